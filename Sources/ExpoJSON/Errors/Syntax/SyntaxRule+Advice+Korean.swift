extension SyntaxRule {
  var koreanAdvice: String {
    switch self {
    case .unexpectedCharacter:
      #"표시된 문자와 그 앞의 문자열을 살펴보세요. 문자열 안의 따옴표는 \"로 쓰고, 필요 없는 문자는 지우세요."#
    case .unexpectedEnd:
      "참고에 나온 닫는 괄호나 따옴표를 쓰세요. 잘린 파일이면 다시 복사하세요."
    case .missingComma:
      "표시된 자리에 쉼표를 쓰세요."
    case .trailingComma:
      "쉼표를 지우세요."
    case .missingColon:
      "키와 값 사이에 콜론을 쓰세요."
    case .unquotedKey:
      "키를 큰따옴표로 감싸세요."
    case .unquotedString:
      "문자열을 큰따옴표로 감싸거나, 리터럴을 true, false, null로 쓰세요."
    case .wrongQuotes:
      "작은따옴표와 둥근 따옴표를 곧은 큰따옴표로 바꾸고, 편집기의 둥근 따옴표 기능을 끄세요."
    case .comment:
      "주석을 지우거나 데이터 옆의 다른 파일로 옮기세요."
    case .invalidNumber:
      "구분 기호 없이 숫자만 쓰고, 소수에는 점을 쓰세요."
    case .invalidEscape:
      "역슬래시를 두 번 쓰거나, JSON에 있는 이스케이프 시퀀스를 쓰세요."
    case .controlCharacter:
      #"줄 바꿈은 \n, 탭은 \t로 쓰세요."#
    case .strayContent:
      "값을 하나만 남기세요. 여러 값을 배열로 감싸거나, 빠진 중괄호를 쓰거나, 남은 내용을 지우세요."
    case .nestingTooDeep:
      "중첩을 줄이세요. 박람회의 문서는 3단계보다 깊지 않습니다."
    case .notJSON:
      "실제 문서를 내려받거나 변환하세요. 포인터는 git lfs pull, 압축 파일은 gunzip을 쓰세요."
    }
  }
}
