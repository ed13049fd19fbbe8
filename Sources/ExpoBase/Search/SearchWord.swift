/// A word or quoted phrase as it was typed in a query.
struct SearchWord: Equatable {
  let text: String
  let isExcluded: Bool

  /// The quotes that begin a phrase, each with those that end it.
  private static let quotes: [Unicode.Scalar: [Unicode.Scalar]] = [
    "\"": ["\""], "“": ["”", "“"], "”": ["”"], "„": ["“", "”"], "＂": ["＂"],
  ]

  /// The words of a query: `한국 -"두 줄" -` → 한국, and 두 줄 excluded.
  static func words(of query: String) -> [SearchWord] {
    var words: [SearchWord] = []
    var rest = Substring(query).unicodeScalars
    while true {
      rest = rest.drop(while: \.properties.isWhitespace)
      guard let first = rest.first else { return words }
      let isExcluded = first == "-"
      if isExcluded { rest.removeFirst() }
      let text = next(in: &rest)
      if !SearchTerm(text).isEmpty { words.append(SearchWord(text: text, isExcluded: isExcluded)) }
    }
  }

  /// Takes a word or phrase from the beginning of what is left.
  private static func next(in rest: inout Substring.UnicodeScalarView) -> String {
    if let first = rest.first, let ends = quotes[first] {
      let phrase = rest.dropFirst().prefix { !ends.contains($0) }
      rest = rest[phrase.endIndex...].dropFirst()
      return String(phrase)
    }
    let word = rest.prefix { !$0.properties.isWhitespace }
    rest = rest[word.endIndex...]
    return String(word)
  }
}
