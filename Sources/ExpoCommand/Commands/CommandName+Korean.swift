extension CommandName {
  var koreanSummary: String {
    switch self {
    case .validate: "문서와 그림을 검사합니다: 파일, 폴더, 에셋 카탈로그, 표준 입력(-)"
    case .format: "문서를 보기 좋게 정리해 출력하거나 --write로 파일에 씁니다"
    case .list: "박람회의 항목을 한 줄에 하나씩 보여 줍니다"
    case .show: "포스터나 항목을 보여 줍니다: 번호, 이름, 그림 이름, JSON Pointer"
    case .browse: "포스터와 항목을 전체 화면으로 읽습니다"
    case .export: "박람회를 Markdown이나 웹 사이트로 내보냅니다"
    case .rules: "모든 규칙을 나열하거나 고른 규칙을 설명합니다"
    case .schema: "문서 종류별 JSON Schema(draft 2020-12)를 출력합니다"
    case .completions: "셸의 자동 완성 스크립트를 출력합니다"
    case .manual: "매뉴얼 페이지를 mdoc 형식으로 출력합니다"
    case .help: "expo, 명령, 주제의 도움말을 봅니다"
    }
  }
}
