/// A place in a document: what findings point at.
///
/// The byte range is the truth; lines and columns are derived from it (``LineIndex``) only when
/// something is reported, so that formats cannot disagree.
public struct SourceLocation: Hashable, Sendable {
  /// What of the value at the pointer is meant.
  public enum Part: String, Hashable, Sendable {
    /// The value itself.
    case value
    /// The key it is a member under.
    case key
    /// The file as a whole.
    case file
  }

  /// The name of the file, as in ``SourceFile/name``.
  public var file: String
  /// The bytes from the start of the file; empty where something is missing.
  public var bytes: Range<Int>
  /// The value concerned; for what is missing, the value that should hold it.
  public var pointer: JSONPointer
  /// What of that value is meant.
  public var part: Part

  /// Points at bytes of a file and at the value they belong to.
  public init(
    file: String, bytes: Range<Int>, pointer: JSONPointer = .root, part: Part = .value
  ) {
    self.file = file
    self.bytes = bytes
    self.pointer = pointer
    self.part = part
  }
}
