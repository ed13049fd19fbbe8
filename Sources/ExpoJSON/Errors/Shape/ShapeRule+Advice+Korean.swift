extension ShapeRule {
  var koreanAdvice: String {
    switch self {
    case .wrongRoot:
      "항목은 배열로, 박람회는 객체로 쓰세요. 다른 파일이면 exclude로 빼세요."
    case .missingKey:
      "키를 더하거나, 철자가 틀린 키를 고치세요."
    case .unknownKey:
      "키를 지우거나 원래 쓰려던 이름으로 바꾸세요. 일부러 둔 키이면 설정의 extraKeys에 적으세요."
    case .duplicateKey:
      "멤버 하나만 남기고 지우세요."
    case .typeMismatch:
      "메시지에 나온 타입의 값을 쓰세요."
    case .nullValue:
      "값을 쓰거나, 아직 없으면 빈 문자열을 쓰세요."
    case .emptyList:
      "항목을 더하거나 문서를 지우세요."
    }
  }
}
