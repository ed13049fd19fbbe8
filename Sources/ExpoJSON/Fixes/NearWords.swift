/// A list of words that is searched for words similar to another.
///
/// A word of more than ``SlipCounter/longest`` letters is similar to none.
package struct NearWords: Sendable {
  private struct Word {
    let text: String
    let codes: [Int]
    /// A bit for each letter; some letters share a bit.
    let signature: UInt64
  }

  /// The words by their lengths.
  private let words: [[Word]]
  private let alphabet: Alphabet

  /// Creates the list of words, without duplicates.
  package init(_ words: [String]) {
    var seen: Set<String> = []
    var byLength: [[Word]] = Array(repeating: [], count: SlipCounter.longest + 1)
    var alphabet = Alphabet()
    for word in words where seen.insert(word).inserted {
      guard let letters = EditDistance.letters(of: word) else { continue }
      let codes = alphabet.codes(adding: letters)
      byLength[letters.count].append(
        Word(text: word, codes: codes, signature: Self.signature(of: letters)))
    }
    self.words = byLength
    self.alphabet = alphabet
  }

  /// The word nearest to another, if its distance is at most a third of the longer length; nil where
  /// two are equally near.
  package func nearest(to word: String) -> String? {
    Self.nearest(to: word, apart: 0, among: [self])
  }

  /// The word near to another, if no second is as near or one edit further away.
  ///
  /// `jikjy` among `jikji`, `bridge` → `jikji`; among `jikji`, `jiki` → nil.
  package func onlyNear(to word: String) -> String? {
    Self.nearest(to: word, apart: 1, among: [self])
  }

  /// The same among the words of several lists.
  package static func onlyNear(to word: String, among lists: [NearWords]) -> String? {
    nearest(to: word, apart: 1, among: lists)
  }

  /// The nearest word, if every other word is further away by more than a number of edits.
  private static func nearest(
    to word: String, apart: Int, among lists: [NearWords]
  ) -> String? {
    guard let letters = EditDistance.letters(of: word) else { return nil }
    let lists = lists.map { list in
      let sought = Sought(
        counter: SlipCounter(letters, list.alphabet), length: letters.count,
        signature: signature(of: letters))
      return (list, sought)
    }
    let nearest = lists.compactMap { $0.nearest(to: $1, enough: apart) }
      .min { $0.slips < $1.slips }
    guard let nearest else { return nil }
    let isAlone = lists.allSatisfy {
      $0.isAlone(nearest.word, within: nearest.slips + apart, of: $1)
    }
    return isAlone ? nearest.word : nil
  }

  /// The word to compare with.
  private struct Sought {
    let counter: SlipCounter
    let length: Int
    let signature: UInt64

    /// The number of slips to a word; nil if there are more than a limit.
    func slips(to word: Word, atMost limit: Int) -> Int? {
      // A slip changes at most two letters.
      guard (signature ^ word.signature).nonzeroBitCount <= 2 * limit else { return nil }
      return counter.slips(to: word.codes, atMost: limit)
    }
  }

  /// The first of the nearest words, if its distance is at most a third of the longer length; or the
  /// first word that is near enough, beside which no nearer one can be alone.
  private func nearest(to sought: Sought, enough: Int) -> (word: String, slips: Int)? {
    var best: (word: String, slips: Int)?
    for length in lengths(around: sought.length) {
      let third = max(sought.length, length) / 3
      guard abs(length - sought.length) <= third else { continue }
      for word in words[length] {
        let limit = min(third, best.map { $0.slips - 1 } ?? .max)
        guard limit >= 0, let slips = sought.slips(to: word, atMost: limit) else { continue }
        if slips <= enough { return (word.text, slips) }
        best = (word.text, slips)
      }
    }
    return best
  }

  /// Whether no other word is within some slips.
  private func isAlone(_ best: String, within limit: Int, of sought: Sought) -> Bool {
    lengths(around: sought.length).prefix { abs($0 - sought.length) <= limit }.allSatisfy {
      length in
      words[length].allSatisfy { sought.slips(to: $0, atMost: limit) == nil || $0.text == best }
    }
  }

  /// All lengths of words, those nearest to one first.
  private func lengths(around length: Int) -> [Int] {
    words.indices.sorted { abs($0 - length) < abs($1 - length) }
  }

  private static func signature(of letters: [Unicode.Scalar]) -> UInt64 {
    letters.reduce(0) { $0 | 1 << UInt64($1.value % 64) }
  }
}
