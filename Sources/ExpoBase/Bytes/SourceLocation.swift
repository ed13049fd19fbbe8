/// A location in a document: what a finding points at.
///
/// Lines and columns are computed from the byte range (``LineIndex``) when a finding is reported,
/// so that all formats agree.
public struct SourceLocation: Hashable, Sendable {
  /// What the location points at.
  public enum Part: String, Hashable, Sendable {
    /// The value at the pointer.
    case value
    /// The key of that value.
    case key
    /// The whole file.
    case file
  }

  /// The name of the file, as in ``SourceFile/name``.
  public var file: String
  /// The bytes, as offsets in the file; empty where something is missing.
  public var bytes: Range<Int>
  /// The path to the value; where something is missing, the path to the value it belongs in.
  public var pointer: JSONPointer
  /// What the location points at.
  public var part: Part

  /// Creates a location.
  public init(
    file: String, bytes: Range<Int>, pointer: JSONPointer = .root, part: Part = .value
  ) {
    self.file = file
    self.bytes = bytes
    self.pointer = pointer
    self.part = part
  }
}
