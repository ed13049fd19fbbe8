import ExpoSource

/// The lines of YAML that are not indented: `key: value`, `key:` and `- item`.
struct YAMLOutline {
  private let bytes: SourceBytes
  private var members = 0
  private var hasMarker = false
  /// Whether the last member has its value on the lines below it.
  private var isOpen = false
  private var hasNested = false

  /// Whether every line is one of YAML, and there is more than one.
  static func isFound(in bytes: SourceBytes, _ head: Range<Int>) -> Bool {
    var outline = YAMLOutline(bytes: bytes)
    var start = head.lowerBound
    // The white space before the first line is its indentation.
    guard start == 0 || bytes[start - 1] != 0x20 && bytes[start - 1] != 0x09 else { return false }
    while start < head.upperBound {
      let end = bytes[start..<head.upperBound].firstIndex(where: \.isLineEnd) ?? head.upperBound
      // The last line may be cut.
      if end < head.upperBound || end == bytes.count {
        guard outline.accepts(start..<bytes.trimmedEnd(of: start..<end)) else { return false }
      }
      start = end + 1
    }
    let lines = outline.members + (outline.hasMarker || outline.hasNested ? 1 : 0)
    return outline.members > 0 && lines > 1
  }

  private mutating func accepts(_ line: Range<Int>) -> Bool {
    guard let first = bytes[line].first else { return true }
    if first == UInt8(ascii: "#") || first == UInt8(ascii: "%") { return true }
    if bytes[line].elementsEqual("---".utf8) || bytes[line].elementsEqual("...".utf8) {
      hasMarker = true
      return true
    }
    if first == 0x20 {
      hasNested = hasNested || isOpen
      return members > 0
    }
    guard isItem(line) || isMember(line) else { return false }
    members += 1
    return true
  }

  private mutating func isItem(_ line: Range<Int>) -> Bool {
    guard bytes[line.lowerBound] == .minus else { return false }
    isOpen = true
    return line.count == 1 || bytes[line.lowerBound + 1] == 0x20
  }

  /// Whether a line is a plain key, a colon and a value that no comma or open bracket ends.
  private mutating func isMember(_ line: Range<Int>) -> Bool {
    let colon = bytes[line].firstIndex { !$0.isInKey } ?? line.upperBound
    guard colon > line.lowerBound, colon < line.upperBound, bytes[colon] == .colon,
      !bytes[line.lowerBound].isDigit
    else { return false }
    let value = bytes[colon + 1..<line.upperBound]
    isOpen = value.isEmpty || value.last == UInt8(ascii: "|") || value.last == UInt8(ascii: ">")
    guard let last = value.last else { return true }
    return value.first == 0x20 && !",;{[".utf8.contains(last)
  }
}

extension UInt8 {
  /// Whether it can be part of a plain key.
  fileprivate var isInKey: Bool {
    isASCIILetter || isDigit || self >= 0x80 || self == .minus || self == UInt8(ascii: "_")
  }
}
