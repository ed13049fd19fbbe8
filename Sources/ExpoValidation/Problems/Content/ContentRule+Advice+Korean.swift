extension ContentRule {
  var koreanAdvice: String {
    switch self {
    case .emptyText:
      "글을 쓰거나 항목을 지우세요."
    case .strayWhitespace:
      "공백을 지우세요."
    case .duplicateName:
      "한 항목의 이름을 바꾸거나 복사한 항목을 지우세요."
    case .sharedImage:
      "복사한 항목의 image_name을 바꾸세요. 일부러 같은 그림을 쓴다면 이 규칙을 무시하세요."
    case .overlongSummary:
      "두 글을 맞바꾸거나 짧은 설명을 줄이세요."
    }
  }
}
