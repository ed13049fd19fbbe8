import ExpoBase

package enum EnvironmentVariable: String, CaseIterable, Sendable {
  // Color
  case noColor = "NO_COLOR"
  case forceColor = "FORCE_COLOR"
  case clicolorForce = "CLICOLOR_FORCE"
  case clicolor = "CLICOLOR"
  // The terminal
  case term = "TERM"
  case terminfo = "TERMINFO"
  case terminfoDirs = "TERMINFO_DIRS"
  case tmux = "TMUX"
  case home = "HOME"
  case columns = "COLUMNS"
  case expoAmbiguousWidth = "EXPO_AMBIGUOUS_WIDTH"
  // The language of messages and labels
  case expoLang = "EXPO_LANG"
  case lcAll = "LC_ALL"
  case lcMessages = "LC_MESSAGES"
  case lang = "LANG"
  // Pagers and editors
  case expoPager = "EXPO_PAGER"
  case pager = "PAGER"
  case less = "LESS"
  case path = "PATH"
  case visual = "VISUAL"
  case editor = "EDITOR"
  case expoViewer = "EXPO_VIEWER"
  case expoSecure = "EXPO_SECURE"
  case lessSecure = "LESSSECURE"
  case sshConnection = "SSH_CONNECTION"
  // Comparisons
  case temporaryFolder = "TMPDIR"
  case gitDiffCounter = "GIT_DIFF_PATH_COUNTER"
  // GitHub Actions and GitLab CI
  case gitHubActions = "GITHUB_ACTIONS"
  case gitHubStepSummary = "GITHUB_STEP_SUMMARY"
  case gitHubWorkspace = "GITHUB_WORKSPACE"
  case gitLabProjectFolder = "CI_PROJECT_DIR"
  #if DEBUG
    case expoBrowseCrash = "EXPO_BROWSE_CRASH"
  #endif

  func words(in language: Language) -> String { language.pick(en: row.en, ko: row.ko) }

  /// The group is nil for a variable that is not for users.
  var row: (group: Group?, en: String, ko: String) {
    switch self {
    case .noColor: (.color, "not empty: print without color", "비어 있지 않으면 색 없이 출력합니다")
    case .forceColor:
      (
        .color, "neither empty nor 0: print in color, to files too",
        "비어 있지 않고 0도 아니면 파일에 출력할 때도 색을 넣습니다"
      )
    case .clicolorForce: (.color, "same as FORCE_COLOR", "FORCE_COLOR 변수와 같습니다")
    case .clicolor: (.color, "0: print without color", "0이면 색 없이 출력합니다")
    case .term:
      (
        .terminal, "dumb: no color, no pager, browse line by line",
        "dumb이면 색과 페이저를 쓰지 않고, browse는 한 줄씩 보여 줍니다"
      )
    case .terminfo:
      (
        .terminal, "folder of terminal descriptions, which tell browse what it can use",
        "browse가 터미널의 기능을 알아볼 때 쓰는 터미널 설명의 폴더를 정합니다"
      )
    case .terminfoDirs:
      (.terminal, "more of these folders, separated by :", "그런 폴더를 콜론(:)으로 구분해 더 정합니다")
    case .tmux: (nil, "set by tmux: browse shows no images", "tmux가 정합니다: 이미지 없음")
    case .columns:
      (
        .terminal, "width of lines in cells; default: the terminal's",
        "한 줄의 너비를 칸으로 정합니다. 기본값: 터미널의 너비"
      )
    case .expoAmbiguousWidth:
      (
        .terminal, "cells of characters of ambiguous width: 1 or 2",
        "“ ” … · ① 처럼 터미널마다 너비가 다른 문자의 칸 수를 정합니다: 1 또는 2"
      )
    case .expoLang:
      (
        .language,
        "messages and labels in \(English.list(Language.names, "or")); default: the locale's and the data's",
        "메시지와 레이블의 언어를 정합니다: \(Korean.choice(Language.names)). 기본값: 로캘과 데이터의 언어"
      )
    case .lcAll:
      (.language, "locale; replaces LC_MESSAGES and LANG", "로캘을 정합니다. LC_MESSAGES와 LANG보다 우선합니다")
    case .lcMessages:
      (.language, "locale of messages; replaces LANG", "메시지의 로캘을 정합니다. LANG보다 우선합니다")
    case .lang: (.language, "locale", "로캘을 정합니다")
    case .expoPager: (.pager, "pager; default: PAGER", "페이저를 정합니다. 기본값: PAGER")
    case .pager:
      (
        .pager, "pager of all programs; default: less, or else more",
        "모든 프로그램의 페이저를 정합니다. 기본값: less, 없으면 more"
      )
    case .less: (.pager, "options of the pager less; default: FRX", "페이저 less의 옵션을 정합니다. 기본값: FRX")
    case .path: (.pager, "where expo looks for less and more", "less와 more를 찾을 폴더를 정합니다")
    case .visual: (.editor, "editor; default: EDITOR", "편집기를 정합니다. 기본값: EDITOR")
    case .editor:
      (.editor, "editor if VISUAL is not set; default: vi", "VISUAL이 없을 때 쓸 편집기를 정합니다. 기본값: vi")
    case .expoViewer:
      (
        .editor, "program for images in browse; default: xdg-open, on macOS open",
        "browse에서 이미지를 열 프로그램을 정합니다. 기본값: xdg-open, macOS에서는 open"
      )
    case .expoSecure:
      (
        .editor, "neither empty nor 0: browse has no other programs, clipboard or images",
        "비어 있지 않고 0도 아니면 browse가 다른 프로그램, 클립보드, 이미지를 쓰지 않습니다"
      )
    case .lessSecure: (.editor, "same as EXPO_SECURE", "EXPO_SECURE 변수와 같습니다")
    case .sshConnection:
      (
        .editor, "set by ssh: browse copies by the terminal only",
        "ssh가 정하며, 있으면 browse가 터미널로만 복사합니다"
      )
    case .home: (.terminal, "folder with .terminfo", ".terminfo를 찾을 폴더를 정합니다")
    case .temporaryFolder:
      (
        .comparison, "folder for scratch files of diff and --resize; default: /tmp",
        "diff와 --resize가 파일을 잠시 둘 폴더를 정합니다. 기본값: /tmp"
      )
    case .gitDiffCounter:
      (.comparison, "set by git when it runs expo diff", "git이 expo diff를 실행할 때 정합니다")
    case .gitHubActions:
      (.automation, "true: print annotations for GitHub too", "true이면 GitHub 주석도 출력합니다")
    case .gitHubStepSummary:
      (.automation, "file to which a summary for GitHub is appended", "이 파일 끝에 GitHub 요약을 덧붙입니다")
    case .gitHubWorkspace:
      (
        .automation, "workspace, to which paths in reports are relative; default: the git root",
        "CI 보고서에서 파일 경로의 기준 폴더를 정합니다. 기본값: git 저장소의 최상위 폴더"
      )
    case .gitLabProjectFolder: (.automation, "workspace in GitLab", "GitLab에서 같은 폴더를 정합니다")
    #if DEBUG
      case .expoBrowseCrash:
        (nil, "set: browse crashes after the first frame", "있으면 browse가 첫 화면 뒤에 비정상으로 끝납니다")
    #endif
    }
  }

  enum Group: CaseIterable, Sendable {
    case color, terminal, language, pager, editor, comparison, automation
  }
}

/// The values of the environment variables that are set.
///
/// A short list: the first use of a dictionary of own keys takes the runtime longer than the rest of
/// `--version`.
package struct Environment: Sendable {
  private var settings: [(variable: EnvironmentVariable, text: String)] = []

  /// Creates an environment with the values of variables by their names.
  init(_ value: (String) -> String?) {
    settings = EnvironmentVariable.allCases.compactMap { name in
      value(name.rawValue).map { (name, $0) }
    }
  }

  subscript(_ variable: EnvironmentVariable) -> String? {
    settings.first { $0.variable == variable }?.text
  }

  /// The folder for files that only one run needs.
  var scratchFolder: String { self[.temporaryFolder].flatMap { $0.isEmpty ? nil : $0 } ?? "/tmp" }

  func value(named name: String) -> String? {
    settings.first { $0.variable.rawValue == name }?.text
  }
}

extension Environment: ExpressibleByDictionaryLiteral {
  package init(dictionaryLiteral elements: (EnvironmentVariable, String)...) {
    settings = elements
  }
}

extension EnvironmentVariable.Group {
  func title(in language: Language) -> String {
    switch self {
    case .color: language.pick(en: "color", ko: "색")
    case .terminal: language.pick(en: "terminal", ko: "터미널")
    case .language: language.pick(en: "language", ko: "언어")
    case .pager: language.pick(en: "pager", ko: "페이저")
    case .editor: language.pick(en: "editor", ko: "편집기")
    case .comparison: language.pick(en: "comparisons", ko: "비교")
    case .automation: "CI"
    }
  }
}
