import ExpoJSON

struct TextRule: Sendable {
  /// Otherwise the text is not read.
  let mayApply: @Sendable (StringFacts) -> Bool
  /// The member may be the name of an image.
  let problems: @Sendable (_ text: String, Member, _ isImageName: Bool) -> [ContentProblem]

  static let all = [emptyText, strayWhitespace, notation]

  static func mayApply(to string: StringFacts) -> Bool { all.contains { $0.mayApply(string) } }

  static func problems(in member: Member, isImageName: Bool = false) -> [ContentProblem] {
    let rules = member.node.stringFacts.map { string in all.filter { $0.mayApply(string) } } ?? all
    guard !rules.isEmpty, let text = member.clearText else { return [] }
    return rules.flatMap { $0.problems(text, member, isImageName) }
  }
}

extension TextRule {
  /// EX501: a text without a character to be read.
  private static let emptyText = TextRule(mayApply: { $0.isEmpty || $0.mayHaveSpaceAtEnds }) {
    text, member, _ in
    guard text.allSatisfy(\.isWhitespace) else { return [] }
    return [
      ContentProblem(.emptyText(key: member.key, isBlank: !text.isEmpty), at: member.location)
    ]
  }

  /// EX502: white space without a purpose, at one of the ends or before a line break.
  private static let strayWhitespace = TextRule(
    mayApply: { $0.mayHaveSpaceAtEnds || $0.mayHaveSpaceBeforeLineBreaks }
  ) { text, member, isImageName in
    if text.allSatisfy(\.isWhitespace) { return [] }
    let strays = stray(in: text).filter { stray, _ in
      // A raw line break is a mistake of its own, and comes first.
      if case .beforeLineBreak = stray { member.node.isSound } else { true }
    }
    return strays.map { stray, ranges in
      problem(in: ranges, of: member) {
        .strayWhitespace(key: member.key, stray, bytes: $0, isImageName: isImageName)
      }
    }
  }

  /// EX506: a line break that is spelled out, or HTML, which a label shows as it is spelled.
  private static let notation = TextRule(
    mayApply: { $0.hasOddLineBreaks || $0.mayHaveMarkup }
  ) { text, member, isImageName in
    if isImageName { return [] }
    var problems: [ContentProblem] = []
    let breaks = text.literalLineBreaks
    if !breaks.isEmpty {
      problems.append(
        problem(in: breaks, of: member) { .literalLineBreak(key: member.key, bytes: $0) })
    }
    let found = markup(in: Array(text.utf8))
    guard let first = found.first else { return problems }
    // Only the writer knows what a text without its tags should be.
    let meant = found.compactMap(\.meant)
    problems.append(
      problem(in: found.map(\.range), of: member) {
        .markup(
          key: member.key, String(decoding: Array(text.utf8)[first.range], as: UTF8.self),
          bytes: $0, meant: meant.count == found.count ? meant : [])
      })
    return problems
  }

  /// One problem at the first of all UTF-8 ranges; `kind` takes their bytes in the document.
  private static func problem(
    in ranges: [Range<Int>], of member: Member, _ kind: ([Range<Int>]) -> ContentProblem.Kind
  ) -> ContentProblem {
    let places = member.node.bytes(ofUnescaped: ranges)
    var location = member.location
    location.bytes = places.first ?? location.bytes
    return ContentProblem(kind(places), at: location)
  }

  /// White space without a purpose, with its UTF-8 ranges in the text.
  private static func stray(in text: String) -> [(ContentProblem.Stray, [Range<Int>])] {
    let all = text.utf8.count
    let leading = text.prefix(while: \.isWhitespace).utf8.count
    let trailing = text.reversed().prefix(while: \.isWhitespace).reduce(0) { $0 + $1.utf8.count }
    let breaks = text.spacesBeforeLineBreaks
      .filter { $0.lowerBound >= leading && $0.upperBound <= all - trailing }
    var stray: [(ContentProblem.Stray, [Range<Int>])] = []
    if leading > 0 { stray.append((.beginning, [0..<leading])) }
    if !breaks.isEmpty { stray.append((.beforeLineBreak(breaks.count), breaks)) }
    if trailing > 0 { stray.append((.end, [all - trailing..<all])) }
    return stray
  }
}

extension String {
  /// UTF-8 ranges of spelled out line breaks: a backslash, the won sign that Korean keyboards have
  /// in its place, or a slash, and an `n`.
  ///
  /// Empty where a backslash is before other letters too, as in the paths of Windows.
  fileprivate var literalLineBreaks: [Range<Int>] {
    let bytes = Array(utf8)
    let isPath = zip(bytes, bytes.dropFirst()).contains { first, second in
      first == UInt8(ascii: "\\") && Unicode.Scalar(second).properties.isAlphabetic
        && second < 0x80 && !"nrt".utf8.contains(second)
    }
    if isPath { return [] }
    let beginnings = ["\\", "₩", "￦"].map { Array($0.utf8) }
    var isAddress = false
    return bytes.indices.compactMap { index in
      let byte = bytes[index]
      isAddress = byte == UInt8(ascii: ":") || isAddress && byte != UInt8(ascii: " ")
      guard byte == UInt8(ascii: "n") else { return nil }
      if !isAddress, Self.isSlashed(index, in: bytes) { return index - 1..<index + 1 }
      return beginnings.first { bytes[..<index].suffix($0.count).elementsEqual($0) }
        .map { index - $0.count..<index + 1 }
    }
  }

  /// Whether an `n` follows a slash in place of a backslash: twice in a row, before Hangul, or at
  /// the end of the text after more than one letter, as `m/n` is something else.
  private static func isSlashed(_ index: Int, in bytes: [UInt8]) -> Bool {
    guard index > 0, bytes[index - 1] == UInt8(ascii: "/") else { return false }
    let (before, after) = (bytes[..<(index - 1)], bytes[(index + 1)...])
    let isTwice = after.starts(with: "/n".utf8) || before.suffix(2).elementsEqual("/n".utf8)
    let isBeforeHangul = after.first.map { 0xEA...0xED ~= $0 } ?? false
    let isLast = after.isEmpty && before.count > 1 && !before.suffix(2).contains(0x20)
    return isTwice || isBeforeHangul || isLast
  }

  /// White space before line breaks (UAX #14, class BK, CR, LF, NL), in order.
  ///
  /// Characters are examined only where a byte may begin a line break.
  var spacesBeforeLineBreaks: [Range<Int>] {
    var ranges: [Range<Int>] = []
    var offset = 0
    for byte in utf8 {
      defer { offset += 1 }
      guard 0x0A...0x0D ~= byte || byte == 0xC2 || byte == 0xE2 else { continue }
      let stop = utf8.index(startIndex, offsetBy: offset)
      guard self[stop].isNewline else { continue }
      let spaces = self[..<stop].reversed().prefix { $0.isWhitespace && !$0.isNewline }
      let count = spaces.reduce(0) { $0 + $1.utf8.count }
      if count > 0 { ranges.append(offset - count..<offset) }
    }
    return ranges
  }
}
