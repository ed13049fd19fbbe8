import ExpoModel

/// The language that texts are written in, as far as their letters tell.
///
/// Hangul → `ko`, kana → `ja`, Han alone → `zh`, all else → `en`. Words of another script between
/// do not count: `L'Exposition (만국)` is not Korean, `대전 (Expo '93)` is.
struct TextLanguage {
  private var hangul = 0
  private var kana = 0
  private var han = 0
  private var others = 0

  /// The tag of the language that most of the letters belong to (BCP 47).
  var tag: String {
    // A syllable or an ideograph says as much as some letters do.
    let lettersOfWord = 4
    guard (hangul + kana + han) * lettersOfWord > others else { return "en" }
    if hangul > kana { return "ko" }
    return kana > 0 ? "ja" : han > 0 ? "zh" : "en"
  }

  /// Counts the letters of a text.
  mutating func count(_ text: String) {
    for scalar in text.unicodeScalars {
      switch scalar.value {
      case 0...0x40: break
      case 0xAC00...0xD7A3, 0x1100...0x11FF, 0x3131...0x318E: hangul += 1
      case 0x3041...0x30FF, 0xFF66...0xFF9D: kana += 1
      case 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xF900...0xFAFF, 0x20000...0x3FFFF: han += 1
      default: others += scalar.properties.isAlphabetic ? 1 : 0
      }
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
    for exhibit in exhibition.exhibits {
      count(exhibit.entry.name)
      count(exhibit.entry.shortDescription)
    }
  }
}
