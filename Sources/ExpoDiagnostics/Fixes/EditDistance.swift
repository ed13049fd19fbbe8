/// How far two words are apart, and which of several is near.
///
/// Insertions, deletions, replacements and swaps of neighbours count one each (optimal string
/// alignment). Words are compared by Unicode scalar, letters without regard to case.
package enum EditDistance {
  /// The number of slips between two words.
  package static func between(_ first: String, _ second: String) -> Int {
    let (first, second) = (letters(of: first), letters(of: second))
    let limit = max(first.count, second.count)
    return between(first, second, atMost: limit) ?? limit
  }

  /// The candidate nearest to a word, if its distance is at most a third of the longer length.
  ///
  /// `locaton` among `location`, `duration` → `location`; nil where two are equally near.
  package static func nearest(to word: String, among candidates: [String]) -> String? {
    NearWords(candidates).nearest(to: word)
  }

  fileprivate static func letters(of word: String) -> [Unicode.Scalar] {
    Array(word.lowercased().unicodeScalars)
  }

  /// The number of slips between two words; nil if there are more than a limit.
  fileprivate static func between(
    _ a: [Unicode.Scalar], _ b: [Unicode.Scalar], atMost limit: Int
  ) -> Int? {
    guard abs(a.count - b.count) <= limit else { return nil }
    var beforeLast: [Int] = []
    var last = Array(0...b.count)
    for i in a.indices {
      var row = [i + 1]
      row.reserveCapacity(b.count + 1)
      for j in b.indices {
        var cost = min(row[j] + 1, last[j + 1] + 1, last[j] + (a[i] == b[j] ? 0 : 1))
        if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] {
          cost = min(cost, beforeLast[j - 1] + 1)
        }
        row.append(cost)
      }
      // A swap reaches back over one row, so that two rows decide.
      if let least = row.min(), let before = last.min(), min(least, before) > limit { return nil }
      (beforeLast, last) = (last, row)
    }
    return last[b.count] <= limit ? last[b.count] : nil
  }
}

/// Words among which those near to another are looked for.
package struct NearWords: Sendable {
  private let words: [(word: String, letters: [Unicode.Scalar])]

  /// Creates the list of words, without those that are there twice.
  package init(_ words: [String]) {
    var seen: Set<String> = []
    self.words = words.filter { seen.insert($0).inserted }
      .map { ($0, EditDistance.letters(of: $0)) }
  }

  /// The word nearest to another, if its distance is at most a third of the longer length; nil where
  /// two are equally near.
  package func nearest(to word: String) -> String? {
    nearest(to: word, apart: 0)
  }

  /// The word near to another, if no second is as near or one edit further away.
  ///
  /// `jikjy` among `jikji`, `bridge` → `jikji`; among `jikji`, `jiki` → nil.
  package func onlyNear(to word: String) -> String? {
    nearest(to: word, apart: 1)
  }

  /// The nearest word that any other is more than some edits further away than.
  private func nearest(to word: String, apart: Int) -> String? {
    let letters = EditDistance.letters(of: word)
    var best: (index: Int, distance: Int)?
    for (index, candidate) in words.enumerated() {
      let limit = min(
        max(letters.count, candidate.letters.count) / 3, best.map { $0.distance - 1 } ?? .max)
      guard limit >= 0,
        let distance = EditDistance.between(letters, candidate.letters, atMost: limit)
      else { continue }
      best = (index, distance)
    }
    guard let best else { return nil }
    let isAlone = words.indices.allSatisfy { index in
      index == best.index
        || EditDistance.between(letters, words[index].letters, atMost: best.distance + apart) == nil
    }
    return isAlone ? words[best.index].word : nil
  }
}
