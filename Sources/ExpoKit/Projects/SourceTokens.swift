import ExpoBase

/// A part of source code.
struct SourceToken {
  enum Kind { case word, sign, text, joinedText }

  /// What it is; a text with interpolations is several joined texts, with the code between them.
  let kind: Kind
  /// Its bytes; of a text those between the quotes.
  let bytes: Range<Int>
}

/// Reads the words, signs and texts of Swift, Objective-C, JSON or XML, without comments.
///
/// Each byte is read once, whatever the code is worth.
struct SourceTokens: Sequence, IteratorProtocol {
  private struct Quote {
    var hashes = 0
    var isLong = false
  }

  private static let deepest = 64

  let bytes: SourceBytes
  /// Whether it is XML, as interfaces and property lists are.
  let isMarkup: Bool
  private var index = 0
  /// The texts around the present interpolation, and its open parentheses.
  private var open: [(quote: Quote, depth: Int)] = []

  init(_ file: SourceFile) {
    bytes = file.bytes
    isMarkup = ["xib", "storyboard", "plist"].contains(FileName.split(file.name).extension)
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
      case UInt8(ascii: "\""): return text()
      case UInt8(ascii: "/") where !isMarkup && has("//", at: index): skip(to: "\n")
      case UInt8(ascii: "/") where !isMarkup && has("/*", at: index): skipComment()
      case UInt8(ascii: "<") where isMarkup && has("<!--", at: index): skip(to: "-->")
      // A character of Objective-C may be a quotation mark.
      case UInt8(ascii: "'") where has("'\"'", at: index): index += 3
      case UInt8(ascii: "'") where has("'\\\"'", at: index): index += 4
      case UInt8(ascii: "#"):
        while index < bytes.count, bytes[index] == byte { index += 1 }
        if !isMarkup, has("\"", at: index) { return text(hashes: index - start) }
        return SourceToken(kind: .sign, bytes: start..<index)
      case _ where Self.isPartOfWord(byte):
        while index < bytes.count, Self.isPartOfWord(bytes[index]) { index += 1 }
        return SourceToken(kind: .word, bytes: start..<index)
      default:
        index += 1
        if let depth = open.last?.depth {
          if byte == UInt8(ascii: ")"), depth == 0, let quote = open.popLast()?.quote {
            return rest(of: quote, .joinedText)
          }
          let change = byte == UInt8(ascii: "(") ? 1 : byte == UInt8(ascii: ")") ? -1 : 0
          open[open.count - 1].depth += change
        }
        return SourceToken(kind: .sign, bytes: start..<index)
      }
    }
    return nil
  }

  static func isPartOfWord(_ byte: UInt8) -> Bool {
    byte >= 0x80 || byte == UInt8(ascii: "_") || 0x30...0x39 ~= byte || 0x41...0x5A ~= byte
      || 0x61...0x7A ~= byte
  }

  private mutating func skip(to end: String) {
    while index < bytes.count, !has(end, at: index) { index += 1 }
  }

  /// Skips a comment, in which others may lie.
  private mutating func skipComment() {
    var depth = 0
    repeat {
      let change = has("/*", at: index) ? 1 : has("*/", at: index) ? -1 : 0
      depth += change
      index += change == 0 ? 1 : 2
    } while depth > 0 && index < bytes.count
  }

  private mutating func text(hashes: Int = 0) -> SourceToken {
    let isLong = !isMarkup && has("\"\"\"", at: index)
    index += isLong ? 3 : 1
    return rest(of: Quote(hashes: hashes, isLong: isLong), .text)
  }

  /// Reads a text up to its end or an interpolation; one that is not closed ends with its line.
  private mutating func rest(of quote: Quote, _ kind: SourceToken.Kind) -> SourceToken {
    let start = index
    while index < bytes.count, isMarkup || quote.isLong || bytes[index] != 0x0A {
      let (byte, place) = (bytes[index], index)
      index += 1
      if byte == UInt8(ascii: "\""), !quote.isLong || has("\"\"", at: index),
        skipHashes(quote.hashes, after: quote.isLong ? 2 : 0)
      {
        return SourceToken(kind: kind, bytes: start..<place)
      }
      guard byte == UInt8(ascii: "\\"), !isMarkup, skipHashes(quote.hashes) else { continue }
      if has("(", at: index), open.count < Self.deepest {
        index += 1
        open.append((quote, 0))
        return SourceToken(kind: .joinedText, bytes: start..<place)
      }
      index = Swift.min(index + 1, bytes.count)
    }
    return SourceToken(kind: kind, bytes: start..<index)
  }

  /// Skips as many `#`, and the bytes before them; false if there are not so many.
  private mutating func skipHashes(_ count: Int, after skipped: Int = 0) -> Bool {
    let end = index + skipped + count
    guard end <= bytes.count,
      bytes[index + skipped..<end].allSatisfy({ $0 == UInt8(ascii: "#") })
    else { return false }
    index = end
    return true
  }
}
