import ExpoBase
import ExpoJSON

/// Rules for any text: EX501 and EX502.
enum TextRules {
  /// What is wrong with the text of a member.
  static func problems(in member: Member, isImageName: Bool = false) -> [ContentProblem] {
    if member.node.isSound, !member.node.mayNeedTrimming { return [] }
    guard let text = member.clearText else { return [] }
    if text.allSatisfy(\.isWhitespace) {
      return [
        ContentProblem(.emptyText(key: member.key, isBlank: !text.isEmpty), at: member.location)
      ]
    }
    return stray(in: text).map { stray, ranges in
      let places = member.node.bytes(ofUnescaped: ranges)
      var location = member.location
      location.bytes = places.first ?? location.bytes
      return ContentProblem(
        .strayWhitespace(key: member.key, stray, bytes: places, isImageName: isImageName),
        at: location)
    }
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
