import ExpoBase

/// Reads the folded scalars of a text, one at a time: `É  й한` in any form → `e`, one space, `и`,
/// U+0306, `한`.
///
/// Marks of Latin letters are left out. Other combining marks come in canonical order, conjoining
/// jamo as one syllable, and a run of white space as one space, so canonically equivalent texts
/// give the same scalars (Unicode §3.13, D145).
struct FoldedScalars: IteratorProtocol {
  private let text: SearchedText
  /// The byte offset of the next scalar to read.
  private(set) var offset: Int
  /// Folded scalars, the first `returned` of which were returned.
  private var pending: [UInt32] = []
  private var returned = 0

  init(_ text: SearchedText) {
    self.text = text
    offset = text.range.lowerBound
  }

  mutating func restart(at offset: Int) {
    self.offset = offset
    returned = pending.count
  }

  /// Whether everything read so far was returned.
  var isBetweenScalars: Bool { returned == pending.count }

  mutating func next() -> UInt32? {
    if isBetweenScalars {
      if let letter = plainLetter() { return letter }
      guard let scalar = read() else { return nil }
      if let syllable = syllable(beginningWith: scalar) { return syllable }
      let folding = SearchFolding(scalar)
      if case .one(let folded) = folding, !Self.isMark(folded) {
        if folded == SearchFolding.space {
          while let next = peek(), SearchFolding(next) == folding { _ = read() }
        }
        if SearchFolding.isLatin(folded) { skipMarks() }
        return folded
      }
      collect(folding)
    }
    returned += 1
    return pending[returned - 1]
  }

  /// The next scalar if it is of ASCII, an ideograph or a whole syllable, as most are.
  private mutating func plainLetter() -> UInt32? {
    guard offset < text.range.upperBound else { return nil }
    let (scalar, length) = text.scalar(at: offset)
    let end = offset + length
    // A mark may follow, from 0xCC on.
    if 0x21...0x7E ~= scalar, end == text.range.upperBound || text.bytes[end] < 0xCC {
      offset = end
      return SearchFolding.ascii(scalar)
    }
    // A final may follow, and belong to the syllable.
    guard GraphemeQuickCheck.isHanOrHangul(scalar),
      end == text.range.upperBound || text.bytes[end] != 0xE1
    else { return nil }
    offset = end
    return scalar
  }

  private mutating func skipMarks() {
    while let next = peek(), Self.isMark(SearchFolding(next).first) { _ = read() }
  }

  private mutating func collect(_ folding: SearchFolding) {
    pending.removeAll(keepingCapacity: true)
    returned = 0
    folding.append(to: &pending)
    guard let last = pending.last, Self.isMark(last) else {
      if pending.last.map(SearchFolding.isLatin) ?? false { skipMarks() }
      return
    }
    while let folding = peek().map(SearchFolding.init), Self.isMark(folding.first) {
      _ = read()
      folding.append(to: &pending)
    }
    guard let previous = pending.dropLast().last, Self.isMark(previous) else { return }
    let marks = pending.firstIndex(where: Self.isMark) ?? pending.endIndex
    let ordered = pending[marks...].map { (scalar: $0, class: SearchFolding.combiningClass($0)) }
      .sorted { $0.class < $1.class }
    pending.replaceSubrange(marks..., with: ordered.map(\.scalar))
  }

  private static func isMark(_ scalar: UInt32) -> Bool { SearchFolding.combiningClass(scalar) > 0 }

  private func peek() -> UInt32? {
    offset < text.range.upperBound ? text.scalar(at: offset).value : nil
  }

  private mutating func read() -> UInt32? {
    guard offset < text.range.upperBound else { return nil }
    let (scalar, length) = text.scalar(at: offset)
    offset += length
    return scalar
  }
}

// MARK: - Hangul

extension FoldedScalars {
  /// Composes a syllable with the conjoining jamo that follow; nil if the scalar begins none.
  private mutating func syllable(beginningWith scalar: UInt32) -> UInt32? {
    var syllable: HangulSyllable
    if let whole = HangulSyllable(scalar) {
      syllable = whole
    } else if let initial = HangulSyllable.initial(ofJamo: scalar),
      let vowel = peek().flatMap(HangulSyllable.vowel(ofJamo:))
    {
      _ = read()
      syllable = HangulSyllable(initial: initial, vowel: vowel)
    } else {
      return nil
    }
    if syllable.final == 0, let final = peek().flatMap(HangulSyllable.final(ofJamo:)) {
      _ = read()
      syllable.final = final
    }
    return syllable.scalar
  }
}
