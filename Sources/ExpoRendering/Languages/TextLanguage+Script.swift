extension TextLanguage {
  /// A script, and the language it implies.
  ///
  /// Only one modern language is written in Greek, so Greek implies `el`. Many share Cyrillic or
  /// Arabic: `und-Cyrl` gives the script, and with it the direction, without guessing a language.
  enum Script: Int, CaseIterable {
    /// Alphabets and abugidas.
    case latin, greek, cyrillic, armenian, hebrew, arabic, devanagari, thai, georgian, other
    /// Scripts of syllables and ideographs.
    case hangul, kana, han

    /// The scripts whose letters carry less than a Hangul syllable.
    static var alphabets: some Sequence<Script> { allCases.prefix { $0 != .hangul } }

    /// The language tag (BCP 47).
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

    /// Creates the script of a letter; nil for other scalars.
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
