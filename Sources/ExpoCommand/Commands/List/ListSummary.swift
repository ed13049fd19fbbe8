import ExpoBase

/// The closing line of `list`: which part of the entries was listed.
enum ListSummary: Equatable {
  /// All entries, and there are none.
  case empty
  /// A page, counted from 1: a range of the entries, counted from 0, out of all.
  case page(Int, of: Int, Range<Int>, total: Int)

  /// The text of the line.
  func words(in language: Language) -> String {
    switch self {
    case .empty: language.pick(en: "no entries", ko: "항목 없음")
    case .page(let page, let pages, let places, let total):
      language.pick(en: "page \(page) of \(pages) · ", ko: "\(pages)쪽 중 \(page)쪽 · ")
        + (places.isEmpty
          ? Self.empty.words(in: language)
          : language.pick(
            en: "entries \(places.lowerBound + 1)–\(places.upperBound) of \(total)",
            ko: "항목 \(total)개 중 \(places.lowerBound + 1)–\(places.upperBound)"))
    }
  }
}
