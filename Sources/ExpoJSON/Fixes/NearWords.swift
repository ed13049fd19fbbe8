/// Finds similar words in a list.
///
/// A word of more than ``SlipCounter/longest`` letters is similar to none.
package struct NearWords: Sendable {
  private struct Word {
    let text: String
    let codes: [Int]
    /// A bit for each letter; some letters share a bit.
    let signature: UInt64
  }

  /// The words by their length.
  private let words: [[Word]]
  private let alphabet: [Unicode.Scalar: Int]
  private let isStrict: Bool

  /// Duplicates are dropped.
  ///
  /// If strict, a word is near with one slip, or two from ten letters on: `education` is not `duration`.
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

  /// The nearest candidate, at a distance of at most a third of the longer length.
  ///
  /// `locaton` among `location`, `duration` → `location`; nil if two are equally near.
  package static func nearest(to word: String, among candidates: [String]) -> String? {
    NearWords(candidates).nearest(to: word)
  }

  /// The nearest word, at a distance of at most a third of the longer length; nil if two are equally near.
  package func nearest(to word: String) -> String? {
    Self.nearest(to: word, apart: 0, among: [self])
  }

  /// The nearest word in several lists, if no other is as near or one slip further.
  ///
  /// `jikjy` among `jikji`, `bridge` → `jikji`; among `jikji`, `jiki` → nil.
  package static func onlyNear(to word: String, among lists: [NearWords]) -> String? {
    nearest(to: word, apart: 1, among: lists)
  }

  /// Every other word must be further away by more than `apart` slips.
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

  /// The first of the nearest words, at a distance of at most a third of the longer length; the search ends at a
  /// distance of `enough`, beside which no nearer word can be alone.
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

  /// Lengths of the words, nearest first.
  private func lengths(around length: Int) -> [Int] {
    words.indices.filter { !words[$0].isEmpty }.sorted { abs($0 - length) < abs($1 - length) }
  }

  static func isOneSlip(_ first: String, _ second: String) -> Bool {
    guard let one = letters(of: first), let other = letters(of: second),
      abs(one.count - other.count) <= 1
    else { return false }
    // What is between the common beginning and the common end.
    let start = zip(one, other).prefix { $0 == $1 }.count
    let end = zip(one[start...].reversed(), other[start...].reversed()).prefix { $0 == $1 }.count
    let left = one[start..<one.count - end]
    let right = other[start..<other.count - end]
    let isSwap = left.count == 2 && right.count == 2 && left.elementsEqual(right.reversed())
    return max(left.count, right.count) == 1 || isSwap
  }

  /// The letters in lower case; nil if there are too many to compare.
  static func letters(of word: String) -> [Unicode.Scalar]? {
    // A scalar has at most four bytes.
    guard word.utf8.count <= SlipCounter.longest * 4 else { return nil }
    let letters = Array(word.lowercased().unicodeScalars)
    return letters.count <= SlipCounter.longest ? letters : nil
  }
}

extension [Unicode.Scalar: Int] {
  mutating func codes(adding letters: [Unicode.Scalar]) -> [Int] {
    letters.map { letter in
      let code = self[letter] ?? count
      self[letter] = code
      return code
    }
  }
}

/// Counts the slips between a word and others with one machine word for each letter of those.
///
/// The bit-parallel algorithm of Hyyrö (2003) for optimal string alignment: a bit is a row of the table of
/// distances. An insertion, deletion, replacement or swap of neighbors is one slip. Words are compared by Unicode
/// scalar, regardless of case.
struct SlipCounter {
  /// The most letters of a word.
  static let longest = UInt64.bitWidth

  let count: Int
  /// A bit for each letter; some letters share a bit.
  let signature: UInt64
  /// A bit for each position where a letter of the alphabet occurs.
  private let positions: [UInt64]

  /// Creates a counter for a word of at most ``longest`` letters.
  init(_ letters: [Unicode.Scalar], _ alphabet: [Unicode.Scalar: Int]) {
    var positions = Array(repeating: UInt64(0), count: alphabet.count)
    for (index, letter) in letters.enumerated() {
      guard let code = alphabet[letter] else { continue }
      positions[code] |= 1 << UInt64(index)
    }
    self.count = letters.count
    self.signature = Self.signature(of: letters)
    self.positions = positions
  }

  static func signature(of letters: [Unicode.Scalar]) -> UInt64 {
    letters.reduce(0) { $0 | 1 << UInt64($1.value % 64) }
  }

  /// The number of slips; nil if there are more than `limit`.
  func slips(to other: [Int], atMost limit: Int) -> Int? {
    guard abs(count - other.count) <= limit else { return nil }
    guard count > 0 else { return other.count }
    let last = UInt64(1) << UInt64(count - 1)
    // Where the distance is one more, one less, and the same on the diagonal.
    var more = UInt64.max
    var less = UInt64(0)
    var same = UInt64(0)
    var before = UInt64(0)
    var slips = count
    var left = other.count
    for code in other {
      let equal = positions[code]
      let swapped = ((~same & equal) << 1) & before
      same = (((equal & more) &+ more) ^ more) | equal | less | swapped
      let right = less | ~(same | more)
      let wrong = same & more
      if right & last != 0 { slips += 1 }
      if wrong & last != 0 { slips -= 1 }
      left -= 1
      // Each remaining letter brings the words nearer by at most one slip.
      if slips - left > limit { return nil }
      more = (wrong << 1) | ~(same | (right << 1 | 1))
      less = (right << 1 | 1) & same
      before = equal
    }
    return slips <= limit ? slips : nil
  }
}
