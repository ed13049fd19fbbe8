import ExpoModel

/// The language that texts are written in, as far as their letters tell.
///
/// Hangul → `ko`, kana → `ja`, Han alone → `zh`, Latin → `en`; of other letters see ``Script``.
/// Words of another script between do not count: `L'Exposition (만국)` is not Korean,
/// `대전 (Expo '93)` is.
struct TextLanguage {
  /// How many letters there are of each script.
  private var counts = [Int](repeating: 0, count: Script.allCases.count)

  /// The tag of the language that most of the letters belong to (BCP 47).
  var tag: String {
    // A syllable or an ideograph says as much as some letters do.
    let lettersOfWord = 4
    let (hangul, kana, han) = (self[.hangul], self[.kana], self[.han])
    let eastAsian = hangul + kana + han
    guard eastAsian * lettersOfWord > counts.reduce(0, +) - eastAsian else { return alphabet.tag }
    return hangul > kana ? Script.hangul.tag : kana > 0 ? Script.kana.tag : Script.han.tag
  }

  /// The script of most of the other letters; Latin if there are none.
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
  /// The language of an exhibition, by its poster and the names and summaries of its entries.
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
