import ExpoJSON
import ExpoText

/// Rules for any text: EX501 and EX502.
enum TextRules {
  /// What is wrong with the text of a member.
  static func problems(in member: Member) -> [ContentProblem] {
    if let content = member.node.content, !mayBeWrong(content) { return [] }
    guard let text = member.clearText else { return [] }
    if text.allSatisfy(\.isWhitespace) {
      return [.emptyText(key: member.key, isBlank: !text.isEmpty, at: member.site)]
    }
    return stray(in: text).map { stray, ranges in
      let places = ranges.map(member.site(ofText:))
      return .strayWhitespace(
        key: member.key, stray, bytes: places.map(\.bytes), at: places.first ?? member.site)
    }
  }

  /// Whether a look at the bytes leaves a doubt: most text is settled by its two ends and by what
  /// stands before its line breaks.
  private static func mayBeWrong(_ content: ArraySlice<UInt8>) -> Bool {
    guard let first = content.first else { return true }
    if mayBeginSpace(first) || mayEndSpace(content, escapes: "nrtu") { return true }
    var index = content.startIndex
    while let backslash = content[index...].firstIndex(of: UInt8(ascii: "\\")) {
      let isLineBreak = "nru".utf8.contains(content[backslash + 1])
      if isLineBreak, mayEndSpace(content[..<backslash], escapes: "tu") { return true }
      index = backslash + 2
    }
    return hasBareLineEnd(content)
  }

  /// A space, an escape, or the lead byte of a wider space.
  private static func mayBeginSpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == UInt8(ascii: "\\") || byte == 0xC2 || 0xE1...0xE3 ~= byte
  }

  /// Whether the last character may be a space: plain, of two or three bytes, or one of some
  /// escapes, given by their letters.
  private static func mayEndSpace(_ content: ArraySlice<UInt8>, escapes: String) -> Bool {
    guard let last = content.last else { return false }
    if last == 0x20 { return true }
    if last >= 0x80 {
      return content.suffix(2).first == 0xC2 || 0xE1...0xE3 ~= (content.suffix(3).first ?? 0)
    }
    let isShort = content.suffix(2).first == UInt8(ascii: "\\") && escapes.utf8.contains(last)
    return isShort || content.suffix(6).starts(with: "\\u".utf8)
  }

  /// Whether a line end of Unicode that needs no escape is in it: U+0085, U+2028, U+2029.
  private static func hasBareLineEnd(_ content: ArraySlice<UInt8>) -> Bool {
    var previous: UInt8 = 0
    var beforePrevious: UInt8 = 0
    for byte in content {
      if byte == 0x85, previous == 0xC2 { return true }
      if byte & 0xFE == 0xA8, previous == 0x80, beforePrevious == 0xE2 { return true }
      (beforePrevious, previous) = (previous, byte)
    }
    return false
  }

  /// White space without a purpose, with its UTF-8 ranges in the text.
  private static func stray(in text: String) -> [(ContentProblem.Stray, [Range<Int>])] {
    let all = text.utf8.count
    let leading = text.prefix(while: \.isWhitespace).utf8.count
    let trailing = text.reversed().prefix(while: \.isWhitespace).reduce(0) { $0 + $1.utf8.count }
    let breaks = spacesBeforeLineBreaks(in: text)
      .filter { $0.lowerBound >= leading && $0.upperBound <= all - trailing }
    var stray: [(ContentProblem.Stray, [Range<Int>])] = []
    if leading > 0 { stray.append((.beginning, [0..<leading])) }
    if !breaks.isEmpty { stray.append((.beforeLineBreak(breaks.count), breaks)) }
    if trailing > 0 { stray.append((.end, [all - trailing..<all])) }
    return stray
  }

  private static func spacesBeforeLineBreaks(in text: String) -> [Range<Int>] {
    var ranges: [Range<Int>] = []
    var offset = 0
    var start: Int?
    for character in text {
      if character.isNewline {
        if let start { ranges.append(start..<offset) }
        start = nil
      } else {
        start = character.isWhitespace ? start ?? offset : nil
      }
      offset += character.utf8.count
    }
    return ranges
  }
}
