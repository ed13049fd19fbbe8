extension HelpTopic {
  var koreanSummary: String {
    switch self {
    case .formats: "보고서의 형식과 쓰임새를 설명합니다"
    case .configuration: ".expo.json의 키를 설명합니다"
    case .rules: "규칙의 이름과 규칙을 고르고 끄는 방법을 설명합니다"
    case .environment: "expo가 읽는 환경 변수를 설명합니다"
    case .exitStatus: "모든 명령의 종료 상태를 설명합니다"
    }
  }

  var koreanIntroduction: String {
    switch self {
    case .formats:
      """
      -f FMT로 표준 출력의 형식을 고르고, -f FMT=FILE로 보고서를 파일에 씁니다. 한 번에 여러 개를 쓸 수 \
      있습니다. -f가 없으면 터미널에는 full, 그 밖에는 concise 형식으로 출력합니다.
      """
    case .configuration:
      """
      파일마다 위쪽 폴더에서 가장 가까운 .expo.json을 읽습니다. --config로 파일을 직접 정하거나 \
      --isolated로 읽지 않을 수 있습니다. 키는 모두 생략할 수 있고, 알 수 없는 키는 오류입니다. JSON \
      Schema는 expo schema config 명령으로 볼 수 있습니다.
      """
    case .rules:
      """
      규칙에는 EX104 같은 코드와 trailing-comma 같은 이름이 있습니다. --select, --ignore, --severity \
      옵션에는 코드, 이름, 분류, EX1 같은 코드의 앞부분을 쉼표로 구분해 쓰세요. expo rules 명령은 모든 \
      규칙을 나열하고, expo rules EX104 명령은 그 규칙을 설명합니다.
      """
    case .environment:
      "옵션이 환경 변수보다 앞섭니다."
    case .exitStatus:
      "모든 명령은 이 가운데 하나로 끝납니다. 여럿에 해당하면 가장 큰 값으로 끝납니다."
    }
  }
}
