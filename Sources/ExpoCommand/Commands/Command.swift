import ExpoBase
import ExpoKit

/// A command: its operands, its options and what it runs.
struct Command: Sendable {
  let name: CommandName
  let operands: [Operand]
  /// Its own options, without the common ones.
  let options: [any CommandOption]
  let run: @Sendable (Arguments, Console) throws -> ExitCode

  init(
    _ name: CommandName, _ operands: [Operand], options: [any CommandOption] = [],
    run: @escaping @Sendable (Arguments, Console) throws -> ExitCode
  ) {
    self.name = name
    self.operands = operands
    self.options = options
    self.run = run
  }

  /// The command of a name.
  static func named(_ word: String) throws(CommandError) -> Command {
    guard let name = CommandName(rawValue: word) else {
      if word == "-" || FilePath.exists(word) {
        throw CommandError(
          en: "unknown command '\(word)'; to read it: expo browse \(word)",
          ko: "알 수 없는 명령입니다: '\(word)'",
          help: (nil, "읽으려면 이렇게 쓰세요: expo browse \(word)"))
      }
      throw .unknown(
        word, among: CommandName.allCases.map(\.rawValue), en: "command '\(word)'",
        ko: "알 수 없는 명령입니다")
    }
    return name.command
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

  /// Checks that there are no more operands than it takes.
  func checkCount(of words: [String]) throws(CommandError) {
    guard let last = operands.last, !last.isRepeated, words.count > operands.count else { return }
    throw .several(name, last, words.count - operands.count + 1)
  }

  /// As usage writes it: `show [PATH] [ENTRY…]`.
  var usage: String {
    ([name.rawValue] + operands.map { $0.usage }).joined(separator: " ")
  }
}

/// The commands, in the order of help.
enum CommandName: String, CaseIterable, Sendable {
  case validate, format, list, show, browse, export, rules, schema
  case completions, manual, help

  /// The command of that name.
  var command: Command {
    switch self {
    case .validate: .validate
    case .format: .format
    case .list: .list
    case .show: .show
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
  func summary(in language: Language) -> String {
    switch self {
    case .validate:
      language.pick(
        en: "check documents: files, folders, asset catalogs, or - for standard input",
        ko: "문서와 이미지를 검사합니다: 파일, 폴더, 에셋 카탈로그, 표준 입력(-)")
    case .format:
      language.pick(
        en: "pretty-print documents: to standard output, or in place with --write",
        ko: "문서를 보기 좋게 정리해 출력하거나 --write로 파일에 씁니다")
    case .list:
      language.pick(
        en: "list the entries of an exposition, one line each", ko: "박람회의 항목을 한 줄에 하나씩 보여 줍니다")
    case .show:
      language.pick(
        en: "show the poster, or entries by number, name, image name or JSON Pointer",
        ko: "포스터나 항목을 보여 줍니다: 번호, 이름, 이미지 이름, JSON Pointer")
    case .browse:
      language.pick(
        en: "read the poster and the entries on a full screen", ko: "포스터와 항목을 전체 화면으로 읽습니다")
    case .export:
      language.pick(
        en: "publish an exposition as Markdown or as a web site", ko: "박람회를 Markdown이나 웹 사이트로 내보냅니다"
      )
    case .rules:
      language.pick(
        en: "list all rules, or explain the named ones", ko: "모든 규칙을 나열하거나 고른 규칙을 설명합니다")
    case .schema:
      language.pick(
        en: "print the JSON Schema (draft 2020-12) of a kind of document",
        ko: "문서 종류별 JSON Schema(draft 2020-12)를 출력합니다")
    case .completions:
      language.pick(en: "print the completion script of a shell", ko: "셸의 자동 완성 스크립트를 출력합니다")
    case .manual: language.pick(en: "print a manual page (mdoc)", ko: "매뉴얼 페이지를 mdoc 형식으로 출력합니다")
    case .help:
      language.pick(en: "show help for expo, a command or a topic", ko: "expo, 명령, 주제의 도움말을 봅니다")
    }
  }
}
