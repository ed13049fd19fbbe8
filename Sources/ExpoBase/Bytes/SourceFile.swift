/// The bytes of a document and the name it has in findings.
///
/// The bytes stay as they were read; nothing is decoded, normalized or copied before it is needed.
public struct SourceFile: Equatable, Sendable {
  package static let standardInputName = "<stdin>"

  /// A path, or `-`.
  package static func operand(named name: String) -> String {
    name == standardInputName ? "-" : name
  }

  /// The name in findings: a path as the user gave it, or `<stdin>`.
  public let name: String
  /// The bytes as they were read, with a byte order mark if there is one.
  package let bytes: SourceBytes
  /// The number of the first line, from 1; larger for a part of a longer document.
  package let firstLine: Int

  package init(name: String, bytes: SourceBytes, firstLine: Int = 1) {
    self.name = name
    self.bytes = bytes
    self.firstLine = firstLine
  }

  /// Creates a file from a copy of bytes.
  public init(name: String, bytes: [UInt8]) {
    self.init(name: name, bytes: SourceBytes(bytes))
  }

  /// Creates a file from text, encoded in UTF-8.
  public init(name: String, text: String) {
    self.init(name: name, bytes: SourceBytes(text.utf8))
  }

  /// The UTF-8 byte order mark at the start has 3 bytes; 0 without one.
  package var byteOrderMarkLength: Int {
    bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
  }

  /// The whole text, with U+FFFD for each ill-formed sequence.
  public var text: String { text(in: 0..<bytes.count) }

  /// The text of bytes that the file has, with U+FFFD for each ill-formed sequence.
  public func text(in range: Range<Int>) -> String {
    bytes.text(in: range.clamped(to: 0..<bytes.count))
  }
}

/// A location in a document, to which a finding points.
///
/// Lines and columns are computed from the bytes (``LineIndex``) when a finding is reported, so
/// that all formats agree.
public struct DocumentLocation: Hashable, Sendable {
  package enum Part: String, Hashable, Sendable {
    case value
    case key
    case file
  }

  /// The name of the file, as in ``SourceFile/name``.
  public var file: String
  /// The bytes, as offsets in the file; empty where something is missing.
  public var bytes: Range<Int>
  /// The path to the value; where something is missing, the path to the value it belongs in.
  public var pointer: JSONPointer
  package var part: Part

  /// Creates the location of a value.
  public init(file: String, bytes: Range<Int>, pointer: JSONPointer = .root) {
    self.init(file: file, bytes: bytes, pointer: pointer, part: .value)
  }

  package init(file: String, bytes: Range<Int>, pointer: JSONPointer = .root, part: Part) {
    self.file = file
    self.bytes = bytes
    self.pointer = pointer
    self.part = part
  }
}
