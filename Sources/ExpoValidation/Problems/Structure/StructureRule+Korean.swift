import ExpoDiagnostics
import ExpoSource

extension StructureRule {
  var korean: RuleWords {
    switch self {
    case .datasetMismatch:
      RuleWords(
        "데이터 세트가 JSON 파일 하나를 제대로 가리키지 않습니다",
        explanation: """
          NSDataAsset은 데이터 세트의 Contents.json이 가리키는 파일을 돌려줍니다. 그 파일이 없거나, JSON이 \
          아니거나, 여럿 중 하나이면 앱은 아무것도 읽지 못하거나 다른 파일을 읽습니다. 어느 데이터 세트도 \
          가리키지 않는 JSON은 쓰이지 않습니다.
          """,
        advice: "데이터 세트의 Contents.json이 실제로 있는 JSON 파일 하나만 가리키게 하세요.")
    case .incompleteExposition:
      RuleWords(
        "항목이나 박람회 문서가 없거나, 그림이 하나도 없습니다",
        explanation: """
          두 문서는 짝을 이룹니다. 짝은 같은 에셋 카탈로그나 폴더에서, 없으면 둘을 모두 담은 가장 가까운 \
          폴더에서 찾습니다. 프로젝트에 에셋 카탈로그가 없으면 그림을 검사하지 않고 참고로 한 번만 알립니다.
          """,
        advice: "빠진 문서를 더하거나 두 문서를 한 카탈로그로 옮기세요.")
    case .ambiguousName:
      RuleWords(
        "이름이 같은 에셋이 둘 있습니다",
        explanation: """
          앱의 카탈로그는 모두 번들 하나로 컴파일되고, 그룹은 네임스페이스를 제공할 때만 에셋을 구별해 줍니다. \
          이름이 같은 이미지 세트 둘 중에서 앱이 어느 것을 쓸지는 정해져 있지 않습니다. 카탈로그가 다르면 항목이 \
          쓰는 이름만 알립니다.
          """,
        advice: "한 에셋의 이름을 바꾸거나, 그룹이 네임스페이스를 제공하게 하세요.")
    }
  }
}
