/// A document's bytes under the name that findings call it by.
///
/// The bytes are kept as they were read: nothing is decoded, normalised or copied until asked for.
public struct SourceFile: Equatable, Sendable {
  /// The name of what was read from standard input.
  public static let standardInputName = "<stdin>"

  /// How a command line names the document: its path, or `-`.
  public var operand: String { Self.operand(named: name) }

  /// How a command line names a document of a given name.
  public static func operand(named name: String) -> String {
    name == standardInputName ? "-" : name
  }

  /// The name shown in findings: a path as the user gave it, or `<stdin>`.
  public let name: String
  /// The document as it was read, a byte order mark included.
  public let bytes: SourceBytes
  /// The 1-based number of its first line: more than 1 for a part of something longer.
  public let firstLine: Int

  /// Names the given bytes.
  public init(name: String, bytes: SourceBytes, firstLine: Int = 1) {
    self.name = name
    self.bytes = bytes
    self.firstLine = firstLine
  }

  /// The same in memory of its own, whatever becomes of the memory it was read from.
  public var copy: SourceFile {
    SourceFile(name: name, bytes: SourceBytes(bytes), firstLine: firstLine)
  }

  /// Names a copy of the given bytes.
  public init(name: String, bytes: [UInt8]) {
    self.init(name: name, bytes: SourceBytes(bytes))
  }

  /// Names the UTF-8 form of the given text.
  public init(name: String, text: String) {
    self.init(name: name, bytes: SourceBytes(text.utf8))
  }

  /// The length in bytes of the UTF-8 byte order mark the document begins with: 3 or 0.
  public var byteOrderMarkLength: Int {
    bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
  }

  /// The bytes of a range as text, each ill-formed sequence as U+FFFD.
  public func text(in range: Range<Int>) -> String {
    String(decoding: bytes[range], as: UTF8.self)
  }
}
