/// A compiled term: the patterns of its scalars, and the completions of its last syllable.
struct SearchPattern: Sendable {
  /// The patterns of all scalars except an unfinished last syllable.
  let body: [ScalarPattern]
  /// The alternatives after the body; one empty alternative if the term does not end in a syllable.
  let endings: [[ScalarPattern]]
  /// The filter of offsets where a match can begin.
  let prefilter: SearchPrefilter
  /// Two bytes by which most matches are found in a document; nil for a term that has none.
  let anchor: SearchAnchor?
  /// The folded scalars of the term.
  private let scalars: [UInt32]

  /// Creates a compiled term; nil if it is only white space.
  init?(_ term: String) {
    var scalars = Self.foldedScalars(of: term)
    guard let last = scalars.last else { return nil }
    self.scalars = scalars
    if let syllable = HangulSyllable(last) {
      scalars.removeLast()
      endings = SyllableCompletion.patterns(of: syllable)
    } else {
      endings = [[]]
    }
    body = scalars.map(ScalarPattern.init)
    prefilter = SearchPrefilter(of: body.first.map { [$0] } ?? endings.compactMap(\.first))
    anchor = SearchAnchor(body, endings)
  }

  /// Whether the term consists of consonants that stand for syllables: `ㅎㄱ`.
  var isInitials: Bool {
    scalars.allSatisfy(HangulSyllable.compatibilityInitials.contains)
  }

  /// Whether a text equals the term, apart from case, width, composition and white space.
  func equals(_ text: String) -> Bool { Self.foldedScalars(of: text) == scalars }

  /// The folded scalars of a text, without white space at its ends.
  private static func foldedScalars(of text: String) -> [UInt32] {
    var reader = FoldedScalars(UTF8Bytes(text))
    var scalars: [UInt32] = []
    while let scalar = reader.next() { scalars.append(scalar) }
    if scalars.last == SearchFolding.space { scalars.removeLast() }
    return scalars.first == SearchFolding.space ? Array(scalars.dropFirst()) : scalars
  }
}
