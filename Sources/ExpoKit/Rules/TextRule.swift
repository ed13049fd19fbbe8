import ExpoJSON

struct TextRule: Sendable {
  /// Whether the text may have a problem, by its facts; otherwise it is not read.
  let mayApply: @Sendable (StringFacts) -> Bool
  /// `isImageName` if the text names an image, so that no label shows it.
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
  private static let emptyText = TextRule(mayApply: \.mayBeBlank) { text, member, _ in
    let kind = ContentProblem.Kind.emptyText(key: member.key, isBlank: !text.isEmpty)
    return text.allSatisfy(\.isWhitespace) ? [ContentProblem(kind, at: member.location)] : []
  }

  /// EX502: white space without a purpose, at one of the ends or before a line break.
  private static let strayWhitespace = TextRule(
    mayApply: { $0.mayHaveSpaceAtEnds || $0.mayHaveSpaceBeforeLineBreaks }
  ) { text, member, isImageName in
    if text.allSatisfy(\.isWhitespace) { return [] }
    let all = text.utf8.count
    let leading = text.prefix(while: \.isWhitespace).utf8.count
    let trailing = text.reversed().prefix(while: \.isWhitespace).reduce(0) { $0 + $1.utf8.count }
    // A raw line break is a mistake of its own, and comes first.
    let mayHaveBreaks = member.node.stringFacts?.mayHaveSpaceBeforeLineBreaks ?? false
    let breaks = (mayHaveBreaks ? text.spacesBeforeLineBreaks : [])
      .filter { $0.lowerBound >= leading && $0.upperBound <= all - trailing }
    func problem(_ stray: ContentProblem.Stray, _ ranges: [Range<Int>]) -> [ContentProblem] {
      problems(in: ranges.filter { !$0.isEmpty }, of: member) {
        .strayWhitespace(key: member.key, stray, bytes: $0, isImageName: isImageName)
      }
    }
    return problem(.beginning, [0..<leading]) + problem(.beforeLineBreak(breaks.count), breaks)
      + problem(.end, [all - trailing..<all])
  }

  /// EX506: a line break that is spelled out, or HTML, which a label shows as it is spelled.
  private static let notation = TextRule(
    mayApply: { $0.hasOddLineBreaks || $0.mayHaveMarkup }
  ) { text, member, isImageName in
    if isImageName { return [] }
    let found = markup(in: Array(text.utf8))
    // Only the writer knows what a text without its tags should be.
    let meant = found.contains { $0.meant == nil } ? [] : found.compactMap(\.meant)
    let breaks = problems(in: text.literalLineBreaks, of: member) {
      .literalLineBreak(key: member.key, bytes: $0)
    }
    return breaks
      + problems(in: found.map(\.range), of: member) {
        let first = String(decoding: Array(text.utf8)[found[0].range], as: UTF8.self)
        return .markup(key: member.key, first: first, bytes: $0, meant: meant)
      }
  }

  /// One problem at the first of all UTF-8 ranges; `kind` takes their bytes in the document.
  private static func problems(
    in ranges: [Range<Int>], of member: Member, _ kind: ([Range<Int>]) -> ContentProblem.Kind
  ) -> [ContentProblem] {
    if ranges.isEmpty { return [] }
    let bytes = member.node.bytes(ofUnescaped: ranges)
    var location = member.location
    location.bytes = bytes.first ?? location.bytes
    return [ContentProblem(kind(bytes), at: location)]
  }
}

// MARK: - Markup

extension TextRule {
  /// The UTF-8 bytes, and the characters that an entity represents; nil for a tag.
  typealias Markup = (range: Range<Int>, meant: String?)

  private static let tags = Set(
    ("a b blockquote br center code del div em font h1 h2 h3 h4 h5 h6 hr i img ins li ol p pre s small "
      + "span strong sub sup table td th tr u ul").split(separator: " ").map(String.init))

  private static let entities = [
    "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "nbsp": " ", "hellip": "…",
    "ndash": "–", "mdash": "—", "lsquo": "‘", "rsquo": "’", "ldquo": "“", "rdquo": "”",
    "middot": "·", "bull": "•", "copy": "©", "reg": "®", "trade": "™", "times": "×", "deg": "°",
    "laquo": "«", "raquo": "»", "euro": "€", "frac12": "½", "eacute": "é", "egrave": "è",
    "ecirc": "ê", "agrave": "à", "acirc": "â", "auml": "ä", "ccedil": "ç", "iuml": "ï",
    "ntilde": "ñ", "ocirc": "ô", "ouml": "ö", "szlig": "ß", "uuml": "ü",
  ]

  // In bytes between the ends.
  private static let longestTag = 400
  private static let longestEntity = 10

  /// The tags and entities in a text; anything else with `<` or `&` is skipped.
  static func markup(in text: [UInt8]) -> [Markup] {
    text.indices.compactMap { start in
      switch text[start] {
      case UInt8(ascii: "<"): tag(in: text[(start + 1)...].prefix(longestTag), start)
      case UInt8(ascii: "&"): entity(in: text[(start + 1)...].prefix(longestEntity), start)
      default: nil
      }
    }
  }

  private static func tag(in rest: ArraySlice<UInt8>, _ start: Int) -> Markup? {
    let name = rest.drop { $0 == UInt8(ascii: "/") }.prefix {
      0x61...0x7A ~= $0 | 0x20 || 0x30...0x39 ~= $0
    }
    guard tags.contains(String(decoding: name, as: UTF8.self).lowercased()),
      let end = rest.firstIndex(where: { "<>".utf8.contains($0) }), rest[end] == UInt8(ascii: ">")
    else { return nil }
    let attributes = rest[name.endIndex..<end].drop { " /".utf8.contains($0) }
    guard attributes.isEmpty || attributes.contains(UInt8(ascii: "=")) else { return nil }
    return (start..<end + 1, nil)
  }

  private static func entity(in rest: ArraySlice<UInt8>, _ start: Int) -> Markup? {
    guard let end = rest.firstIndex(of: UInt8(ascii: ";")) else { return nil }
    let name = String(decoding: rest[..<end], as: UTF8.self)
    // In HTML, also `&#X27;`.
    let character = MarkupReader.Attribute.character(name.lowercased()[...])
    // No text is meant to have a control character.
    guard let text = entities[name] ?? character, text.utf8.first ?? 0 >= 0x20 else { return nil }
    return (start..<end + 1, text)
  }
}

// MARK: - Line breaks

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
    let before = bytes[..<(index - 1)]
    let after = bytes[(index + 1)...]
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
    for (offset, byte) in Array(utf8).enumerated()
    where 0x0A...0x0D ~= byte || byte == 0xC2 || byte == 0xE2 {
      let stop = utf8.index(startIndex, offsetBy: offset)
      guard self[stop].isNewline else { continue }
      let spaces = self[..<stop].reversed().prefix { $0.isWhitespace && !$0.isNewline }
      let count = spaces.reduce(0) { $0 + $1.utf8.count }
      if count > 0 { ranges.append(offset - count..<offset) }
    }
    return ranges
  }
}
