extension ListSummary {
  var korean: String {
    switch self {
    case .empty: "항목 없음"
    case .page(let page, let pages, let places, let total):
      "\(pages)쪽 중 \(page)쪽 · "
        + (places.isEmpty
          ? Self.empty.korean : "항목 \(total)개 중 \(places.lowerBound + 1)–\(places.upperBound)")
    }
  }
}
