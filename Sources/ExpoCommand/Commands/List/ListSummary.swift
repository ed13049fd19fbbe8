import ExpoSource

/// The closing line of `list`: which part of the entries was listed.
enum ListSummary: Equatable {
  /// A page, counted from 1.
  case page(Int, of: Int, Part)
  /// Any other part.
  case part(Part)

  /// A range of entries, counted from 0, out of all.
  struct Part: Equatable {
    let places: Range<Int>
    let total: Int
  }
}

// MARK: - Words

extension ListSummary {
  /// The text of the line.
  func words(in language: Language) -> String {
    switch self {
    case .page(let page, let pages, let part):
      language.pick(
        en: "page \(page) of \(pages) · \(part.words(in: language))",
        ko: "\(pages)쪽 중 \(page)쪽 · \(part.words(in: language))")
    case .part(let part): part.words(in: language)
    }
  }
}

extension ListSummary.Part {
  fileprivate func words(in language: Language) -> String {
    language.pick(
      en: places.isEmpty
        ? "no entries" : "entries \(places.lowerBound + 1)–\(places.upperBound) of \(total)",
      ko: places.isEmpty
        ? "항목 없음" : "항목 \(total)개 중 \(places.lowerBound + 1)–\(places.upperBound)")
  }
}
