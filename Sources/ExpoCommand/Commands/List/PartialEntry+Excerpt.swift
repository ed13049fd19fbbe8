import ExpoKit
import ExpoSearch

extension PartialEntry {
  /// The cells kept before a match that is not near the beginning, and those of the whole excerpt.
  private static let near = 40
  private static let lead = 16

  /// The text that a search matched, cut to a row of a table: the short description if it matches or nothing
  /// else does; otherwise the full text around its first match.
  ///
  /// `…악기의 하나로, 두 줄을 활로 문질러 소리를 낸다.` `reach` is how many bytes of a text are searched.
  func excerpt(matching query: SearchQuery, cells: Int = 72, reach: Int = .max) -> String? {
    for text in [self[.shortDescription], self[.description]].compactMap(\.value) {
      let text =
        text.utf8.count > reach ? String(decoding: text.utf8.prefix(reach), as: UTF8.self) : text
      if let match = query.ranges(in: text).first {
        return Self.excerpt(around: match, in: text, cells: cells)
      }
    }
    return self[.shortDescription].text
  }

  /// The text from a little before a match, or from its beginning if the match is near.
  private static func excerpt(
    around match: Range<String.Index>, in text: String, cells: Int
  ) -> String {
    func width(of part: Substring) -> Int { DisplayWidth.of(String(part), ambiguous: .narrow) }
    let before = width(of: text[..<match.upperBound])
    let found = width(of: text[match])
    let after = width(of: text[match.upperBound...].prefix(cells))
    let isNear = before <= min(near, cells * 3 / 4) || before + after <= cells
    // Cells that the end of the text leaves free are for the text before the match.
    let lead = max(min(lead, cells / 4), cells - 1 - found - after)
    var start = isNear ? text.startIndex : start(before: match.lowerBound, in: text, cells: lead)
    // A sentence that ended before is not shown.
    while start > text.startIndex, start < match.lowerBound, text[start].endsPhrase {
      start = text.index(after: start)
    }
    let piece = DisplayWidth.prefix(of: text[start...], fitting: cells, ambiguous: .narrow) {
      DisplayWidth.of($0)
    }.text
    let isCut = piece.endIndex < text.endIndex
    let opening = start > text.startIndex ? "…" : ""
    return opening + (isCut ? piece.trimmingEnd(while: \.isWhitespace) + "…" : piece)
  }

  /// The start of the excerpt, at most `lead` cells before a match: a sentence, else a word.
  private static func start(
    before match: String.Index, in text: String, cells lead: Int
  ) -> String.Index {
    var index = match
    var cells = 0
    var word: String.Index?
    while index > text.startIndex {
      let previous = text.index(before: index)
      cells += DisplayWidth.of(text[previous], ambiguous: .narrow)
      if cells > lead { return word ?? index }
      if text[previous].isWhitespace {
        if index < match { word = index }
        let end = text[..<previous].last { !$0.isWhitespace }
        if end?.isOne(of: ".!?。") == true { return index }
      }
      index = previous
    }
    return index
  }
}

extension Character {
  /// White space, and marks that end a sentence, a part of one or a bracket.
  fileprivate var endsPhrase: Bool { isWhitespace || isOne(of: ".,:;!?)]}’”』」》〉·…。、") }
}
