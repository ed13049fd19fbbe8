extension HelpNote {
  var korean: String {
    switch self {
    case .startValidate: "이 폴더의 문서를 검사합니다"
    case .startBrowse: "박람회를 전체 화면으로 읽습니다"
    case .startExport: "박람회를 웹 사이트로 내보냅니다"
    case .moreCommands: "모든 명령: \(Self.helpLine(nil))"
    case .moreOptions: "명령의 옵션과 사용 예: expo COMMAND --help"
    case .more(let topics): "더 보기: \(Self.helpLines(topics))"
    case .moreVariables: "색, 터미널, 언어의 변수: expo help environment"
    case .afterError(let command): "도움말 보기: \(Self.helpLine(command))"
    }
  }
}
