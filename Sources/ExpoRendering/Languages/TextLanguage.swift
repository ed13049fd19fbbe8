package import ExpoBase
import ExpoModel

/// The language of texts, guessed from their letters.
///
/// Hangul → `ko`, kana → `ja`, Han alone → `zh`, Latin → `en`; see ``Script`` for other scripts. A few words in
/// another script do not matter: `L'Exposition (만국)` is not Korean, `대전 (Expo '93)` is.
struct TextLanguage {
  private var counts = [Int](repeating: 0, count: Script.allCases.count)

  /// The tag (BCP 47) of the language of most letters.
  var tag: String {
    // One syllable or ideograph says about as much as four letters of an alphabet.
    let lettersOfWord = 4
    let hangul = self[.hangul]
    let kana = self[.kana]
    let eastAsian = hangul + kana + self[.han]
    guard eastAsian * lettersOfWord > counts.reduce(0, +) - eastAsian else { return alphabet.tag }
    return hangul > kana ? Script.hangul.tag : kana > 0 ? Script.kana.tag : Script.han.tag
  }

  /// The most frequent alphabet; Latin if there is none.
  private var alphabet: Script {
    Script.alphabets.reduce(.latin) { self[$1] > self[$0] ? $1 : $0 }
  }

  private subscript(script: Script) -> Int { counts[script.rawValue] }

  /// Counts the letters among the first scalars of a text.
  mutating func count(_ text: String, first limit: Int = .max) {
    var left = limit
    for scalar in text.unicodeScalars {
      if left == 0 { return }
      left -= 1
      if let script = Script(of: scalar) { counts[script.rawValue] += 1 }
    }
  }
}

extension TextLanguage {
  init(of text: String) {
    self.init()
    count(text)
  }

  /// The language of the poster and the names and summaries of the entries.
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

  /// The number of letters below which the language of an entry is not guessed.
  private static let fewestLetters = 12
  /// The number of scalars of a text that are counted.
  private static let length = 400

  /// The tag of the language of an entry; nil if it has few letters.
  static func tag(of entry: Entry) -> String? {
    var language = TextLanguage()
    for text in [entry.name, entry.shortDescription, entry.description] {
      language.count(text, first: length)
    }
    return language.counts.reduce(0, +) < fewestLetters ? nil : language.tag
  }
}

extension Language {
  /// The language of labels for texts: that of the texts if expo has labels in it, else English.
  package init(ofTexts texts: [String]) {
    var language = TextLanguage()
    for text in texts { language.count(text) }
    self.init(locale: language.tag)
  }

  /// The language of labels for an exhibition: that of its texts if expo has labels in it, else English.
  init(of exhibition: Exhibition) {
    self.init(locale: TextLanguage(of: exhibition).tag)
  }
}

extension TextLanguage {
  /// A script, and the language it implies.
  ///
  /// Only one modern language is written in Greek, so Greek implies `el`. Many share Cyrillic or Arabic:
  /// `und-Cyrl` gives the script, and with it the direction, without guessing a language.
  enum Script: Int, CaseIterable {
    /// Alphabets and abugidas.
    case latin, greek, cyrillic, armenian, hebrew, arabic, devanagari, thai, georgian, other
    /// Scripts of syllables and ideographs.
    case hangul, kana, han

    /// The scripts whose letters say less than a Hangul syllable.
    static var alphabets: some Sequence<Script> { allCases.prefix { $0 != .hangul } }

    var tag: String {
      switch self {
      case .latin: "en"
      case .greek: "el"
      case .cyrillic: "und-Cyrl"
      case .armenian: "hy"
      case .hebrew: "he"
      case .arabic: "und-Arab"
      case .devanagari: "und-Deva"
      case .thai: "th"
      case .georgian: "ka"
      case .other: "und"
      case .hangul: "ko"
      case .kana: "ja"
      case .han: "zh"
      }
    }

    /// Nil for scalars that are not letters.
    init?(of scalar: Unicode.Scalar) {
      switch scalar.value {
      case 0...0x40, 0x5B...0x60, 0x7B...0x7F: return nil
      case 0x41...0x5A, 0x61...0x7A: self = .latin
      case 0xAC00...0xD7A3, 0x1100...0x11FF, 0x3131...0x318E: self = .hangul
      case 0x3041...0x30FF, 0xFF66...0xFF9D: self = .kana
      case 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xF900...0xFAFF, 0x20000...0x3FFFF: self = .han
      default:
        guard scalar.properties.isAlphabetic else { return nil }
        self = Self.alphabet(of: scalar.value)
      }
    }

    private static func alphabet(of letter: UInt32) -> Script {
      switch letter {
      case 0x41...0x2AF, 0x1E00...0x1EFF, 0x2C60...0x2C7F, 0xA722...0xA7FF, 0xFB00...0xFB06,
        0xFF21...0xFF5A:
        .latin
      case 0x370...0x3FF, 0x1F00...0x1FFF: .greek
      case 0x400...0x52F, 0x1C80...0x1C8F, 0x2DE0...0x2DFF, 0xA640...0xA69F: .cyrillic
      case 0x530...0x58F, 0xFB13...0xFB17: .armenian
      case 0x590...0x5FF, 0xFB1D...0xFB4F: .hebrew
      case 0x600...0x6FF, 0x750...0x77F, 0x870...0x8FF, 0xFB50...0xFDFF, 0xFE70...0xFEFC: .arabic
      case 0x900...0x97F, 0xA8E0...0xA8FF: .devanagari
      case 0xE00...0xE7F: .thai
      case 0x10A0...0x10FF, 0x1C90...0x1CBF, 0x2D00...0x2D2F: .georgian
      default: .other
      }
    }
  }
}
