import ExpoBase

/// The bytes of a file, and the version of the file that they were read from.
///
/// It owns the bytes of the document. Code that replaces the document uses the version to detect
/// whether another program wrote the file in the meantime.
final class ReadFile {
  /// The owner of the bytes.
  let memory: AnyObject
  /// The version when the file was opened.
  let version: FileVersion

  private init(_ memory: AnyObject, _ version: FileVersion) {
    self.memory = memory
    self.version = version
  }

  /// Bytes that know the version of the file they were read from.
  static func bytes(_ bytes: SourceBytes, of version: FileVersion) -> SourceBytes {
    bytes.owned(by: ReadFile(bytes.owner, version))
  }

  /// The version that a document was read from; nil if it was not read from a file.
  static func version(of file: SourceFile) -> FileVersion? {
    (file.bytes.owner as? ReadFile)?.version
  }
}
