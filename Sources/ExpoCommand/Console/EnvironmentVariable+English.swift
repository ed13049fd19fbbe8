import ExpoSource

extension EnvironmentVariable {
  var english: String {
    switch self {
    case .noColor: "not empty: print without colour"
    case .forceColor, .clicolorForce: "not empty or 0: print in colour, to files too"
    case .clicolor: "0: print without colour"
    case .term: "dumb: no colour, no pager except --pager, browse line by line"
    case .terminfo:
      "the folder of terminal descriptions, where browse looks up the alternate screen"
    case .terminfoDirs: "more folders of terminal descriptions, separated by :"
    case .columns: "the width of lines in cells; default: the terminal's"
    case .expoAmbiguousWidth: "the cells that characters of ambiguous width take: 1 or 2"
    case .expoLang: "messages and labels in \(Self.languages); default: the locale's and the data's"
    case .lcAll: "the locale; replaces LC_MESSAGES and LANG"
    case .lcMessages: "the locale of messages; replaces LANG"
    case .lang: "the locale"
    case .expoPager: "the pager; default: PAGER"
    case .pager: "the pager of all programs; default: less, or else more"
    case .less: "options of the pager less; default: FRX"
    case .path: "the folders that less and more are looked up in"
    case .visual: "the editor; default: EDITOR"
    case .editor: "the editor where VISUAL is not set; default: vi"
    case .expoSecure, .lessSecure: "not empty or 0: browse has no editor and no clipboard"
    case .home: "the folder with .gitconfig and .terminfo"
    case .configurations: "the folder with git/config and git/ignore; default: ~/.config"
    case .gitHubActions: "true: print annotations for GitHub too"
    case .gitHubStepSummary: "the file that a summary for GitHub is appended to"
    case .gitHubWorkspace, .gitLabProjectFolder:
      "the workspace; reports for CI name files relative to it; default: the git root"
    #if DEBUG
      case .expoBrowseCrash: "set: browse crashes after the first frame"
    #endif
    }
  }

  private static var languages: String {
    English.list(Language.allCases.map(\.rawValue), "or")
  }
}
