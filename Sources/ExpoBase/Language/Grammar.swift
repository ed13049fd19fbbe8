/// The grammar that English messages share.
package enum English {
  /// `1 file`, `2 files`.
  package static func count(_ number: Int, _ noun: String, plural: String? = nil) -> String {
    "\(number) \(number == 1 ? noun : plural ?? noun + "s")"
  }

  /// `1 entry`, `2 entries`.
  package static func entries(_ number: Int) -> String {
    count(number, "entry", plural: "entries")
  }

  /// The last two are joined by the word: `auto, always or never`.
  package static func list(_ items: [String], _ word: String) -> String {
    guard items.count > 1, let last = items.last else { return items.joined() }
    return items.dropLast().joined(separator: ", ") + " \(word) " + last
  }
}

/// The grammar that Korean messages share; see ``Particle`` for particles after words.
package enum Korean {
  /// A choice of items, to be followed by 필요하다: `ko 또는 en`, `auto, always, never 중 하나`.
  package static func choice(_ items: [String]) -> String {
    items.count > 2 ? items.joined(separator: ", ") + " 중 하나" : items.joined(separator: " 또는 ")
  }
}

/// The Korean particles (조사) whose form depends on the word before them.
///
/// The last spoken syllable determines the form: `값은`, `키는`; `48로`, `30으로`. Closing quotes and
/// brackets are not spoken, and neither is text in brackets at the end: `불리언(true/false)이`.
package enum Particle: CaseIterable, Sendable {
  case topic, subject, object, and
  /// 로 also after ㄹ.
  case direction
  /// The stem 이 of 이다, which drops after a vowel: `정수여야`, `문자열이어야`.
  case must

  /// The word followed by the particle.
  package func joined(to word: String) -> String {
    word + form(after: FinalSound(of: word))
  }

  private func form(after sound: FinalSound) -> String {
    let isOpen = sound == .vowel || self == .direction && sound == .rieul
    return switch self {
    case .topic: isOpen ? "는" : "은"
    case .subject: isOpen ? "가" : "이"
    case .object: isOpen ? "를" : "을"
    case .and: isOpen ? "와" : "과"
    case .direction: isOpen ? "로" : "으로"
    case .must: isOpen ? "여야" : "이어야"
    }
  }
}

/// How the last spoken syllable of a word ends, read by a Korean.
enum FinalSound: Sendable {
  case vowel
  case rieul
  case consonant

  /// A word without a sound ends in a vowel.
  init(of word: String) {
    let spoken = Self.spoken(in: word)
    guard let last = spoken.last else {
      self = word.reversed().lazy.compactMap { Self.signs[$0] }.first ?? .vowel
      return
    }
    if Self.isDate(spoken) {
      self = .rieul
    } else if last.isASCII, let digit = last.wholeNumberValue {
      self = Self.ofNumber(ending: digit, in: spoken)
    } else if last.isASCII {
      self = Self.ofLatin(ending: last, in: spoken)
    } else {
      self = last.unicodeScalars.last.map(Self.init(ofHangul:)) ?? .vowel
    }
  }

  /// The part of a word that ends with its last letter or digit.
  ///
  /// Text in brackets is skipped if a word precedes it.
  private static func spoken(in word: String) -> Substring {
    var rest = word[...]
    while let last = rest.last, !isSpoken(last) {
      rest = rest.dropLast()
      if let bracket = brackets[last], let open = rest.lastIndex(of: bracket),
        rest[..<open].contains(where: isSpoken)
      {
        rest = rest[..<open]
      }
    }
    return rest
  }

  /// The opening brackets, by the closing ones: `측우기(測雨器)`, `해금[奚琴]`.
  private static let brackets: [Character: Character] = [")": "(", "]": "["]

  private static func isSpoken(_ character: Character) -> Bool {
    character.isLetter || character.isNumber
  }

  /// The names of JSON's punctuation, for words of punctuation only: 쉼표, 콜론, 중괄호, 대괄호.
  private static let signs: [Character: FinalSound] = [
    ",": .vowel, ":": .consonant, "{": .vowel, "}": .vowel, "[": .vowel, "]": .vowel,
  ]
}

// MARK: - Hangul

extension FinalSound {
  /// The name of a lone consonant ends in one, as 히읗 does.
  private init(ofHangul scalar: Unicode.Scalar) {
    switch scalar.value {
    case 0xAC00...0xD7A3:
      let final = (scalar.value - 0xAC00) % 28
      self = final == 0 ? .vowel : final == 8 ? .rieul : .consonant
    case 0x11AF, 0x3139: self = .rieul
    case 0x11A8...0x11FF, 0x3131...0x314E: self = .consonant
    default: self = .vowel
    }
  }
}

// MARK: - Numbers

extension FinalSound {
  /// 영 일 이 삼 사 오 육 칠 팔 구.
  private static let digits: [FinalSound] = [
    .consonant, .rieul, .vowel, .consonant, .vowel, .vowel, .consonant, .rieul, .rieul, .vowel,
  ]

  /// The last number of a date is read with 일: `1900. 04. 02`.
  private static func isDate(_ word: Substring) -> Bool {
    let parts = word.suffix(12).split(separator: ".", omittingEmptySubsequences: false)
      .suffix(3).map { $0.drop { $0 == " " } }
    return parts.count == 3 && parts[0].suffix(4).count == 4
      && parts[0].suffix(4).allSatisfy { "0"..."9" ~= $0 }
      && parts[1...].allSatisfy { 1...2 ~= $0.count && $0.allSatisfy { "0"..."9" ~= $0 } }
  }

  /// The final sound of a number as it is read aloud: 30 ends in 십, 48,000 in 천, 1.50 in 영.
  private static func ofNumber(ending digit: Int, in word: Substring) -> FinalSound {
    guard digit == 0 else { return digits[digit] }
    let number = word.reversed().prefix { $0.isASCII && $0.isNumber || $0 == "," || $0 == "." }
    let zeros = number.filter { $0 != "," }.prefix { $0 == "0" }.count
    let isDecimal = number.contains(".")
    // 조 and 해 are the units that end in a vowel: 10^12 and 10^20.
    let isVowel = 12..<16 ~= zeros || 20..<24 ~= zeros
    return isVowel && !isDecimal && zeros < number.count ? .vowel : .consonant
  }
}

// MARK: - Latin letters

extension FinalSound {
  /// A run of capitals or a single letter is spelled out: 엘, 엠, 엔, 아르 (알).
  ///
  /// The pronunciation of a whole word is unknown; its last letter is the best guess. Messages do
  /// not depend on it: they put a Korean noun after the word.
  private static func ofLatin(ending letter: Character, in word: Substring) -> FinalSound {
    let run = word.reversed().prefix { $0.isASCII && $0.isLetter }
    let isSpelled = run.count == 1 || run.allSatisfy(\.isUppercase)
    switch letter.lowercased() {
    case "l": return .rieul
    case "r": return isSpelled ? .rieul : .vowel
    case "m", "n": return .consonant
    default: return .vowel
    }
  }
}
