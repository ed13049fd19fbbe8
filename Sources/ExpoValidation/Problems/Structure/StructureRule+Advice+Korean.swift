extension StructureRule {
  var koreanAdvice: String {
    switch self {
    case .datasetMismatch:
      "데이터 세트의 Contents.json이 실제로 있는 JSON 파일 하나만 가리키게 하세요."
    case .incompleteExposition:
      "빠진 문서를 더하거나 두 문서를 한 카탈로그로 옮기세요."
    case .ambiguousName:
      "한 에셋의 이름을 바꾸거나, 그룹이 네임스페이스를 제공하게 하세요."
    }
  }
}
