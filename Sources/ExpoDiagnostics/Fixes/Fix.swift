/// A mend for a problem: edits of bytes in the file that the problem is in, and nothing else.
public struct Fix: Equatable, Sendable {
  /// Whether the meaning is certain to stay what it was meant to be.
  public enum Applicability: String, Equatable, Sendable {
    /// Applied by `--fix`.
    case safe
    /// Applied only with `--unsafe-fixes`: it may not be what was meant.
    case unsafe
  }

  /// Whether it is safe.
  public let applicability: Applicability
  /// What it does, in one line: `insert ','`.
  public let message: String
  /// The edits, in the order of their bytes and without overlap.
  public let edits: [Edit]

  /// Describes a mend.
  public init(_ applicability: Applicability, _ message: String, _ edits: [Edit]) {
    self.applicability = applicability
    self.message = message
    self.edits = edits
  }

  /// A mend that is certain.
  public static func safe(_ message: String, _ edits: Edit...) -> Fix {
    Fix(.safe, message, edits)
  }

  /// A mend that may not be what was meant.
  public static func unsafe(_ message: String, _ edits: Edit...) -> Fix {
    Fix(.unsafe, message, edits)
  }
}

/// One replacement of bytes by text.
public struct Edit: Equatable, Sendable {
  /// The bytes replaced, from the start of the file; empty for an insertion.
  public let bytes: Range<Int>
  /// What is written in their place.
  public let text: String

  /// Replaces bytes by text.
  public init(_ bytes: Range<Int>, _ text: String) {
    self.bytes = bytes
    self.text = text
  }

  /// Deletes bytes.
  public static func delete(_ bytes: Range<Int>) -> Edit { Edit(bytes, "") }

  /// Inserts text before a byte.
  public static func insert(_ text: String, at offset: Int) -> Edit { Edit(offset..<offset, text) }
}
