/// A word of a query, and what texts have for it: itself, or a word with one letter wrong, missing,
/// too many, or two swapped.
///
/// `cristal` → `Crystal`; `posters` → `poster`; `거뭉고` → `거문고`, by the letters of the syllables.
/// Only the first syllables of a longer word in Hangul count: particles may follow.
struct NearWord: Sendable {
  /// The fewest letters of a word that may have a slip.
  private static let fewest = 4

  private let typed: String
  private let term: SearchTerm
  private let letters: [UInt32]
  private let isHangul: Bool
  /// Neither numbers nor short words may have a slip.
  private let mayHaveSlip: Bool
  /// Whether a text has the word itself.
  private(set) var isExact = false
  private var near: String?

  /// Nil if the word is only white space.
  init?(_ word: String) {
    guard let term = SearchTerm(word) else { return nil }
    typed = word
    self.term = term
    letters = term.scalars.flatMap(Self.letters)
    let syllables = term.scalars.filter { HangulSyllable($0) != nil }.count
    isHangul = syllables > 0
    mayHaveSlip =
      letters.count >= Self.fewest && !letters.contains { 0x30...0x39 ~= $0 }
      && (!isHangul || syllables == term.scalars.count)
  }

  var found: String? { isExact ? typed : near }

  mutating func look(in text: SearchedText) {
    if isExact { return }
    isExact = term.matches(text, atWord: false)
    guard !isExact, near == nil, mayHaveSlip else { return }
    near = range(in: text).map { String(decoding: text.bytes[$0], as: UTF8.self) }
  }

  /// Where the first word is that may be meant.
  private func range(in text: SearchedText) -> Range<Int>? {
    var scalars = FoldedScalars(text)
    var word: [UInt32] = []
    /// Where the word or its beginning may end, by the number of letters.
    var ends: [(count: Int, offset: Int)] = []
    var start = 0
    var kind = Kind.none
    while true {
      let offset = scalars.offset
      let scalar = scalars.next()
      let next = Kind(scalar, behind: kind)
      if kind == .word, next != .word, isShort(word) { ends.append((word.count, offset)) }
      if next != kind, !(kind == .word && next == .joint), !(kind == .joint && next == .word) {
        if let end = ends.first(where: { isMeant(word.prefix($0.count)) }) {
          return start..<end.offset
        }
        word = []
        ends = []
        start = offset
      }
      guard let scalar else { return nil }
      kind = next
      guard kind != .none, isHangul == (kind == .syllables), isShort(word) else { continue }
      word += Self.letters(scalar)
      if kind == .syllables { ends.append((word.count, scalars.offset)) }
    }
  }

  private enum Kind {
    case none, syllables, word
    /// A hyphen or apostrophe in a word.
    case joint

    init(_ scalar: UInt32?, behind kind: Kind) {
      switch scalar {
      case nil: self = .none
      case 0x27, 0x2D: self = kind == .word ? .joint : .none
      case let scalar? where HangulSyllable(scalar) != nil: self = .syllables
      case let scalar?: self = Unicode.Scalar.isOfWord(scalar) ? .word : .none
      }
    }
  }

  /// The letters of a syllable as a keyboard types them, or the folded scalar.
  private static func letters(_ scalar: UInt32) -> [UInt32] {
    HangulSyllable(scalar)?.letters ?? [scalar]
  }

  /// Whether a word of the text is not too long to be meant.
  private func isShort(_ word: [UInt32]) -> Bool { word.count <= letters.count + 1 }

  /// Whether the letters differ from the word by one slip.
  private func isMeant(_ others: ArraySlice<UInt32>) -> Bool {
    guard abs(others.count - letters.count) <= 1 else { return false }
    let same = zip(letters, others).prefix { $0 == $1 }.count
    let typed = letters.dropFirst(same)
    let meant = others.dropFirst(same)
    let after = zip(typed.reversed(), meant.reversed()).prefix { $0 == $1 }.count
    let length = max(typed.count, meant.count) - after
    return length <= 1
      || length == 2 && typed.dropLast(after).elementsEqual(meant.dropLast(after).reversed())
  }
}
