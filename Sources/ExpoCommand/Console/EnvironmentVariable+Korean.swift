import ExpoSource

extension EnvironmentVariable {
  var korean: String {
    switch self {
    case .noColor: "비어 있지 않으면 색 없이 출력합니다"
    case .forceColor, .clicolorForce: "비어 있지 않고 0도 아니면 파일에 출력할 때도 색을 넣습니다"
    case .clicolor: "0이면 색 없이 출력합니다"
    case .term: "dumb이면 색을 쓰지 않고, 페이저는 --pager가 있을 때만 쓰고, browse는 한 줄씩 보여 줍니다"
    case .terminfo: "터미널 설명을 찾을 폴더를 정합니다. browse가 대체 화면이 있는지 알아볼 때 씁니다"
    case .terminfoDirs: "터미널 설명을 찾을 다른 폴더를 :로 구분해 정합니다"
    case .columns: "한 줄의 너비를 칸으로 정합니다. 기본값: 터미널의 너비"
    case .expoAmbiguousWidth: "너비가 정해지지 않은 문자의 칸 수를 정합니다: 1 또는 2"
    case .expoLang: "메시지와 레이블의 언어를 정합니다: \(Self.choices). 기본값: 로캘과 데이터의 언어"
    case .lcAll: "로캘을 정합니다. LC_MESSAGES와 LANG보다 우선합니다"
    case .lcMessages: "메시지의 로캘을 정합니다. LANG보다 우선합니다"
    case .lang: "로캘을 정합니다"
    case .expoPager: "페이저를 정합니다. 기본값: PAGER"
    case .pager: "모든 프로그램의 페이저를 정합니다. 기본값: less, 없으면 more"
    case .less: "페이저 less의 옵션을 정합니다. 기본값: FRX"
    case .path: "less와 more를 찾을 폴더를 정합니다"
    case .visual: "편집기를 정합니다. 기본값: EDITOR"
    case .editor: "VISUAL이 없을 때의 편집기를 정합니다. 기본값: vi"
    case .expoSecure, .lessSecure: "비어 있지 않고 0도 아니면 browse가 편집기와 클립보드를 쓰지 않습니다"
    case .home: ".gitconfig와 .terminfo를 찾을 폴더를 정합니다"
    case .configurations: "git/config와 git/ignore를 찾을 폴더를 정합니다. 기본값: ~/.config"
    case .gitHubActions: "true이면 GitHub 주석도 출력합니다"
    case .gitHubStepSummary: "이 파일 끝에 GitHub 요약을 덧붙입니다"
    case .gitHubWorkspace, .gitLabProjectFolder:
      "CI 보고서에서 파일 경로의 기준 폴더를 정합니다. 기본값: git 저장소의 최상위 폴더"
    #if DEBUG
      case .expoBrowseCrash: "있으면 browse가 첫 화면 뒤에 비정상으로 끝납니다"
    #endif
    }
  }

  private static var choices: String { Korean.choice(Language.allCases.map(\.rawValue)) }
}
