extension ListSummary {
  var english: String {
    switch self {
    case .empty: "no entries"
    case .page(let page, let pages, let places, let total):
      "page \(page) of \(pages) · "
        + (places.isEmpty
          ? Self.empty.english
          : "entries \(places.lowerBound + 1)–\(places.upperBound) of \(total)")
    }
  }
}
