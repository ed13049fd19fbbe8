/// What one scalar of a query matches: itself, or a set of syllables.
enum ScalarPattern: Sendable {
  /// The folded scalar only.
  case scalar(UInt32)
  /// An initial consonant: the consonant itself, and every syllable that begins with it.
  case initial(Int)
  /// Every syllable with an initial and one of the vowels, with any final.
  case syllables(initial: Int, vowels: ClosedRange<Int>)

  /// Creates the pattern of a completely typed scalar: `ㅎ` → `ㅎ`, `하`, `힣`, …; `하` → `하`.
  init(_ scalar: UInt32) {
    let initial = HangulSyllable.compatibilityInitials.firstIndex(of: scalar)
    self = initial.map { .initial($0) } ?? .scalar(scalar)
  }

  /// Whether a folded scalar of a text matches.
  func matches(_ scalar: UInt32) -> Bool {
    switch self {
    case .scalar(let wanted):
      return scalar == wanted
    case .initial(let initial):
      return scalar == HangulSyllable.compatibilityInitials[initial]
        || HangulSyllable(scalar)?.initial == initial
    case .syllables(let initial, let vowels):
      guard let syllable = HangulSyllable(scalar) else { return false }
      return syllable.initial == initial && vowels.contains(syllable.vowel)
    }
  }

  /// Whether it matches a combining mark.
  var isMark: Bool {
    if case .scalar(let scalar) = self { SearchFolding.combiningClass(scalar) > 0 } else { false }
  }

  /// A superset of the unfolded scalars that a match can begin with.
  var firstScalars: [ClosedRange<UInt32>] {
    switch self {
    case .scalar(let scalar):
      guard let syllable = HangulSyllable(scalar) else {
        return SearchFolding.scalars(foldingTo: scalar).map { $0...$0 }
      }
      return HangulSyllable.firstScalars(syllable.initial, syllable.vowel...syllable.vowel)
    case .initial(let initial):
      let consonant = ScalarPattern.scalar(HangulSyllable.compatibilityInitials[initial])
      return consonant.firstScalars
        + HangulSyllable.firstScalars(initial, HangulSyllable.allVowels)
    case .syllables(let initial, let vowels):
      return HangulSyllable.firstScalars(initial, vowels)
    }
  }
}

extension HangulSyllable {
  /// The syllables with an initial and one of the vowels, and the conjoining jamo they begin with.
  fileprivate static func firstScalars(
    _ initial: Int, _ vowels: ClosedRange<Int>
  ) -> [ClosedRange<UInt32>] {
    [scalars(initial, vowels), jamo(ofInitial: initial)...jamo(ofInitial: initial)]
  }
}

/// The scalars that can begin a match, as a filter on one or two bytes that rules out most offsets.
struct SearchPrefilter: Sendable {
  private let ranges: [ClosedRange<UInt32>]
  /// Whether each byte is the first of a scalar that can begin a match.
  private var leads = [Bool](repeating: false, count: 256)
  /// Whether each byte is the second of such a scalar.
  private var seconds = [Bool](repeating: false, count: 256)

  /// Creates the filter of matches that begin with one of the patterns.
  init(of patterns: [ScalarPattern]) {
    // Canonical order may move any other mark before the one a query begins with.
    ranges = patterns.contains(where: \.isMark) ? [0...0x10FFFF] : patterns.flatMap(\.firstScalars)
    for range in ranges { admit(range) }
  }

  /// The first offset, at or after another, where a match can begin.
  func next(in bytes: UTF8Bytes, from offset: Int) -> Int? {
    var offset = offset
    while offset < bytes.count {
      let lead = bytes[offset]
      if leads[Int(lead)] {
        if lead < 0x80 { return offset }
        if seconds[Int(bytes[offset + 1])], contains(bytes.scalar(at: offset)) { return offset }
      }
      offset += 1
    }
    return nil
  }

  private func contains(_ scalar: UInt32) -> Bool {
    ranges.contains { $0.contains(scalar) }
  }

  /// Marks the bytes of a range of scalars: if its first bytes differ, any second byte is possible.
  private mutating func admit(_ range: ClosedRange<UInt32>) {
    let (first, last) = (
      UTF8Bytes.prefix(of: range.lowerBound), UTF8Bytes.prefix(of: range.upperBound)
    )
    let continuation: ClosedRange<UInt8> = 0x80...0xBF
    for lead in first.lead...last.lead where !continuation.contains(lead) {
      leads[Int(lead)] = true
    }
    let between = first.lead == last.lead ? first.second...last.second : continuation
    for second in between { seconds[Int(second)] = true }
  }
}
