/// A query made ready: the patterns of its letters, and what its last syllable may become.
struct SearchQuery: Sendable {
  /// What all letters but a half-typed last syllable find, in order.
  let body: [LetterPattern]
  /// What may follow the body; nothing, where the query does not end in a syllable.
  let endings: [[LetterPattern]]
  /// What a match may begin with.
  let firstScalars: FirstScalars

  /// Compiles a query; nil if there is nothing in it but white space.
  init?(_ query: String) {
    var letters = Self.letters(of: query)
    guard let last = letters.last else { return nil }
    if let syllable = HangulSyllable(last) {
      letters.removeLast()
      endings = HalfTypedSyllable.endings(of: syllable)
    } else {
      endings = [[]]
    }
    body = letters.map(LetterPattern.init)
    firstScalars = FirstScalars(of: body.first.map { [$0] } ?? endings.compactMap(\.first))
  }

  /// The folded letters of a query without white space around them.
  private static func letters(of query: String) -> [UInt32] {
    var reader = FoldedLetters(UTF8Bytes(query))
    var letters: [UInt32] = []
    while let letter = reader.next() { letters.append(letter) }
    if letters.last == LetterFolding.space { letters.removeLast() }
    return letters.first == LetterFolding.space ? Array(letters.dropFirst()) : letters
  }
}
