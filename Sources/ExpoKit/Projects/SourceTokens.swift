import ExpoBase

struct SourceToken {
  /// A joined text has interpolations, or no end.
  enum Kind { case word, sign, text, joinedText }

  let kind: Kind
  /// The bytes of a text are those between the quotes, or between two tags.
  let bytes: Range<Int>
  /// A word or sign; only set by ``SourceCode``.
  var code = ""
  /// Whether a line break is before it; only set by ``SourceCode``.
  var startsLine = false
}

/// Reads the words, signs and texts of a file, without comments.
///
/// A word of a property list may be a path. Each byte is read once.
struct SourceTokens: Sequence, IteratorProtocol {
  enum Syntax {
    case swift
    /// Objective-C, and also JSON.
    case objectiveC
    /// XML, as interfaces and property lists are.
    case markup
    /// An old-style property list, as project files are.
    case list

    /// The syntax of a file, by its extension.
    init(ofFile name: String) {
      switch FileName.split(name).extension {
      case "xib", "storyboard", "plist": self = .markup
      case "swift": self = .swift
      default: self = .objectiveC
      }
    }
  }

  let bytes: SourceBytes
  let syntax: Syntax
  private var index: Int
  private var isInTag = false

  init(_ file: SourceFile, _ syntax: Syntax) {
    bytes = file.bytes
    self.syntax = syntax
    index = file.byteOrderMarkLength
  }

  private func has(_ text: String, at index: Int) -> Bool {
    zip(index..., text.utf8).allSatisfy { $0 < bytes.count && bytes[$0] == $1 }
  }

  mutating func next() -> SourceToken? {
    while index < bytes.count {
      let start = index
      index += 1
      switch bytes[start] {
      case ...0x20: break
      case UInt8(ascii: "<") where has("!--", at: index) && syntax == .markup: skip(to: "-->")
      case UInt8(ascii: "<") where has("![CDATA[", at: index) && syntax == .markup:
        skip(to: "]]>")
        return SourceToken(kind: .text, bytes: start + 9..<Swift.max(index - 3, start + 9))
      case UInt8(ascii: "<") where syntax == .markup, UInt8(ascii: ">") where syntax == .markup:
        isInTag = bytes[start] == UInt8(ascii: "<")
        return SourceToken(kind: .sign, bytes: start..<index)
      case _ where syntax == .markup && !isInTag:
        while index < bytes.count, bytes[index] != UInt8(ascii: "<") { index += 1 }
        return SourceToken(kind: .text, bytes: start..<index)
      case UInt8(ascii: "\""): return text(hashes: 0)
      case UInt8(ascii: "#") where syntax == .swift:
        while has("#", at: index) { index += 1 }
        let count = index - start
        guard has("\"", at: index) else { return SourceToken(kind: .sign, bytes: start..<index) }
        index += 1
        return text(hashes: count)
      case UInt8(ascii: "/") where syntax != .markup && has("/", at: index): skip(to: "\n")
      case UInt8(ascii: "/") where syntax != .markup && has("*", at: index): skipComment()
      case UInt8(ascii: "'") where syntax == .list: return text(hashes: 0)
      // A character of Objective-C may be a quotation mark.
      case UInt8(ascii: "'") where has("\"'", at: index): index += 2
      case UInt8(ascii: "'") where has("\\\"'", at: index): index += 3
      case let byte where isPartOfWord(byte):
        while index < bytes.count, isPartOfWord(bytes[index]) { index += 1 }
        return SourceToken(kind: .word, bytes: start..<index)
      default: return SourceToken(kind: .sign, bytes: start..<index)
      }
    }
    return nil
  }

  private func isPartOfWord(_ byte: UInt8) -> Bool {
    switch Unicode.Scalar(byte) {
    case "a"..."z", "A"..."Z", "0"..."9", "_", "\u{80}"...: true
    case "-"...":", "@", "$", "+", "~": syntax == .list
    default: false
    }
  }

  private mutating func skip(to end: String) {
    while index < bytes.count, !has(end, at: index) { index += 1 }
    index = Swift.min(index + end.utf8.count, bytes.count)
  }

  /// Skips a comment after its first slash; in Swift with the comments in it.
  private mutating func skipComment() {
    index += 1
    var depth = 1
    while index < bytes.count, depth > 0 {
      let opens = syntax == .swift && has("/*", at: index)
      let closes = has("*/", at: index)
      depth += opens ? 1 : closes ? -1 : 0
      index += opens || closes ? 2 : 1
    }
  }

  /// The text after its first quote, which `hashes` of `#` precede; unclosed texts in code end with the line.
  private mutating func text(hashes: Int) -> SourceToken {
    let quote = bytes[index - 1]
    let isLong = syntax == .swift && has("\"\"", at: index)
    let isLine = !isLong && (syntax == .swift || syntax == .objectiveC)
    let marks = String(repeating: "#", count: hashes)
    let end = (isLong ? "\"\"" : "") + marks
    index += isLong ? 2 : 0
    let start = index
    var kind = SourceToken.Kind.text
    while index < bytes.count, !isLine || bytes[index] != 0x0A {
      let byte = bytes[index]
      index += 1
      if byte == quote, has(end, at: index) {
        let token = SourceToken(kind: kind, bytes: start..<index - 1)
        index += end.utf8.count
        return token
      }
      guard byte == UInt8(ascii: "\\"), syntax != .markup, has(marks, at: index) else { continue }
      index += hashes
      if syntax == .swift, has("(", at: index) { kind = .joinedText }
      index = Swift.min(index + 1, bytes.count)
    }
    return SourceToken(kind: .joinedText, bytes: start..<index)
  }
}
