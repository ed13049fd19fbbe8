import ExpoDiagnostics
import ExpoSource

extension ContentRule {
  var korean: RuleWords {
    switch self {
    case .emptyText:
      RuleWords(
        "문자열이 비어 있거나 공백뿐입니다",
        explanation: """
          디코딩은 되지만 화면에 빈자리가 생깁니다. 이름 없는 행이나 내용 없는 화면이 나옵니다.
          """,
        advice: "글을 쓰거나 항목을 지우세요.")
    case .strayWhitespace:
      RuleWords(
        "문자열의 양 끝이나 줄 바꿈 앞에 공백이 있습니다",
        explanation: """
          눈에 보이지 않지만 같은 이름을 다르게 만들고 가운데 정렬한 글을 밀어냅니다. 문자열의 양 끝과 줄 \
          바꿈 앞의 공백은 쓸모가 없습니다.
          """,
        advice: "공백을 지우세요.")
    case .duplicateName:
      RuleWords(
        "이름이 같은 항목이 둘 있습니다",
        explanation: """
          목록에서 서로 구별할 수 없습니다. 대개 항목을 복사하고 고치지 않은 것입니다. 이름은 유니코드 정규화를 \
          거쳐 보이는 대로 비교합니다.
          """,
        advice: "한 항목의 이름을 바꾸거나 복사한 항목을 지우세요.")
    case .sharedImage:
      RuleWords(
        "두 항목이 같은 그림을 씁니다",
        explanation: """
          일부러 그랬을 수도 있지만, 항목을 복사하고 image_name을 고치지 않아 앱에 다른 그림이 나오는 경우가 더 \
          많습니다.
          """,
        advice: "복사한 항목의 image_name을 바꾸세요. 일부러 같은 그림을 쓴다면 이 규칙을 무시하세요.")
    case .overlongSummary:
      RuleWords(
        "짧은 설명이 전체 설명보다 깁니다",
        explanation: """
          short_desc는 목록에 나오는 한 줄이고 desc는 전체 설명입니다. 짧아야 할 쪽이 더 길면 둘이 바뀌었을 \
          가능성이 큽니다.
          """,
        advice: "두 글을 맞바꾸거나 짧은 설명을 줄이세요.")
    }
  }
}
