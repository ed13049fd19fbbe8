extension SearchQuery {
  /// What a query may have meant: as the first text that has it as Hangul spells it, else its words, each as texts have
  /// it; nil if no text has one of them.
  package static func guess(of query: String, among texts: AnySequence<String>) -> String? {
    guard var guess = SearchGuess(query) else { return nil }
    for text in texts {
      if let offer = guess.offer(from: text) { return offer }
    }
    return guess.nearWords
  }
}

/// What a query that finds nothing may have meant: Hangul with other spaces, Hangul typed on Latin
/// keys, or words with a slip.
///
/// `박람회기념주화` → `박람회 기념주화`; `gksqlcxkq` → `한빛탑`; `cristal palaces` → `Crystal Palace`.
struct SearchGuess {
  /// The query as Hangul; nil if it neither has nor types any.
  private let term: SearchTerm?
  private var words: [NearWord]

  /// Nil if the query is more than words.
  fileprivate init?(_ query: String) {
    let words = query.unicodeScalars.split(whereSeparator: \.properties.isWhitespace)
    // Quotes and hyphens ask for something exact.
    let isExact = words.contains {
      $0.first == "-" || $0.contains { SearchQuery.quotes[$0] != nil }
    }
    if isExact { return nil }
    let hangul =
      query.unicodeScalars.contains(where: \.isHangul)
      ? SqueezedText(query).text : TwoSetKeyboard.hangul(typedBy: words.map { String($0) }.joined())
    term = hangul.flatMap(SearchTerm.init)
    self.words = words.compactMap { NearWord(String($0)) }
  }

  /// What the query may have meant as Hangul; the text is also searched for ``nearWords``.
  fileprivate mutating func offer(from text: String) -> String? {
    let searched = SearchedText(text)
    for index in words.indices { words[index].look(in: searched) }
    guard let term else { return nil }
    let squeezed = SqueezedText(text)
    return term.byteRanges(in: squeezed.text).first.map {
      String(decoding: squeezed.bytes($0, of: text), as: UTF8.self)
    }
  }

  /// The words of the query, each as texts have it; nil if there is nothing for one of them.
  fileprivate var nearWords: String? {
    let found = words.compactMap(\.found)
    return found.count < words.count || words.allSatisfy(\.isExact)
      ? nil : found.joined(separator: " ")
  }
}

extension Unicode.Scalar {
  fileprivate var isHangul: Bool {
    0xAC00...0xD7A3 ~= value || 0x3131...0x318E ~= value || HangulSyllable.jamo ~= value
  }
}

/// Without the white space between syllables: `박람회 기념 of 1993` → `박람회기념 of 1993`.
private struct SqueezedText {
  let text: String
  /// Where white space was left out, in bytes of ``text``, and how many bytes.
  private var gaps: [(offset: Int, length: Int)] = []

  init(_ original: String) {
    var isBehindHangul = false
    var space = ""
    // Not the view of scalars, which would copy the text for each of them.
    var text = ""
    for scalar in original.unicodeScalars {
      if scalar.properties.isWhitespace {
        space.unicodeScalars.append(scalar)
        continue
      }
      if !space.isEmpty, isBehindHangul, scalar.isHangul {
        gaps.append((text.utf8.count, space.utf8.count))
      } else {
        text += space
      }
      space = ""
      text += String(scalar)
      isBehindHangul = scalar.isHangul
    }
    self.text = text + space
  }

  /// The bytes of the original text that a range of bytes was made of.
  func bytes(_ range: Range<Int>, of original: String) -> ArraySlice<UInt8> {
    let before = gaps.prefix { $0.offset <= range.lowerBound }.reduce(0) { $0 + $1.length }
    let within = gaps.prefix { $0.offset < range.upperBound }.reduce(0) { $0 + $1.length }
    return Array(original.utf8)[range.lowerBound + before..<range.upperBound + max(before, within)]
  }
}

// MARK: - Words with a slip

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
