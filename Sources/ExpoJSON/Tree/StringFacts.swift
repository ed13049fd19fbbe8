import ExpoBase

/// What can be told of a string without decoding its text, for rules that ask before they read it.
///
/// Each answer is exact unless its name begins with `may`: that one is also true of some strings in
/// which there is nothing of the kind, and never false where there is.
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

  /// Whether there is nothing between the quotes.
  package var isEmpty: Bool { content.isEmpty }

  package var hasEscapes: Bool { flags.contains(.escaped) }

  /// Whether there is a line break: a character of UAX #14 (BK, CR, LF, NL) or an escape of one.
  package var hasLineBreaks: Bool { flags.contains(.lineBreak) }

  /// Whether a line break is spelled out (`\\n`, `₩n`), or is none of the two that have short escapes.
  package var hasOddLineBreaks: Bool { flags.contains(.oddLineBreak) }

  /// Whether there may be HTML, or `/n` for a line break.
  package var mayHaveMarkup: Bool {
    [UInt8(ascii: "&"), UInt8(ascii: "<"), UInt8(ascii: "/")].contains {
      bytes.firstIndex(of: $0, in: content) < content.upperBound
    }
  }

  package var mayHaveSpaceAtEnds: Bool {
    bytes.mayBeginSpace(at: content.lowerBound)
      || bytes.mayHoldSpace(before: content.upperBound, orLineBreak: true)
  }

  package var mayHaveSpaceBeforeLineBreaks: Bool {
    if hasOddLineBreaks { return true }
    guard hasLineBreaks else { return false }
    var index = content.lowerBound
    while true {
      index = bytes.firstIndex(of: .backslash, in: index..<content.upperBound)
      guard index < content.upperBound else { return false }
      let isLineBreak = "nr".utf8.contains(bytes[index + 1])
      if isLineBreak, bytes.mayHoldSpace(before: index) { return true }
      index += 2
    }
  }
}

extension JSONNode {
  /// What can be told of a string that is valid as it is written; nil for any other value.
  package var stringFacts: StringFacts? {
    let node = tree.tape[index]
    return node.isSoundString ? StringFacts(node, in: tree.file.bytes) : nil
  }
}

extension SourceBytes {
  /// Whether the character before an offset in a string may be a space.
  ///
  /// Or a line break, where that counts too; written plainly or as an escape. Only six bytes are
  /// read, so that the answer may be yes where there is none.
  fileprivate func mayHoldSpace(before end: Int, orLineBreak: Bool = false) -> Bool {
    guard end >= 6 else { return true }
    let last = self[end - 1]
    if last == 0x20 { return true }
    if last >= 0x80 { return isWideSpace(endingWith: last, at: end - 1) }
    if self[end - 2] == .backslash {
      let isLineBreak = last == UInt8(ascii: "n") || last == UInt8(ascii: "r")
      return last == UInt8(ascii: "t") || orLineBreak && isLineBreak
    }
    return self[end - 6] == .backslash && isEscapedSpace(at: end - 6)
  }

  /// Whether a backslash begins `\uXXXX` for white space.
  private func isEscapedSpace(at start: Int) -> Bool {
    EscapedString.codeUnit(in: self, at: start).flatMap(Unicode.Scalar.init)?
      .properties.isWhitespace ?? false
  }

  /// Whether a string whose content begins at an offset is empty, or may begin with white space,
  /// written plainly or as an escape.
  fileprivate func mayBeginSpace(at start: Int) -> Bool {
    guard start + 2 < count else { return true }
    let first = self[start]
    if first == .backslash {
      let letter = self[start + 1]
      return letter == UInt8(ascii: "u")
        ? isEscapedSpace(at: start) : letter != .quote && letter != .backslash
    }
    if first < 0x80 { return first <= .quote && first != UInt8(ascii: "!") }
    if first == 0xC2 { return isWideSpace(endingWith: self[start + 1], at: start + 1) }
    return isWideSpace(endingWith: self[start + 2], at: start + 2)
  }

  /// Whether a byte ends one of the spaces beyond ASCII: U+0085, U+00A0, U+1680, U+2000–U+200A,
  /// U+2028, U+2029, U+202F, U+205F, U+3000.
  private func isWideSpace(endingWith last: UInt8, at index: Int) -> Bool {
    if self[index - 1] == 0xC2 { return last == 0x85 || last == 0xA0 }
    switch (self[index - 2], self[index - 1]) {
    case (0xE1, 0x9A), (0xE3, 0x80): return last == 0x80
    case (0xE2, 0x80): return last <= 0x8A || last == 0xA8 || last == 0xA9 || last == 0xAF
    case (0xE2, 0x81): return last == 0x9F
    default: return false
    }
  }
}
