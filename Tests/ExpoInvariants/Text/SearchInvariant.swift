import ExpoSearch

/// A text is found in whole clusters, and a part of it finds itself.
///
/// The first line is the query, the rest is the text.
enum SearchInvariant {
  static func fault(in bytes: [UInt8]) -> String? {
    let parts = bytes.split(separator: 0x0A, maxSplits: 1, omittingEmptySubsequences: false)
      .map { String(decoding: $0, as: UTF8.self) }
    guard parts.count == 2 else { return nil }
    let (query, text) = (SearchQuery(parts[0]), parts[1])
    let term = SearchTerm(parts[0])
    guard let found = clusters(term?.byteRanges(in: text) ?? [], in: text),
      clusters(query.byteRanges(in: text), in: text) != nil
    else { return "a cluster is cut" }
    if (term?.score(ofName: text) != nil) != (found > 0) { return "matches without a range" }
    if let own = SearchTerm(trimmed(text)), own.score(ofName: text) == nil {
      return "a text does not find itself"
    }
    let isFound = query.match { _ in SearchedText(text) } != nil
    return query.isEmpty && !isFound ? "no words, and no match" : nil
  }

  private static func clusters(_ ranges: [Range<Int>], in text: String) -> Int? {
    let boundaries = Set(text.reduce(into: [0]) { $0.append($0[$0.count - 1] + $1.utf8.count) })
    var end = 0
    for range in ranges {
      guard range.lowerBound >= end, !range.isEmpty, boundaries.contains(range.lowerBound),
        boundaries.contains(range.upperBound)
      else { return nil }
      end = range.upperBound
    }
    return ranges.count
  }

  private static func trimmed(_ text: String) -> String {
    let end = text.lastIndex { !$0.unicodeScalars.contains(where: \.properties.isWhitespace) }
    let start = text.firstIndex { !$0.unicodeScalars.contains(where: \.properties.isWhitespace) }
    guard let start, let end else { return "" }
    return String(text[start...end])
  }
}
