/// Reads UTF-8 as a search sees it: folded letters, one at a time.
///
/// `É  한` in any of its forms → `e`, U+0301, one space, `한`
/// Marks stand in canonical order, jamo that conjoin are one syllable, and a run of white space is
/// one space. So what is canonically equivalent reads alike (Unicode §3.13, D145).
struct FoldedLetters {
  private let bytes: UTF8Bytes
  /// Where the scalars not yet read begin, in bytes.
  private(set) var offset = 0
  private var pending: [UInt32] = []
  private var given = 0

  /// Begins at the start.
  init(_ bytes: UTF8Bytes) { self.bytes = bytes }

  /// Begins anew at a scalar.
  mutating func restart(at offset: Int) {
    self.offset = offset
    given = pending.count
  }

  /// Whether all letters of the scalars read so far were given.
  var isBetweenScalars: Bool { given == pending.count }

  /// The next letter, or nil at the end.
  mutating func next() -> UInt32? {
    if isBetweenScalars {
      guard let scalar = take() else { return nil }
      if let syllable = syllable(beginningWith: scalar) { return syllable }
      let folding = LetterFolding(scalar)
      if case .one(let letter) = folding, !Self.isMark(letter) {
        if letter == LetterFolding.space { skipSpace() }
        return letter
      }
      collect(folding)
    }
    given += 1
    return pending[given - 1]
  }

  private mutating func skipSpace() {
    while let next = peek(), LetterFolding(next) == .one(LetterFolding.space) { _ = take() }
  }

  /// A syllable with the jamo that conjoin with it, or composed of them.
  private mutating func syllable(beginningWith scalar: UInt32) -> UInt32? {
    var syllable: HangulSyllable
    if let whole = HangulSyllable(scalar) {
      syllable = whole
    } else if let initial = HangulSyllable.initial(ofJamo: scalar),
      let vowel = peek().flatMap(HangulSyllable.vowel(ofJamo:))
    {
      _ = take()
      syllable = HangulSyllable(initial: initial, vowel: vowel)
    } else {
      return nil
    }
    if syllable.final == 0, let final = peek().flatMap(HangulSyllable.final(ofJamo:)) {
      _ = take()
      syllable.final = final
    }
    return syllable.scalar
  }

  /// Makes letters pending and, where they end in a mark, the marks that follow.
  private mutating func collect(_ folding: LetterFolding) {
    pending.removeAll(keepingCapacity: true)
    given = 0
    folding.append(to: &pending)
    guard let last = pending.last, Self.isMark(last) else { return }
    while let folding = peek().map(LetterFolding.init), Self.isMark(folding.first) {
      _ = take()
      folding.append(to: &pending)
    }
    order()
  }

  /// Puts the marks at the end of what is pending into canonical order.
  private mutating func order() {
    guard let previous = pending.dropLast().last, Self.isMark(previous) else { return }
    let marks = pending.firstIndex(where: Self.isMark) ?? pending.endIndex
    let ordered = pending[marks...].map { (letter: $0, class: LetterFolding.combiningClass($0)) }
      .sorted { $0.class < $1.class }
    pending.replaceSubrange(marks..., with: ordered.map(\.letter))
  }

  private static func isMark(_ letter: UInt32) -> Bool { LetterFolding.combiningClass(letter) > 0 }

  private func peek() -> UInt32? {
    offset < bytes.count ? bytes.scalar(at: offset) : nil
  }

  private mutating func take() -> UInt32? {
    let scalar = peek()
    if let scalar { offset += UTF8Bytes.length(of: scalar) }
    return scalar
  }
}
