import ExpoBase

/// A part of source code.
struct SourceToken {
  enum Kind { case word, sign, text, joinedText }

  /// What it is; a text with interpolations is several joined texts, with the code between them.
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

  private static let deepest = 64

  let bytes: SourceBytes
  let syntax: Syntax
  private var index = 0
  /// The texts around the present interpolation: whether they are long, and their open parentheses.
  private var open: [(isLong: Bool, depth: Int)] = []

  init(_ bytes: SourceBytes, _ syntax: Syntax) {
    self.bytes = bytes
    self.syntax = syntax
  }

  init(_ file: SourceFile) {
    let kinds = ["xib", "storyboard", "plist"]
    let isMarkup = FileName.split(file.name).extension.map(kinds.contains) ?? false
    self.init(file.bytes, isMarkup ? .markup : .code)
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
      switch byte {
      case ...0x20: index += 1
      case UInt8(ascii: "\""):
        let isLong = syntax == .code && has("\"\"\"", at: index)
        index += isLong ? 3 : 1
        return text(.text, isLong: isLong)
      case UInt8(ascii: "/") where syntax != .markup && has("//", at: index): skip(to: "\n")
      case UInt8(ascii: "/") where syntax != .markup && has("/*", at: index): skip(to: "*/")
      case UInt8(ascii: "<") where syntax == .markup && has("<!--", at: index): skip(to: "-->")
      case UInt8(ascii: "'") where syntax == .list:
        index += 1
        return text(.text, isLong: false)
      // A character of Objective-C may be a quotation mark.
      case UInt8(ascii: "'") where has("'\"'", at: index): index += 3
      case UInt8(ascii: "'") where has("'\\\"'", at: index): index += 4
      case _ where isPartOfWord(byte):
        while index < bytes.count, isPartOfWord(bytes[index]) { index += 1 }
        return SourceToken(kind: .word, bytes: start..<index)
      default:
        index += 1
        if let (isLong, depth) = open.last {
          if byte == UInt8(ascii: ")"), depth == 0 {
            open.removeLast()
            return text(.joinedText, isLong: isLong)
          }
          let change = byte == UInt8(ascii: "(") ? 1 : byte == UInt8(ascii: ")") ? -1 : 0
          open[open.count - 1].depth += change
        }
        return SourceToken(kind: .sign, bytes: start..<index)
      }
    }
    return nil
  }

  private func isPartOfWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
      true
    case UInt8(ascii: "$"), UInt8(ascii: "+"), UInt8(ascii: "-")...UInt8(ascii: ":"),
      UInt8(ascii: "@"), UInt8(ascii: "~"):
      syntax == .list
    default: false
    }
  }

  private mutating func skip(to end: String) {
    while index < bytes.count, !has(end, at: index) { index += 1 }
    index = Swift.min(index + end.utf8.count, bytes.count)
  }

  /// Reads a text up to its end or an interpolation; in code one that is not closed ends with its line.
  private mutating func text(_ kind: SourceToken.Kind, isLong: Bool) -> SourceToken {
    let start = index
    let quote = syntax == .list ? bytes[start - 1] : UInt8(ascii: "\"")
    while index < bytes.count, isLong || syntax != .code || bytes[index] != 0x0A {
      let place = index
      index += 1
      if bytes[place] == quote, !isLong || has("\"\"", at: index) {
        index += isLong ? 2 : 0
        return SourceToken(kind: kind, bytes: start..<place)
      }
      guard bytes[place] == UInt8(ascii: "\\"), syntax != .markup else { continue }
      index = Swift.min(index + 1, bytes.count)
      if syntax == .code, has("(", at: index - 1), open.count < Self.deepest {
        open.append((isLong, 0))
        return SourceToken(kind: .joinedText, bytes: start..<place)
      }
    }
    return SourceToken(kind: .joinedText, bytes: start..<index)
  }
}
