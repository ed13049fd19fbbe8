public import ExpoBase

/// All errors of a document that could not be decoded.
public struct DecodeErrors: Error, Equatable, Sendable {
  /// The errors, sorted by their bytes.
  public let errors: [DecodeError]
  /// The document.
  public let file: SourceFile

  /// Creates the errors of a document.
  public init(_ errors: [DecodeError], in file: SourceFile) {
    self.errors = errors
    self.file = file
  }

  /// Whether the errors and the names of the documents are the same.
  public static func == (one: DecodeErrors, other: DecodeErrors) -> Bool {
    one.errors == other.errors && one.file.name == other.file.name
  }
}
