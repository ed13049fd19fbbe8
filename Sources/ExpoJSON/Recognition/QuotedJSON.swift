import ExpoSource

/// JSON with quotes around all of it, none of which are escaped inside: `"[{"name": "x"}]"`.
enum QuotedJSON {
  private static let quotes: [UInt8] = [.quote, UInt8(ascii: "'"), UInt8(ascii: "`")]

  /// Whether the text is an object or an array in quotes.
  static func isFound(in bytes: SourceBytes, from start: Int) -> Bool {
    let end = bytes.trimmedEnd(of: start..<bytes.count)
    guard end - start > 3, quotes.contains(bytes[start]), bytes[end - 1] == bytes[start],
      bytes[start + 1] == .openBrace || bytes[start + 1] == .openBracket,
      bytes[end - 2].isCloser
    else { return false }
    return JSONTree.isJSON(bytes.part(start + 1..<end - 1))
  }
}
