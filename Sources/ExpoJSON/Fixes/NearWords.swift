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
  private let alphabet: [Unicode.Scalar: Int]
  private let isStrict: Bool

  /// Creates the list of words, without duplicates.
  ///
  /// If it is strict, a word is near with one slip, and two if it has ten letters or more: `education`
  /// is not `duration`.
  package init(_ words: [String], isStrict: Bool = false) {
    self.isStrict = isStrict
    var seen: Set<String> = []
    var byLength: [[Word]] = Array(repeating: [], count: SlipCounter.longest + 1)
    var alphabet: [Unicode.Scalar: Int] = [:]
    for word in words where seen.insert(word).inserted {
      guard let letters = Self.letters(of: word) else { continue }
      byLength[letters.count].append(
        Word(
          text: word, codes: alphabet.codes(adding: letters),
          signature: SlipCounter.signature(of: letters)))
    }
    self.words = byLength
    self.alphabet = alphabet
  }

  /// The candidate nearest to a word, if its distance is at most a third of the longer length.
  ///
  /// `locaton` among `location`, `duration` → `location`; nil where two are equally near.
  package static func nearest(to word: String, among candidates: [String]) -> String? {
    guard letters(of: word) != nil else { return nil }
    return NearWords(candidates).nearest(to: word)
  }

  /// The word nearest to another, if its distance is at most a third of the longer length; nil where
  /// two are equally near.
  package func nearest(to word: String) -> String? {
    Self.nearest(to: word, apart: 0, among: [self])
  }

  /// The word near to another in several lists, if no second is as near or one edit further away.
  ///
  /// `jikjy` among `jikji`, `bridge` → `jikji`; among `jikji`, `jiki` → nil.
  package static func onlyNear(to word: String, among lists: [NearWords]) -> String? {
    nearest(to: word, apart: 1, among: lists)
  }

  /// The nearest word, if every other word is further away by more than a number of edits.
  private static func nearest(
    to word: String, apart: Int, among lists: [NearWords]
  ) -> String? {
    guard let letters = letters(of: word) else { return nil }
    let lists = lists.map { ($0, SlipCounter(letters, $0.alphabet)) }
    let nearest = lists.compactMap { $0.nearest(to: $1, enough: apart) }
      .min { $0.slips < $1.slips }
    guard let nearest else { return nil }
    let isAlone = lists.allSatisfy {
      $0.isAlone(nearest.word, within: nearest.slips + apart, of: $1)
    }
    return isAlone ? nearest.word : nil
  }

  /// The first of the nearest words, if its distance is at most a third of the longer length; or the
  /// first word that is near enough, beside which no nearer one can be alone.
  private func nearest(to sought: SlipCounter, enough: Int) -> (word: String, slips: Int)? {
    var best: (word: String, slips: Int)?
    for length in lengths(around: sought.count) {
      let third = isStrict ? (length < 10 ? 1 : 2) : max(sought.count, length) / 3
      guard abs(length - sought.count) <= third else { continue }
      for word in words[length] {
        let limit = min(third, best.map { $0.slips - 1 } ?? .max)
        guard limit >= 0, let slips = Self.slips(sought, to: word, atMost: limit) else { continue }
        if slips <= enough { return (word.text, slips) }
        best = (word.text, slips)
      }
    }
    return best
  }

  /// Whether no other word is within some slips.
  private func isAlone(_ best: String, within limit: Int, of sought: SlipCounter) -> Bool {
    lengths(around: sought.count).prefix { abs($0 - sought.count) <= limit }.allSatisfy {
      length in
      words[length].allSatisfy {
        Self.slips(sought, to: $0, atMost: limit) == nil || $0.text == best
      }
    }
  }

  private static func slips(_ sought: SlipCounter, to word: Word, atMost limit: Int) -> Int? {
    // A slip changes at most two letters.
    guard (sought.signature ^ word.signature).nonzeroBitCount <= 2 * limit else { return nil }
    return sought.slips(to: word.codes, atMost: limit)
  }

  /// The lengths of the words, those nearest to one first.
  private func lengths(around length: Int) -> [Int] {
    words.indices.filter { !words[$0].isEmpty }.sorted { abs($0 - length) < abs($1 - length) }
  }

  /// Whether there is exactly one slip between two words.
  static func isOneSlip(_ first: String, _ second: String) -> Bool {
    guard let one = letters(of: first), let other = letters(of: second),
      abs(one.count - other.count) <= 1
    else { return false }
    // What is left between the letters that both begin with, and those that both end with.
    let start = zip(one, other).prefix { $0 == $1 }.count
    let end = zip(one[start...].reversed(), other[start...].reversed()).prefix { $0 == $1 }.count
    let (left, right) = (one[start..<one.count - end], other[start..<other.count - end])
    let isSwap = left.count == 2 && right.count == 2 && left.elementsEqual(right.reversed())
    return max(left.count, right.count) == 1 || isSwap
  }

  /// The letters of a word in lower case; nil if there are too many to compare.
  static func letters(of word: String) -> [Unicode.Scalar]? {
    // A scalar has at most four bytes.
    guard word.utf8.count <= SlipCounter.longest * 4 else { return nil }
    let letters = Array(word.lowercased().unicodeScalars)
    return letters.count <= SlipCounter.longest ? letters : nil
  }
}

/// The letters of several words, numbered in order of occurrence.
extension [Unicode.Scalar: Int] {
  /// The numbers of the letters of one more word.
  mutating func codes(adding letters: [Unicode.Scalar]) -> [Int] {
    letters.map { letter in
      let code = self[letter] ?? count
      self[letter] = code
      return code
    }
  }
}

/// Counts the slips between one word and others, a machine word for each letter of the others.
///
/// The bit-parallel algorithm of Hyyrö (2003), for optimal string alignment: a bit of each word
/// stands for a row of the table of distances. Insertions, deletions, replacements and swaps of
/// neighbors count one each. Words are compared by Unicode scalar, letters without regard to case.
struct SlipCounter {
  /// The maximum number of letters of a compared word.
  static let longest = UInt64.bitWidth

  let count: Int
  /// A bit for each letter; some letters share a bit.
  let signature: UInt64
  /// Where in the word each letter of the alphabet occurs, a bit for each place.
  private let places: [UInt64]

  /// Creates the counter of a word with at most ``longest`` letters.
  init(_ letters: [Unicode.Scalar], _ alphabet: [Unicode.Scalar: Int]) {
    var places = Array(repeating: UInt64(0), count: alphabet.count)
    for (index, letter) in letters.enumerated() {
      guard let code = alphabet[letter] else { continue }
      places[code] |= 1 << UInt64(index)
    }
    self.count = letters.count
    self.signature = Self.signature(of: letters)
    self.places = places
  }

  static func signature(of letters: [Unicode.Scalar]) -> UInt64 {
    letters.reduce(0) { $0 | 1 << UInt64($1.value % 64) }
  }

  /// The number of slips to another word; nil if there are more than a limit.
  func slips(to other: [Int], atMost limit: Int) -> Int? {
    guard abs(count - other.count) <= limit else { return nil }
    guard count > 0 else { return other.count }
    let last = UInt64(1) << UInt64(count - 1)
    // Where a distance is one more, one less, and the same on the diagonal.
    var (more, less, same) = (UInt64.max, UInt64(0), UInt64(0))
    var before = UInt64(0)
    var (slips, left) = (count, other.count)
    for code in other {
      let equal = places[code]
      let swapped = ((~same & equal) << 1) & before
      same = (((equal & more) &+ more) ^ more) | equal | less | swapped
      let right = less | ~(same | more)
      let wrong = same & more
      if right & last != 0 { slips += 1 }
      if wrong & last != 0 { slips -= 1 }
      left -= 1
      // Each letter that is left brings the words nearer by at most one slip.
      if slips - left > limit { return nil }
      more = (wrong << 1) | ~(same | (right << 1 | 1))
      less = (right << 1 | 1) & same
      before = equal
    }
    return slips <= limit ? slips : nil
  }
}
