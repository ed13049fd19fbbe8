import ExpoBase

/// Facts about a string that are known without decoding it, so that rules can skip most texts.
///
/// Exact, unless the name begins with `may`: that is also true of some strings without it, and never false with it.
package struct StringFacts {
  private let bytes: SourceBytes
  /// The bytes between the quotes.
  package let content: Range<Int>
  private let flags: Tape.Flags

  init(_ node: Tape.Node, in bytes: SourceBytes) {
    self.bytes = bytes
    content = node.content
    flags = node.flags
  }

  package var hasEscapes: Bool { flags.contains(.escaped) }

  /// The most bytes that spell one byte of the text: `\u0041` has six, other escapes have two.
  package var longestSpelling: Int {
    hasEscapes ? flags.contains(.unicodeEscaped) ? 6 : 2 : 1
  }

  /// Characters of UAX #14 (BK, CR, LF, NL) or escapes of them.
  var hasLineBreaks: Bool { flags.contains(.lineBreak) }

  /// A line break that is spelled out (`\\n`, `₩n`), or one without a short escape.
  package var hasOddLineBreaks: Bool { flags.contains(.oddLineBreak) }

  /// HTML, or `/n` for a line break.
  package var mayHaveMarkup: Bool {
    var index = content.lowerBound
    while true {
      index = bytes.firstMarkup(in: index..<content.upperBound)
      guard index < content.upperBound else { return mayHaveEscapedMarkup }
      let next = bytes[index + 1]
      let isSlash = bytes[index] == .slash
      if isSlash ? next == UInt8(ascii: "n") : next > 0x20 && next != .quote { return true }
      index += 1
    }
  }

  /// Some writers escape the brackets of HTML: `\u003c`.
  private var mayHaveEscapedMarkup: Bool {
    flags.contains(.unicodeEscaped)
      && hasEscape { bytes[$0 + 1] == UInt8(ascii: "u") && bytes[$0 + 2] == UInt8(ascii: "0") }
  }

  package var mayBeBlank: Bool { content.isEmpty || mayHaveSpaceAtStart }

  private var mayHaveSpaceAtStart: Bool {
    bytes[content.lowerBound] == .backslash || bytes.isSpace(at: content.lowerBound)
  }

  package var mayHaveSpaceAtEnds: Bool {
    mayHaveSpaceAtStart || bytes.mayEndSpace(before: content.upperBound, orLineBreak: true)
  }

  package var mayHaveSpaceBeforeLineBreaks: Bool {
    if hasOddLineBreaks { return true }
    return hasLineBreaks
      && hasEscape {
        let letter = bytes[$0 + 1]
        let isLineBreak = letter == UInt8(ascii: "n") || letter == UInt8(ascii: "r")
        return isLineBreak && bytes.mayEndSpace(before: $0)
      }
  }

  /// Whether an escape is wanted; its offset is that of its backslash.
  private func hasEscape(where isWanted: (Int) -> Bool) -> Bool {
    var index = content.lowerBound
    while true {
      index = bytes.firstIndex(of: .backslash, in: index..<content.upperBound)
      guard index < content.upperBound else { return false }
      if isWanted(index) { return true }
      index += 2
    }
  }
}

extension JSONNode {
  /// Nil unless the value is a valid string.
  package var stringFacts: StringFacts? {
    let node = tree.tape[index]
    return node.isSoundString ? StringFacts(node, in: tree.file.bytes) : nil
  }
}

extension SourceBytes {
  /// The first `&`, `/` or `<`, or the end of the range.
  fileprivate func firstMarkup(in range: Range<Int>) -> Int {
    typealias Block = SIMD16<UInt8>
    let and = Block(repeating: UInt8(ascii: "&"))
    let slash = Block(repeating: UInt8(ascii: "/"))
    let less = Block(repeating: UInt8(ascii: "<"))
    return withSpan {
      $0.firstIndex(in: range) { ($0 .== and) .| ($0 .== slash) .| ($0 .== less) }
    }
  }

  /// The character before an offset may be white space, plain or as an escape of two or six bytes.
  ///
  /// A line break is not, unless it is asked for: most paragraphs end with two in a row.
  fileprivate func mayEndSpace(before end: Int, orLineBreak: Bool = false) -> Bool {
    guard end >= 6 else { return true }
    if self[end - 2] == .backslash {
      return orLineBreak || self[end - 1] == 0x20 || self[end - 1] == UInt8(ascii: "t")
    }
    if self[end - 6] == .backslash { return true }
    // A space has at most three bytes.
    return isSpace(
      at: self[end - 1] < 0x80 ? end - 1 : self[end - 2] & 0xC0 == 0xC0 ? end - 2 : end - 3)
  }

  /// White space, or the end of the string.
  fileprivate func isSpace(at start: Int) -> Bool {
    switch self[start] {
    case 0...0x20, .quote: true
    case 0xC2, 0xE1...0xE3:
      UTF8Sequence(in: self, at: start).scalar?.properties.isWhitespace ?? false
    default: false
    }
  }
}
