extension ListSummary {
  var english: String {
    switch self {
    case .page(let page, let pages, let part): "page \(page) of \(pages) · \(part.english)"
    case .part(let part): part.english
    }
  }
}

extension ListSummary.Part {
  fileprivate var english: String {
    places.isEmpty
      ? "no entries" : "entries \(places.lowerBound + 1)–\(places.upperBound) of \(total)"
  }
}
