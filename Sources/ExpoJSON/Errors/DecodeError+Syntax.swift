import ExpoBase

// The values of syntax errors, with their words and fixes.

extension DecodeError {
  package enum Expectation: Equatable, Sendable {
    case value
    /// A value or `]`.
    case valueOrClose
    case key
    /// A key or `}`.
    case keyOrClose
    case colon
    case commaOrBracket
    case commaOrBrace
    case end
  }

  package enum Hint: Equatable, Sendable {
    /// A quote inside a string ended it.
    case quoteInText
    case doubledQuote
    /// The object before this one lacks its `}` at `end`; certain if both have the same first key.
    case unclosedObject(end: Int, isCertain: Bool)
    /// A member without a value.
    case noValue
    /// A key with a colon in an array; `key` is the offset of the key.
    case memberInArray(key: Int)
    /// White-space characters that JSON does not allow.
    case unusualSpace(count: Int)
    /// Characters without width, which mean nothing outside of strings.
    case invisible
    /// The full-width form, typed with an input method, of the character that belongs here.
    case wideForm(Unicode.Scalar)
    /// The character that belongs here instead of one of another language: `:` for `=`.
    case otherForm(Unicode.Scalar)
    /// A second comma or colon.
    case surplus
    /// A single Hangul consonant or vowel beside a value: a slip on the keyboard.
    case strayJamo
    /// A word after a string; the length is in bytes.
    case strayWord(length: Int)
  }

  /// The part of a document that is not closed at the end of a file or line.
  package enum Unfinished: Equatable, Sendable {
    case object
    case array
    /// A string that is a value.
    case text
    /// A string that is a key.
    case key
    /// Nothing but white space.
    case file
  }

  package enum NumberFault: Equatable, Sendable {
    /// `048`.
    case leadingZero
    /// `+1`.
    case plusSign
    /// `0x1F`.
    case hexadecimal
    /// `1.`, `1e`.
    case missingDigit
    /// `NaN`, `Infinity`.
    case notFinite
    /// `48,130,300`, `48 130 300`, `48_130`.
    case digitSeparator
    /// `１２`.
    case wideDigits
    /// `1000명`.
    case trailingText
    /// `1000ㅂ`: a single Hangul consonant or vowel, a slip on the keyboard.
    case strayJamo
    /// `1-2`.
    case unreadable
  }
}

/// Control characters in strings; CR and LF together are one.
extension Character {
  /// Whether it is a tab or a line break, which people type; other control characters show that data was lost.
  var isTyped: Bool { self == "\t" || isLineBreak }
  var isLineBreak: Bool { ["\n", "\r", "\r\n"].contains(self) }

  /// The escape sequence of a string: `\n`, `\u001b` (RFC 8259 §7).
  var escapeSequence: String {
    switch self {
    case "\r\n", "\n": "\\n"
    case "\t": "\\t"
    case "\r": "\\r"
    case "\u{8}": "\\b"
    case "\u{C}": "\\f"
    default: "\\u" + codePoint.dropFirst(2).lowercased()
    }
  }

  /// `a tab (U+0009)`.
  func controlWords(in language: Language) -> String {
    let name =
      switch self {
      case "\u{0}": language.pick(en: "a null character", ko: "널 문자")
      case "\t": language.pick(en: "a tab", ko: "탭")
      case "\r\n", "\n", "\r": language.pick(en: "a line break", ko: "줄 바꿈")
      case "\u{1B}": language.pick(en: "an escape character", ko: "ESC 문자")
      default: language.pick(en: "a control character", ko: "제어 문자")
      }
    return language.pick(en: "\(name) (\(codePoint))", ko: "\(name)(\(codePoint))")
  }

  private var codePoint: String { VisibleText.codePoint(unicodeScalars[unicodeScalars.startIndex]) }
}

extension DecodeError.Expectation {
  /// What was expected; in Korean with its subject particle.
  func words(in language: Language) -> String {
    switch self {
    case .value: language.pick(en: "a value", ko: "값이")
    case .valueOrClose: language.pick(en: "a value or ']'", ko: "값 또는 ']'가")
    case .key: language.pick(en: "a key in quotes", ko: "따옴표로 감싼 키가")
    case .keyOrClose: language.pick(en: "a key in quotes or '}'", ko: "따옴표로 감싼 키 또는 '}'가")
    case .colon: language.pick(en: "':'", ko: "':'이")
    case .commaOrBracket: language.pick(en: "',' or ']'", ko: "',' 또는 ']'가")
    case .commaOrBrace: language.pick(en: "',' or '}'", ko: "',' 또는 '}'가")
    case .end: language.pick(en: "the end of the file", ko: "파일의 끝이")
    }
  }

  /// The words for another character in place of the expected one; `name` is its name, in Korean with its subject
  /// particle.
  func words(in language: Language, found: Unicode.Scalar, _ name: String) -> ProblemWords {
    let words = ProblemWords.unexpectedCharacter(words(in: language), found: name, language)
    switch (found, self) {
    case ("}", .valueOrClose), ("}", .commaOrBracket):
      return .wrongCloser(found, opener: "[", closer: "]", language)
    case ("]", .keyOrClose), ("]", .commaOrBrace):
      return .wrongCloser(found, opener: "{", closer: "}", language)
    case ("{", .key), ("{", .keyOrClose): return .objectForKey(words.message, language)
    case ("<", _), (".", _), ("…", _): return .otherText(words.message, language)
    case (_, .end): return .surplus(words.message, language)
    default: return words
    }
  }
}

extension DecodeError.Hint {
  func fix(at bytes: Range<Int>) -> Fix? {
    switch self {
    case .quoteInText, .noValue: nil
    case .memberInArray(let key): .unsafe(.insert("{", at: key))
    case .otherForm(let own): .unsafe(Fix.Edit(bytes, String(own)))
    case .surplus, .doubledQuote: .unsafe(.delete(bytes))
    case .unclosedObject(let end, let isCertain):
      Fix(isCertain ? .safe : .unsafe, [.insert("}", at: end)])
    case .unusualSpace(let count): .safe(Fix.Edit(bytes, String(repeating: " ", count: count)))
    case .invisible, .strayJamo: .safe(.delete(bytes))
    case .wideForm(let narrow): .safe(Fix.Edit(bytes, String(narrow)))
    case .strayWord(let length):
      .unsafe(.delete(bytes.lowerBound..<bytes.lowerBound + length))
    }
  }

  /// `message` is the message without a hint; `key` is the key of the value.
  func words(in language: Language, _ message: String, key: String?) -> ProblemWords {
    switch self {
    case .quoteInText: .quoteInText(language)
    case .noValue: .noValue(message, key: key, language)
    case .memberInArray: .memberInArray(language)
    case .doubledQuote: .doubledQuote(message, language)
    case .unclosedObject: .objectBefore(message, language)
    case .unusualSpace: .unusualSpace(message, language)
    case .invisible, .strayJamo, .strayWord, .surplus: .surplus(message, language)
    case .wideForm(let own): .wideForm(message, own: own, language)
    case .otherForm(let own): .otherForm(message, own: own, language)
    }
  }
}

extension DecodeError.Unfinished {
  func words(in language: Language, openedAt: DocumentLocation?, closers: String) -> ProblemWords {
    switch self {
    case .object: .unclosedBracket("{", closer: "}", closers: closers, at: openedAt, language)
    case .array: .unclosedBracket("[", closer: "]", closers: closers, at: openedAt, language)
    case .text: .unclosedString(language)
    case .key: .unclosedKey(language)
    case .file: .emptyFile(language)
    }
  }
}

extension DecodeError.NumberFault {
  /// The number that was meant, if that is certain.
  func repair(of text: String) -> String? {
    switch self {
    case .notFinite: nil
    case .trailingText: NumberRepair.count(in: text).map(String.init)
    case .strayJamo: NumberRepair.digits(of: String(text.dropLast()))
    case .leadingZero, .plusSign, .hexadecimal, .missingDigit, .digitSeparator, .wideDigits,
      .unreadable:
      NumberRepair.digits(of: text)
    }
  }

  func words(in language: Language, of text: String) -> ProblemWords {
    let number = VisibleText.quoted(text)
    let reason = reason(in: language).message
    // A count with Korean units: `5,086만`.
    let count = NumberRepair.koreanCount(in: number).map(String.init)
    let meant = repair(of: text) ?? count
    return .invalidNumber(
      language.pick(en: reason, ko: count == nil ? reason : "'만' 같은 단위는 쓸 수 없습니다"),
      number: number, meant: meant, written: meant.map(Particle.direction.joined), language)
  }

  private func reason(in language: Language) -> ProblemWords {
    switch self {
    case .leadingZero: .leadingZero(language)
    case .plusSign: .plusSign(language)
    case .hexadecimal: .hexadecimal(language)
    case .missingDigit: .missingDigit(language)
    case .notFinite: .notFinite(language)
    case .digitSeparator: .digitSeparator(language)
    case .wideDigits: .wideDigits(language)
    case .trailingText: .textAfterDigits(language)
    case .strayJamo: .letterAfterDigits(language)
    case .unreadable: .unreadableNumber(language)
    }
  }
}
