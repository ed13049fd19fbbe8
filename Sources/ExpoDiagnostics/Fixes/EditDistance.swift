/// How far two words are apart, and which of several is near.
///
/// Insertions, deletions, replacements and swaps of neighbours count one each (optimal string
/// alignment). Words are compared by Unicode scalar, letters without regard to case.
package enum EditDistance {
  /// The number of slips between two words.
  package static func between(_ first: String, _ second: String) -> Int {
    let a = Array(first.lowercased().unicodeScalars)
    let b = Array(second.lowercased().unicodeScalars)
    var beforeLast: [Int] = []
    var last = Array(0...b.count)
    for i in a.indices {
      var row = [i + 1]
      for j in b.indices {
        var cost = min(row[j] + 1, last[j + 1] + 1, last[j] + (a[i] == b[j] ? 0 : 1))
        if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] {
          cost = min(cost, beforeLast[j - 1] + 1)
        }
        row.append(cost)
      }
      (beforeLast, last) = (last, row)
    }
    return last[b.count]
  }

  /// The candidate nearest to a word, if its distance is at most a third of the longer length.
  ///
  /// `locaton` among `location`, `duration` → `location`; nil where two are equally near.
  package static func nearest(to word: String, among candidates: [String]) -> String? {
    let ranked = candidates.map { (distance: between(word, $0), candidate: $0) }
      .filter {
        $0.distance * 3 <= max(word.unicodeScalars.count, $0.candidate.unicodeScalars.count)
      }
      .sorted { $0.distance < $1.distance }
    guard let best = ranked.first else { return nil }
    if ranked.count > 1, ranked[1].distance == best.distance { return nil }
    return best.candidate
  }
}
