package import ExpoModel
package import ExpoBase

/// The language of texts, guessed from their letters.
///
/// Hangul → `ko`, kana → `ja`, Han alone → `zh`, Latin → `en`; see ``Script`` for other scripts.
/// A few words in another script do not matter: `L'Exposition (만국)` is not Korean,
/// `대전 (Expo '93)` is.
struct TextLanguage {
  /// The number of letters of each script.
  private var counts = [Int](repeating: 0, count: Script.allCases.count)

  /// The tag (BCP 47) of the language of most letters.
  var tag: String {
    // One syllable or ideograph carries about as much as four letters of an alphabet.
    let lettersOfWord = 4
    let (hangul, kana, han) = (self[.hangul], self[.kana], self[.han])
    let eastAsian = hangul + kana + han
    guard eastAsian * lettersOfWord > counts.reduce(0, +) - eastAsian else { return alphabet.tag }
    return hangul > kana ? Script.hangul.tag : kana > 0 ? Script.kana.tag : Script.han.tag
  }

  /// The most frequent alphabet; Latin if there is none.
  private var alphabet: Script {
    Script.alphabets.reduce(.latin) { self[$1] > self[$0] ? $1 : $0 }
  }

  private subscript(script: Script) -> Int { counts[script.rawValue] }

  /// Counts the letters of a text.
  mutating func count(_ text: String) {
    for scalar in text.unicodeScalars {
      if let script = Script(of: scalar) { counts[script.rawValue] += 1 }
    }
  }
}

extension TextLanguage {
  /// Creates the language of an exhibition from its poster and the names and summaries of its
  /// entries.
  init(of exhibition: Exhibition) {
    self.init()
    if let exposition = exhibition.exposition {
      for text in [exposition.title, exposition.location, exposition.description] { count(text) }
    }
    for published in exhibition.entries {
      count(published.entry.name)
      count(published.entry.shortDescription)
    }
  }
}

extension Language {
  /// Creates the language of labels beside some texts: their language if there are labels in it,
  /// else English.
  package init(ofTexts texts: [String]) {
    var language = TextLanguage()
    for text in texts { language.count(text) }
    self.init(locale: language.tag)
  }

  /// Creates the language of the labels of an exhibition: the language of its texts if there are
  /// labels in it, else English.
  init(of exhibition: Exhibition) {
    self.init(locale: TextLanguage(of: exhibition).tag)
  }
}
