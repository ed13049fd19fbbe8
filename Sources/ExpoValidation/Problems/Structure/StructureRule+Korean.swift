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
          아니거나, 여럿 중 하나이면 앱은 아무것도 읽지 못하거나 다른 파일을 읽습니다.
          """)
    case .incompleteExposition:
      RuleWords(
        "항목이나 박람회 문서가 없거나, 데이터가 카탈로그 밖에 있습니다",
        explanation: """
          두 문서는 한 에셋 카탈로그 안이나 한 폴더에 함께 있어야 합니다. 에셋 카탈로그 밖에 있는 데이터는 앱이 \
          그곳을 읽는다면 괜찮으므로 참고로만 알립니다.
          """)
    case .ambiguousName:
      RuleWords(
        "한 카탈로그에 이름이 같은 에셋이 둘 있습니다",
        explanation: """
          그룹은 네임스페이스를 제공할 때만 에셋을 구별해 줍니다. 이름이 같은 이미지 세트 둘 중에서 앱이 어느 \
          것을 쓸지는 정해져 있지 않습니다.
          """)
    }
  }
}
