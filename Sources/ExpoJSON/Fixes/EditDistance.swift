/// The edit distance of two words.
///
/// Insertions, deletions, replacements and swaps of neighbours count one each (optimal string
/// alignment). Words are compared by Unicode scalar, letters without regard to case.
package enum EditDistance {
  /// The number of slips between two words; nil if one is longer than ``SlipCounter`` compares.
  package static func between(_ first: String, _ second: String) -> Int? {
    guard let first = letters(of: first), let second = letters(of: second) else { return nil }
    var alphabet = Alphabet()
    let codes = alphabet.codes(adding: second)
    return SlipCounter(first, alphabet)
      .slips(to: codes, atMost: max(first.count, second.count))
  }

  /// Whether there is exactly one slip between two words.
  package static func isOneSlip(_ first: String, _ second: String) -> Bool {
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

  /// The candidate nearest to a word, if its distance is at most a third of the longer length.
  ///
  /// `locaton` among `location`, `duration` → `location`; nil where two are equally near.
  package static func nearest(to word: String, among candidates: [String]) -> String? {
    guard letters(of: word) != nil else { return nil }
    return NearWords(candidates).nearest(to: word)
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
struct Alphabet {
  private var numbers: [Unicode.Scalar: Int] = [:]

  /// The number of letters.
  var count: Int { numbers.count }

  /// The number of a letter; nil if no word has it.
  func code(of letter: Unicode.Scalar) -> Int? { numbers[letter] }

  /// The numbers of the letters of one more word.
  mutating func codes(adding letters: [Unicode.Scalar]) -> [Int] {
    letters.map { letter in
      let code = numbers[letter] ?? numbers.count
      numbers[letter] = code
      return code
    }
  }
}

/// Counts the slips between one word and others, a machine word for each letter of the others.
///
/// The bit-parallel algorithm of Hyyrö (2003), for optimal string alignment: a bit of each word
/// stands for a row of the table of distances.
struct SlipCounter {
  /// The maximum number of letters of a compared word.
  static let longest = UInt64.bitWidth

  /// The length of the word.
  private let count: Int
  /// Where in the word each letter of the alphabet occurs, a bit for each place.
  private let places: [UInt64]

  /// Creates the counter of a word with at most ``longest`` letters.
  init(_ letters: [Unicode.Scalar], _ alphabet: Alphabet) {
    var places = Array(repeating: UInt64(0), count: alphabet.count)
    for (index, letter) in letters.enumerated() {
      guard let code = alphabet.code(of: letter) else { continue }
      places[code] |= 1 << UInt64(index)
    }
    self.count = letters.count
    self.places = places
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
