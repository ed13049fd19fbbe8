import ExpoBase

extension DecodeError.Expectation {
  /// What is expected, with its subject particle.
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
}

extension DecodeError.Hint {
  func words(in language: Language) -> String {
    switch self {
    case .quoteInText:
      language.pick(en: "a quote inside a string is written \\\"", ko: "문자열 안의 따옴표는 \\\" 형태로 쓰세요")
    case .doubledQuote: language.pick(en: "delete one of the two quotes", ko: "따옴표 두 개 중 하나를 지우세요")
    case .unclosedObject:
      language.pick(en: "close the object before it with '}'", ko: "앞의 객체를 '}'로 닫으세요")
    case .memberInArray: language.pick(en: "put '{' before the key", ko: "키 앞에 '{'를 넣으세요")
    case .unusualSpace: language.pick(en: "put a plain space here", ko: "일반 공백으로 바꾸세요")
    case .invisible, .strayJamo, .strayWord, .surplus: language.pick(en: "delete it", ko: "지우세요")
    case .wideForm(let own): language.pick(en: "write '\(own)'", ko: "반각 문자로 쓰세요: '\(own)'")
    case .otherForm(let own): language.pick(en: "write '\(own)'", ko: "이렇게 쓰세요: '\(own)'")
    }
  }

  func fix(in language: Language) -> String? {
    switch self {
    case .quoteInText: nil
    case .memberInArray: language.pick(en: "insert '{'", ko: "'{' 넣기")
    case .doubledQuote: language.pick(en: "delete '\"'", ko: "'\"' 지우기")
    case .unclosedObject: language.pick(en: "insert '}'", ko: "'}' 넣기")
    case .unusualSpace: language.pick(en: "write a plain space", ko: "일반 공백으로 바꾸기")
    case .invisible, .strayJamo, .strayWord, .surplus: language.pick(en: "delete it", ko: "지우기")
    case .wideForm(let own), .otherForm(let own):
      language.pick(en: "write '\(own)'", ko: "'\(own)' 문자로 바꾸기")
    }
  }
}

extension DecodeError.ObjectSeparator {
  func help(in language: Language) -> String {
    switch self {
    case .braceAndComma:
      language.pick(en: "close the object before with '}'", ko: "앞의 객체를 '}'로 닫으세요")
    case .bracesAndComma:
      language.pick(en: "close the object before and open the next one", ko: "앞의 객체를 닫고 다음 객체를 여세요")
    }
  }
}

extension DecodeError.Unfinished {
  func words(in language: Language, openedAt: SourceLocation?, closers: String?) -> ProblemWords {
    let insertion = closers.map { language.pick(en: "insert '\($0)'", ko: "'\($0)' 넣기") }
    let closing = language.pick(en: "insert '\"'", ko: "닫는 따옴표 넣기")
    switch self {
    case .object:
      return language.pick(
        en: ProblemWords(
          "the file ends before '{' is closed",
          notes: openedAt.map { [Note("'{' is opened here", at: $0)] } ?? [],
          help: "put '}' here, or restore what was cut off", fix: insertion),
        ko: ProblemWords(
          "'{'가 닫히지 않은 채 파일이 끝납니다",
          notes: openedAt.map { [Note("여기서 '{'가 열렸습니다", at: $0)] } ?? [],
          help: "여기에 '}'를 넣거나 잘린 부분을 되살리세요", fix: insertion))
    case .array:
      return language.pick(
        en: ProblemWords(
          "the file ends before '[' is closed",
          notes: openedAt.map { [Note("'[' is opened here", at: $0)] } ?? [],
          help: "put ']' here, or restore what was cut off", fix: insertion),
        ko: ProblemWords(
          "'['가 닫히지 않은 채 파일이 끝납니다",
          notes: openedAt.map { [Note("여기서 '['가 열렸습니다", at: $0)] } ?? [],
          help: "여기에 ']'를 넣거나 잘린 부분을 되살리세요", fix: insertion))
    case .text:
      return language.pick(
        en: ProblemWords(
          "the string is not closed with '\"'", help: "put '\"' where it ends", fix: closing),
        ko: ProblemWords(
          "문자열을 닫는 '\"'가 없습니다", help: "문자열이 끝나는 곳에 '\"'를 넣으세요", fix: closing))
    case .key:
      return language.pick(
        en: ProblemWords(
          "the key is not closed with '\"'", help: "put '\"' where it ends", fix: closing),
        ko: ProblemWords(
          "키를 닫는 '\"'가 없습니다", help: "키가 끝나는 곳에 '\"'를 넣으세요", fix: closing))
    case .file:
      return language.pick(
        en: ProblemWords("expected a value, found an empty file", fix: insertion),
        ko: ProblemWords("값이 필요한데 파일이 비어 있습니다", fix: insertion))
    }
  }
}

extension DecodeError.Element {
  func words(in language: Language) -> String {
    switch self {
    case .element: language.pick(en: "the element", ko: "요소")
    case .member: language.pick(en: "the member", ko: "멤버")
    }
  }
}

extension DecodeError.NumberFault {
  func words(in language: Language, _ number: String, repair: String?) -> ProblemWords {
    language.pick(
      en: ProblemWords(
        "'\(number)' is not a JSON number: \(reason(in: language))",
        help: help(in: language, repair), fix: repair.map { "write \($0)" }),
      ko: ProblemWords(
        "\(reason(in: language)): '\(number)'", help: help(in: language, repair),
        fix: repair.map { "\(Particle.direction.joined(to: $0)) 바꾸기" }))
  }

  private func reason(in language: Language) -> String {
    switch self {
    case .leadingZero: language.pick(en: "leading zero", ko: "숫자는 0으로 시작할 수 없습니다")
    case .plusSign: language.pick(en: "plus sign", ko: "숫자 앞에 '+'를 붙일 수 없습니다")
    case .hexadecimal: language.pick(en: "hexadecimal", ko: "16진수는 쓸 수 없습니다")
    case .missingDigit: language.pick(en: "missing digit", ko: "소수점 앞뒤나 e 뒤에 숫자가 빠졌습니다")
    case .notFinite: language.pick(en: "not finite", ko: "JSON에 없는 숫자입니다")
    case .digitSeparator: language.pick(en: "digit separator", ko: "숫자에 자릿수 구분 기호를 쓸 수 없습니다")
    case .wideDigits: language.pick(en: "wide digits", ko: "전각 숫자는 쓸 수 없습니다")
    case .trailingText: language.pick(en: "text after the digits", ko: "숫자 뒤에 다른 글자가 붙어 있습니다")
    case .strayJamo:
      language.pick(en: "a stray letter after the digits", ko: "숫자 뒤에 한글 낱자가 붙어 있습니다")
    case .unreadable: language.pick(en: "not one number", ko: "숫자로 읽을 수 없습니다")
    }
  }

  private func help(in language: Language, _ repair: String?) -> String? {
    switch self {
    case .leadingZero, .plusSign, .digitSeparator, .hexadecimal, .wideDigits, .strayJamo:
      language.pick(
        en: repair.map { "write \($0)" },
        ko: repair.map { "\(Particle.direction.joined(to: $0)) 쓰세요" })
    case .missingDigit:
      language.pick(
        en: "a number has digits on both sides of its point and after its e",
        ko: "소수점 앞뒤와 e 뒤에 숫자를 쓰세요")
    case .notFinite:
      language.pick(
        en: "JSON has no such number; write null or leave the member out", ko: "null을 쓰거나 멤버를 빼세요")
    case .trailingText:
      language.pick(
        en: "write the digits alone, or put quotes around the text", ko: "숫자만 남기거나 전체를 따옴표로 감싸세요")
    case .unreadable: nil
    }
  }
}

extension EscapeRepair {
  static func words(in language: Language, _ escape: String) -> ProblemWords {
    let message = language.pick(
      en: "'\(escape)' is not an escape sequence", ko: "JSON에 없는 이스케이프 시퀀스입니다: '\(escape)'")
    let doubling = language.pick(
      en: "to write a backslash, double it: \\\\", ko: "역슬래시를 그대로 나타내려면 두 번 쓰세요: \\\\")
    switch EscapeRepair(escape) {
    case .deleteBackslash:
      return language.pick(
        en: ProblemWords(message, help: "delete the backslash", fix: "delete the backslash"),
        ko: ProblemWords(message, help: "역슬래시를 지우세요", fix: "역슬래시 지우기"))
    case .doubleBackslash:
      return ProblemWords(
        message, help: doubling,
        fix: language.pick(en: "double the backslash", ko: "역슬래시 두 번 쓰기"))
    case nil where escape.hasPrefix("\\u"):
      return ProblemWords(
        message,
        help: language.pick(
          en: "write \\u and four hexadecimal digits", ko: "\\u 뒤에 16진수 네 자리를 쓰세요"))
    case nil: return ProblemWords(message, help: doubling)
    }
  }
}

extension DecodeError.ControlCharacter {
  func words(in language: Language) -> String {
    switch self {
    case .carriageReturnLineFeed: language.pick(en: "line break (U+000D)", ko: "줄 바꿈(U+000D)")
    case .scalar(let scalar):
      language.pick(
        en: "\(Self.name(of: scalar, in: language)) (\(VisibleText.codePoint(scalar)))",
        ko: "\(Self.name(of: scalar, in: language))(\(VisibleText.codePoint(scalar)))")
    }
  }

  private static func name(of scalar: Unicode.Scalar, in language: Language) -> String {
    switch scalar {
    case "\u{0}": language.pick(en: "null character", ko: "널 문자")
    case "\t": language.pick(en: "tab", ko: "탭")
    case "\n", "\r": language.pick(en: "line break", ko: "줄 바꿈")
    case "\u{1B}": language.pick(en: "escape character", ko: "ESC 문자")
    default: language.pick(en: "control character", ko: "제어 문자")
    }
  }
}

extension DecodeError.StrayContent {
  func words(in language: Language) -> ProblemWords {
    switch self {
    case .value:
      language.pick(
        en: ProblemWords(
          "expected one value, found more after it",
          help: "put the values into one array, or into files of their own"),
        ko: ProblemWords(
          "값은 하나여야 하는데 뒤에 내용이 더 있습니다", help: "배열 하나에 담거나 파일을 나누세요"))
    case .closer(let closer):
      language.pick(
        en: ProblemWords(
          "expected the end of the file, found '\(closer)'",
          help: "delete it, or open what it should close"),
        ko: ProblemWords(
          "파일이 끝나야 하는데 '\(closer)'가 있습니다", help: "지우거나 짝이 되는 여는 괄호를 넣으세요"))
    case .members(let end):
      language.pick(
        en: ProblemWords(
          "members outside any '{'",
          help: end == nil
            ? "put '{' before the first member"
            : "put '{' before the first member and '}' after the last",
          fix: end == nil ? "insert '{'" : "put braces around"),
        ko: ProblemWords(
          "멤버를 감싸는 '{'가 없습니다",
          help: end == nil
            ? "첫 멤버 앞에 '{'를 넣으세요" : "첫 멤버 앞에 '{'를, 마지막 멤버 뒤에 '}'를 넣으세요",
          fix: end == nil ? "'{' 넣기" : "중괄호로 감싸기"))
    case .mergeMark:
      language.pick(
        en: ProblemWords("the document has merge conflict markers", help: "resolve the conflict"),
        ko: ProblemWords("병합 충돌 표시가 남아 있습니다", help: "충돌을 해결하세요"))
    }
  }
}
