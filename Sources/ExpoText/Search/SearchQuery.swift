/// A compiled query: the patterns of its scalars, and the completions of its last syllable.
struct SearchQuery: Sendable {
  /// The patterns of all scalars except an unfinished last syllable.
  let body: [ScalarPattern]
  /// The alternatives after the body; one empty alternative if the query does not end in a syllable.
  let endings: [[ScalarPattern]]
  /// The filter of offsets where a match can begin.
  let prefilter: SearchPrefilter

  /// Creates a compiled query; nil if it is only white space.
  init?(_ query: String) {
    var scalars = Self.foldedScalars(of: query)
    guard let last = scalars.last else { return nil }
    if let syllable = HangulSyllable(last) {
      scalars.removeLast()
      endings = SyllableCompletion.patterns(of: syllable)
    } else {
      endings = [[]]
    }
    body = scalars.map(ScalarPattern.init)
    prefilter = SearchPrefilter(of: body.first.map { [$0] } ?? endings.compactMap(\.first))
  }

  /// The folded scalars of a query, without white space at its ends.
  private static func foldedScalars(of query: String) -> [UInt32] {
    var reader = FoldedScalars(UTF8Bytes(query))
    var scalars: [UInt32] = []
    while let scalar = reader.next() { scalars.append(scalar) }
    if scalars.last == SearchFolding.space { scalars.removeLast() }
    return scalars.first == SearchFolding.space ? Array(scalars.dropFirst()) : scalars
  }
}
