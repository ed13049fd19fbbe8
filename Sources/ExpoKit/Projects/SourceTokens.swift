import ExpoBase

/// A part of source code.
struct SourceToken {
  enum Kind { case word, sign, text, joinedText }

  /// What it is; a joined text has interpolations, or no end.
  let kind: Kind
  /// Its bytes; of a text those between the quotes.
  let bytes: Range<Int>
}

/// Reads the words, signs and texts of a file, without comments.
///
/// A word of a property list may be a path. Each byte is read once, whatever the file is worth.
struct SourceTokens: Sequence, IteratorProtocol {
  enum Syntax {
    /// Swift, Objective-C, JSON.
    case code
    /// XML, as interfaces and property lists are.
    case markup
    /// An old-style property list, as project files are.
    case list
  }

  let bytes: SourceBytes
  let syntax: Syntax
  private var index = 0

  init(_ bytes: SourceBytes, _ syntax: Syntax) {
    self.bytes = bytes
    self.syntax = syntax
  }

  private func has(_ text: String, at index: Int) -> Bool {
    var index = index
    for byte in text.utf8 {
      guard index < bytes.count, bytes[index] == byte else { return false }
      index += 1
    }
    return true
  }

  mutating func next() -> SourceToken? {
    while index < bytes.count {
      let (byte, start) = (bytes[index], index)
      index += 1
      switch byte {
      case ...0x20: break
      case UInt8(ascii: "\""): return text(isLong: syntax == .code && has("\"\"", at: index))
      case UInt8(ascii: "/") where syntax != .markup && has("/", at: index): skip(to: "\n")
      case UInt8(ascii: "/") where syntax != .markup && has("*", at: index): skip(to: "*/")
      case UInt8(ascii: "<") where syntax == .markup && has("!--", at: index): skip(to: "-->")
      case UInt8(ascii: "'") where syntax == .list: return text(isLong: false)
      // A character of Objective-C may be a quotation mark.
      case UInt8(ascii: "'") where has("\"'", at: index): index += 2
      case UInt8(ascii: "'") where has("\\\"'", at: index): index += 3
      case _ where isPartOfWord(byte):
        while index < bytes.count, isPartOfWord(bytes[index]) { index += 1 }
        return SourceToken(kind: .word, bytes: start..<index)
      default: return SourceToken(kind: .sign, bytes: start..<index)
      }
    }
    return nil
  }

  private func isPartOfWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
      true
    case UInt8(ascii: "-")...UInt8(ascii: ":"), UInt8(ascii: "@"), UInt8(ascii: "$"),
      UInt8(ascii: "+"), UInt8(ascii: "~"):
      syntax == .list
    default: false
    }
  }

  private mutating func skip(to end: String) {
    while index < bytes.count, !has(end, at: index) { index += 1 }
    index = Swift.min(index + end.utf8.count, bytes.count)
  }

  /// Reads a text behind its first quote; in code one that is not closed ends with its line.
  private mutating func text(isLong: Bool) -> SourceToken {
    let quote = bytes[index - 1]
    index += isLong ? 2 : 0
    let start = index
    var kind = SourceToken.Kind.text
    while index < bytes.count, isLong || syntax != .code || bytes[index] != 0x0A {
      let byte = bytes[index]
      index += 1
      if byte == quote, !isLong || has("\"\"", at: index) {
        let end = index - 1
        index += isLong ? 2 : 0
        return SourceToken(kind: kind, bytes: start..<end)
      }
      guard byte == UInt8(ascii: "\\"), syntax != .markup else { continue }
      if syntax == .code, has("(", at: index) { kind = .joinedText }
      index = Swift.min(index + 1, bytes.count)
    }
    return SourceToken(kind: .joinedText, bytes: start..<index)
  }
}
