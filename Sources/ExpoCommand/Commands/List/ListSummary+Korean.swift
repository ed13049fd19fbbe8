extension ListSummary {
  var korean: String {
    switch self {
    case .page(let page, let pages, let part): "\(pages)쪽 중 \(page)쪽 · \(part.korean)"
    case .part(let part): part.korean
    }
  }
}

extension ListSummary.Part {
  fileprivate var korean: String {
    places.isEmpty
      ? "항목 없음" : "항목 \(total)개 중 \(places.lowerBound + 1)–\(places.upperBound)"
  }
}
