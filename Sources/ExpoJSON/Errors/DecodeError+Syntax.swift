import ExpoBase

// What errors of syntax say besides their kind.

extension DecodeError {
  package enum Expectation: Equatable, Sendable {
    case value
    case valueOrClose
    case key
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
    /// The object before is not closed where it ends; certain if the next one has the same first key.
    case unclosedObject(end: Int, isCertain: Bool)
    case noValue
    /// `key` is the offset of the member's key.
    case memberInArray(key: Int)
    /// White-space characters that JSON does not allow.
    case unusualSpace(count: Int)
    /// Characters without width, which mean nothing outside of strings.
    case invisible
    /// The full-width form, typed with an input method, of the character that belongs here.
    case wideForm(Unicode.Scalar)
    /// What other languages write for the character that belongs here.
    case otherForm(Unicode.Scalar)
    /// A second comma or colon.
    case surplus
    /// A single Hangul consonant or vowel beside a value: a slip on the keyboard.
    case strayJamo
    /// A word after a string; the length is in bytes.
    case strayWord(length: Int)
  }

  /// What is open at the end of a file or line.
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

/// A control character in a string; CR and LF are one.
extension Character {
  /// Whether people type it: a tab or a line break; any other shows that data was lost.
  var isTyped: Bool { self == "\t" || isLineBreak }
  var isLineBreak: Bool { ["\n", "\r", "\r\n"].contains(self) }

  /// RFC 8259 §7.
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
  /// With its subject particle.
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

  /// For a character in place of the expected one; `name` is its name with its subject particle.
  func words(in language: Language, found: Unicode.Scalar, _ name: String) -> ProblemWords {
    let expected = words(in: language)
    let message = language.pick(
      en: "expected \(expected), found \(name)", ko: "\(expected) 필요한데 \(name) 있습니다")
    switch (found, self) {
    case ("}", .valueOrClose), ("}", .commaOrBracket), ("}", .keyOrClose), ("}", .commaOrBrace),
      ("]", .valueOrClose), ("]", .commaOrBracket), ("]", .keyOrClose), ("]", .commaOrBrace):
      let (opener, closer) = found == "}" ? ("[", "]") : ("{", "}")
      return language.words(
        en: (
          "'\(found)' does not close '\(opener)'",
          "write '\(closer)' in its place or before it, or delete it"
        ),
        ko: (
          "'\(opener)'를 '\(found)'로 닫았습니다", "'\(closer)'로 바꾸거나, 앞에 '\(closer)'를 넣거나, 이 문자를 지우세요"
        ))
    case ("{", .key), ("{", .keyOrClose):
      return language.words(
        en: (message, "put a key before it, or write '[' in place of the '{' around it"),
        ko: (message, "앞에 키를 쓰거나, 바깥의 '{'를 '['로 바꾸세요"))
    case ("<", _), (".", _), ("…", _):
      return language.words(
        en: (message, "delete the text that is not JSON"), ko: (message, "JSON이 아닌 내용을 지우세요"))
    case (_, .end):
      return language.words(en: (message, "delete it"), ko: (message, "이 문자를 지우세요"))
    default:
      return language.words(
        en: (message, "delete it, or write \(expected)"), ko: (message, "이 문자를 지우거나, 빠진 것을 넣으세요"))
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

  /// `message` says what is wrong if nothing more is known; `key` is that of the value.
  func words(in language: Language, _ message: String, key: String?) -> ProblemWords {
    switch self {
    case .quoteInText:
      language.words(
        en: ("a quote inside the text ends the string here", "write it as \\\""),
        ko: ("내용 안의 따옴표에서 문자열이 끝났습니다", "이렇게 쓰세요: \\\""))
    case .noValue:
      language.words(
        en: (key.map { "'\($0)' has no value" } ?? message, "write its value, or delete the key"),
        ko: (key.map { "'\($0)' 값이 빠졌습니다" } ?? message, "값을 쓰거나 키를 지우세요"))
    case .memberInArray:
      language.words(
        en: ("the opening '{' of this object is missing", "put '{' before the key", "insert '{'"),
        ko: ("객체를 여는 '{'가 없습니다", "키 앞에 '{'를 넣으세요", "'{' 넣기"))
    case .doubledQuote:
      language.words(
        en: (message, "delete one of the two quotes", "delete '\"'"),
        ko: (message, "따옴표 두 개 중 하나를 지우세요", "'\"' 지우기"))
    case .unclosedObject:
      language.words(
        en: (message, "close the object before it with '}'", "insert '}'"),
        ko: (message, "앞의 객체를 '}'로 닫으세요", "'}' 넣기"))
    case .unusualSpace:
      language.words(
        en: (message, "put a plain space here", "write a plain space"),
        ko: (message, "일반 공백으로 바꾸세요", "일반 공백으로 바꾸기"))
    case .invisible, .strayJamo, .strayWord, .surplus:
      language.words(en: (message, "delete it", "delete it"), ko: (message, "이 문자를 지우세요", "지우기"))
    case .wideForm(let own):
      language.words(
        en: (message, "write '\(own)'", "write '\(own)'"),
        ko: (message, "반각 문자로 쓰세요: '\(own)'", "'\(own)' 문자로 바꾸기"))
    case .otherForm(let own):
      language.words(
        en: (message, "write '\(own)'", "write '\(own)'"),
        ko: (message, "이렇게 쓰세요: '\(own)'", "'\(own)' 문자로 바꾸기"))
    }
  }
}

extension DecodeError.Unfinished {
  func words(in language: Language, openedAt: DocumentLocation?, closers: String) -> ProblemWords {
    let closing = language.pick(en: "insert '\"'", ko: "닫는 따옴표 넣기")
    switch self {
    case .object, .array:
      let (opener, closer) = self == .object ? ("{", "}") : ("[", "]")
      let note = language.pick(en: "'\(opener)' is opened here", ko: "여기서 '\(opener)'가 열렸습니다")
      return language.words(
        en: (
          "the file ends before '\(opener)' is closed",
          "put '\(closer)' here, or restore what was cut off", "insert '\(closers)'"
        ),
        ko: (
          "'\(opener)'를 닫지 않은 채 파일이 끝났습니다", "여기에 '\(closer)'를 넣거나 잘린 부분을 복원하세요",
          "'\(closers)' 넣기"
        ), note: openedAt.map { .init(note, at: $0) })
    case .text:
      return language.words(
        en: (
          "the string is not closed with '\"'", "put '\"' at its end, or restore what was cut off",
          closing
        ),
        ko: ("문자열을 닫는 '\"'가 없습니다", "문자열이 끝나는 곳에 '\"'를 넣거나 잘린 부분을 복원하세요", closing))
    case .key:
      return language.words(
        en: ("the key is not closed with '\"'", "put '\"' at its end", closing),
        ko: ("키를 닫는 '\"'가 없습니다", "키가 끝나는 곳에 '\"'를 넣으세요", closing))
    case .file:
      return language.words(
        en: ("expected a value, found an empty file", "restore its content, or delete the file"),
        ko: ("파일이 비어 있습니다", "내용을 복원하거나 파일을 지우세요"))
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
    let (number, repair, reason) = (
      VisibleText.quoted(text), repair(of: text), reason(in: language)
    )
    // The count with Korean units: `5,086만`.
    let count = NumberRepair.koreanCount(in: number).map(String.init)
    let (meant, fixed) = (repair ?? count, repair ?? "")
    return language.words(
      en: (
        "\(reason): '\(number)'", meant.map { "write \($0)" } ?? "write one number in digits",
        "write \(fixed)"
      ),
      ko: (
        (count == nil ? reason : "'만' 같은 단위는 쓸 수 없습니다") + ": '\(number)'",
        meant.map { "\(Particle.direction.joined(to: $0)) 쓰세요" } ?? "숫자 하나를 아라비아 숫자로 쓰세요",
        "\(Particle.direction.joined(to: fixed)) 바꾸기"
      ))
  }

  private func reason(in language: Language) -> String {
    switch self {
    case .leadingZero: language.pick(en: "a number cannot begin with 0", ko: "숫자는 0으로 시작할 수 없습니다")
    case .plusSign: language.pick(en: "a number cannot begin with '+'", ko: "숫자 앞에 '+'를 붙일 수 없습니다")
    case .hexadecimal: language.pick(en: "a number cannot be hexadecimal", ko: "16진수는 쓸 수 없습니다")
    case .missingDigit:
      language.pick(
        en: "a digit is missing beside the point or after e", ko: "소수점 앞뒤나 e 뒤에 숫자가 빠졌습니다")
    case .notFinite: language.pick(en: "JSON has no such number", ko: "JSON에 없는 숫자입니다")
    case .digitSeparator:
      language.pick(en: "a number has no thousands separators", ko: "숫자에 자릿수 구분 기호를 쓸 수 없습니다")
    case .wideDigits: language.pick(en: "a number has no full-width digits", ko: "전각 숫자는 쓸 수 없습니다")
    case .trailingText:
      language.pick(en: "there is text after the digits", ko: "숫자 뒤에 다른 글자가 붙어 있습니다")
    case .strayJamo:
      language.pick(en: "there is a stray letter after the digits", ko: "숫자 뒤에 한글 낱자가 붙어 있습니다")
    case .unreadable: language.pick(en: "this is not one number", ko: "숫자로 읽을 수 없습니다")
    }
  }
}
