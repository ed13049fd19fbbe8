import ExpoKit

/// A command: its operands, its options and what it runs.
struct Command: Sendable {
  let name: CommandName
  let operands: [Operand]
  /// Its own options, without the common ones.
  var options: [any CommandOption] = []
  /// The topics of help that explain it further.
  var topics: [HelpTopic] = []
  /// The variables that only some commands read.
  var variables: [EnvironmentVariable.Group] = []
  let run: @Sendable (Arguments, Console) throws -> ExitCode
  /// The settings of a configuration that take the place of options; nil if there are none.
  var settings: @Sendable (Arguments) throws -> PlacedExportSettings? = { _ in nil }

  /// The command of a name.
  static func named(_ word: String) throws(CommandError) -> Command {
    try CommandName.named(word, en: "command '\(word)'", ko: "명령은").command
  }

  /// The options that help and completions offer: those that have an effect.
  var offeredOptions: [any CommandOption] {
    allOptions.filter { !$0.idleCommands.contains(name) }
  }

  /// Its own options and the common ones.
  var allOptions: [any CommandOption] { options + .common }

  /// Whether an operand may be empty: a word that is to be completed.
  var takesEmptyOperands: Bool { name == .completions }

  /// Whether it reads what is in the current folder, as no path is given.
  func searchesCurrentFolder(_ arguments: Arguments) -> Bool {
    guard let place = operands.firstIndex(where: { $0.value == .path }), !arguments.has(.entries),
      !arguments.has(.exposition)
    else { return false }
    guard let first = arguments.operands.dropFirst(place).first else { return true }
    // An entry may stand in place of the path.
    return operands.contains { $0.value == .entry } && !ReadingSettings.isPath(first)
  }

  /// Checks that there are no more operands than it takes; `diff` takes those that git passes too.
  func checkCount(of words: [String]) throws(CommandError) {
    guard name != .diff, let last = operands.last, !last.isRepeated, words.count > operands.count
    else { return }
    throw .several(name, last, words.count - operands.count + 1)
  }

  /// The whole usage line: `expo show [OPTION…] [PATH] [ENTRY…]`.
  var synopsis: String {
    (["expo", name.rawValue, "[OPTION…]"] + operands.map(\.usage)).joined(separator: " ")
  }

  /// As the list of commands writes it: `show [PATH] [ENTRY…]`.
  var usage: String {
    ([name.rawValue] + operands.map(\.usage)).joined(separator: " ")
  }
}

/// The commands, in the order of help.
enum CommandName: String, CaseIterable, Sendable {
  case validate, format, list, show, diff, browse, export, rules, schema
  case completions, manual, help

  /// The command of that name.
  var command: Command {
    switch self {
    case .validate: .validate
    case .format: .format
    case .list: .list
    case .show: .show
    case .diff: .diff
    case .browse: .browse
    case .export: .export
    case .rules: .rules
    case .schema: .schema
    case .completions: .completions
    case .manual: .manual
    case .help: .help
    }
  }
}

// MARK: - Words

extension CommandName {
  /// What the command does, in one line.
  func summary(in language: Language) -> String { language.pick(summary) }

  private var summary: Wording {
    switch self {
    case .validate:
      (
        "check documents and images: files, folders, catalogs, or - for standard input",
        "파일, 폴더, 에셋 카탈로그, 표준 입력(-)의 문서와 이미지를 검사합니다"
      )
    case .format:
      ("pretty-print documents, in place with --write", "문서를 보기 좋게 정리해 출력하거나 --write로 파일에 씁니다")
    case .list: ("list the entries of an exposition, one line each", "박람회의 항목을 한 줄에 하나씩 보여 줍니다")
    case .show:
      ("show the poster, or entries by number or name", "포스터를 보여 주거나, 번호나 이름으로 고른 항목을 보여 줍니다")
    case .diff:
      ("show what changed between two versions, entry by entry", "두 버전에서 달라진 내용을 항목별로 보여 줍니다")
    case .browse: ("read the poster and the entries on a full screen", "포스터와 항목을 전체 화면으로 읽습니다")
    case .export:
      ("publish an exposition as Markdown or as a web site", "박람회를 Markdown이나 웹사이트로 내보냅니다")
    case .rules: ("list all rules, or explain the named ones", "모든 규칙을 나열하거나 고른 규칙을 설명합니다")
    case .schema: ("print the JSON Schema of a kind of document", "문서 종류별 JSON Schema를 출력합니다")
    case .completions: ("print the completion script of a shell", "셸의 자동 완성 스크립트를 출력합니다")
    case .manual:
      (
        "show a manual page; into a pipe, print its mdoc source",
        "매뉴얼 페이지를 보여 주고, 파이프에는 mdoc 소스를 출력합니다"
      )
    case .help: ("show help for expo, a command or a topic", "expo, 명령, 주제의 도움말을 봅니다")
    }
  }
}

extension CommandName {
  /// What exit status 1 of the command means; nil if it never exits with it.
  func meaningOfFindings(in language: Language) -> String? {
    meaningOfFindings.map(language.pick)
  }

  private var meaningOfFindings: Wording? {
    switch self {
    case .validate: ("errors or a difference", "오류나 바뀔 내용이 있음")
    case .format: ("syntax errors or a difference", "문법 오류나 바뀔 내용이 있음")
    case .list, .show, .browse:
      ("nothing found, or an unreadable document", "찾는 것이 없거나 읽을 수 없는 문서가 있음")
    case .diff: ("a difference", "달라진 내용이 있음")
    case .export: ("errors, a refused folder or a difference", "오류, 거부한 폴더, 바뀔 파일이 있음")
    case .rules, .schema, .completions, .manual, .help: nil
    }
  }
}
