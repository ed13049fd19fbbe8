import ExpoDiagnostics
import ExpoSource
import ExpoText

extension DecodeError.Expectation {
  /// What is expected, with its subject particle.
  var korean: String {
    switch self {
    case .value: "값이"
    case .valueOrClose: "값 또는 ']'가"
    case .key: "따옴표로 감싼 키가"
    case .keyOrClose: "따옴표로 감싼 키 또는 '}'가"
    case .colon: "':'이"
    case .commaOrBracket: "',' 또는 ']'가"
    case .commaOrBrace: "',' 또는 '}'가"
    case .end: "파일의 끝이"
    }
  }
}

extension DecodeError.Hint {
  var korean: String {
    switch self {
    case .quoteInText: "문자열 안의 따옴표는 \\\" 형태로 쓰세요"
    case .doubledQuote: "따옴표 두 개 중 하나를 지우세요"
    case .unclosedObject: "앞의 객체를 '}'로 닫으세요"
    case .memberInArray: "키 앞에 '{'를 넣으세요"
    case .unusualSpace: "일반 공백으로 바꾸세요"
    case .invisible, .strayJamo, .strayWord, .surplus: "지우세요"
    case .wideForm(let own): "반각 문자로 쓰세요: '\(own)'"
    case .otherForm(let own): "이렇게 쓰세요: '\(own)'"
    }
  }

  var koreanFix: String? {
    switch self {
    case .quoteInText: nil
    case .memberInArray: "'{' 넣기"
    case .doubledQuote: "'\"' 지우기"
    case .unclosedObject: "'}' 넣기"
    case .unusualSpace: "일반 공백으로 바꾸기"
    case .invisible, .strayJamo, .strayWord, .surplus: "지우기"
    case .wideForm(let own), .otherForm(let own): "'\(own)' 문자로 바꾸기"
    }
  }
}

extension DecodeError.ObjectSeparator {
  var koreanHelp: String {
    switch self {
    case .braceAndComma: "앞의 객체를 '}'로 닫으세요"
    case .bracesAndComma: "앞의 객체를 닫고 다음 객체를 여세요"
    }
  }
}

extension DecodeError.Unfinished {
  func korean(openedAt: SourceLocation?, closers: String?) -> ProblemWords {
    let insertion = closers.map { "'\($0)' 넣기" }
    switch self {
    case .object:
      return ProblemWords(
        "'{'가 닫히지 않은 채 파일이 끝납니다",
        notes: openedAt.map { [Note("여기서 '{'가 열렸습니다", at: $0)] } ?? [],
        help: "여기에 '}'를 넣거나 잘린 부분을 되살리세요", fix: insertion)
    case .array:
      return ProblemWords(
        "'['가 닫히지 않은 채 파일이 끝납니다",
        notes: openedAt.map { [Note("여기서 '['가 열렸습니다", at: $0)] } ?? [],
        help: "여기에 ']'를 넣거나 잘린 부분을 되살리세요", fix: insertion)
    case .text:
      return ProblemWords(
        "문자열을 닫는 '\"'가 없습니다", help: "문자열이 끝나는 곳에 '\"'를 넣으세요",
        fix: "닫는 따옴표 넣기")
    case .key:
      return ProblemWords(
        "키를 닫는 '\"'가 없습니다", help: "키가 끝나는 곳에 '\"'를 넣으세요",
        fix: "닫는 따옴표 넣기")
    case .file: return ProblemWords("값이 필요한데 파일이 비어 있습니다", fix: insertion)
    }
  }
}

extension DecodeError.Element {
  var korean: String {
    switch self {
    case .element: "요소"
    case .member: "멤버"
    }
  }
}

extension DecodeError.NumberFault {
  func korean(_ number: String, repair: String?) -> ProblemWords {
    ProblemWords(
      "\(koreanRule): '\(number)'", help: koreanHelp(repair),
      fix: repair.map { "\(Particle.direction.joined(to: $0)) 바꾸기" })
  }

  private var koreanRule: String {
    switch self {
    case .leadingZero: "숫자는 0으로 시작할 수 없습니다"
    case .plusSign: "숫자 앞에 '+'를 붙일 수 없습니다"
    case .hexadecimal: "16진수는 쓸 수 없습니다"
    case .missingDigit: "소수점 앞뒤나 e 뒤에 숫자가 빠졌습니다"
    case .notFinite: "JSON에 없는 숫자입니다"
    case .digitSeparator: "숫자에 자릿수 구분 기호를 쓸 수 없습니다"
    case .wideDigits: "전각 숫자는 쓸 수 없습니다"
    case .trailingText: "숫자 뒤에 다른 글자가 붙어 있습니다"
    case .strayJamo: "숫자 뒤에 한글 낱자가 붙어 있습니다"
    case .unreadable: "숫자로 읽을 수 없습니다"
    }
  }

  private func koreanHelp(_ repair: String?) -> String? {
    switch self {
    case .leadingZero, .plusSign, .digitSeparator, .hexadecimal, .wideDigits, .strayJamo:
      repair.map { "\(Particle.direction.joined(to: $0)) 쓰세요" }
    case .missingDigit: "소수점 앞뒤와 e 뒤에 숫자를 쓰세요"
    case .notFinite: "null을 쓰거나 멤버를 빼세요"
    case .trailingText: "숫자만 남기거나 전체를 따옴표로 감싸세요"
    case .unreadable: nil
    }
  }
}

extension EscapeRepair {
  static func korean(_ escape: String) -> ProblemWords {
    let message = "JSON에 없는 이스케이프 시퀀스입니다: '\(escape)'"
    let doubling = "역슬래시를 그대로 나타내려면 두 번 쓰세요: \\\\"
    switch EscapeRepair(escape) {
    case .deleteBackslash:
      return ProblemWords(message, help: "역슬래시를 지우세요", fix: "역슬래시 지우기")
    case .doubleBackslash:
      return ProblemWords(message, help: doubling, fix: "역슬래시 두 번 쓰기")
    case nil:
      return ProblemWords(
        message,
        help: escape.hasPrefix("\\u") ? "\\u 뒤에 16진수 네 자리를 쓰세요" : doubling)
    }
  }
}

extension DecodeError.ControlCharacter {
  var korean: String {
    switch self {
    case .carriageReturnLineFeed: "줄 바꿈(U+000D)"
    case .scalar(let scalar): "\(Self.korean(scalar))(\(VisibleText.codePoint(scalar)))"
    }
  }

  private static func korean(_ scalar: Unicode.Scalar) -> String {
    switch scalar {
    case "\u{0}": "널 문자"
    case "\t": "탭"
    case "\n", "\r": "줄 바꿈"
    case "\u{1B}": "ESC 문자"
    default: "제어 문자"
    }
  }
}

extension DecodeError.StrayContent {
  var korean: ProblemWords {
    switch self {
    case .value:
      ProblemWords(
        "값은 하나여야 하는데 뒤에 내용이 더 있습니다", help: "배열 하나에 담거나 파일을 나누세요")
    case .closer(let closer):
      ProblemWords(
        "파일이 끝나야 하는데 '\(closer)'가 있습니다", help: "지우거나 짝이 되는 여는 괄호를 넣으세요")
    case .members(let end):
      ProblemWords(
        "멤버를 감싸는 '{'가 없습니다",
        help: end == nil
          ? "첫 멤버 앞에 '{'를 넣으세요" : "첫 멤버 앞에 '{'를, 마지막 멤버 뒤에 '}'를 넣으세요",
        fix: end == nil ? "'{' 넣기" : "중괄호로 감싸기")
    case .mergeMark: ProblemWords("병합 충돌 표시가 남아 있습니다", help: "충돌을 해결하세요")
    }
  }
}
