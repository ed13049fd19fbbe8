import ExpoKit

extension Command {
  /// The command `expo help [COMMAND|TOPIC]`.
  static let help = Command(
    name: .help, operands: [.topic],
    summary: ("show help for expo, a command or a topic", "expo, 명령, 주제의 도움말을 봅니다"),
    examples: [
      ("expo help list", "explain a command and its options", "명령 하나와 그 옵션을 설명합니다"),
      ("expo help reports", "explain the formats of reports", "보고서의 형식을 설명합니다"),
      ("expo --help", "list all commands and topics", "모든 명령과 주제를 나열합니다"),
    ]
  ) { arguments, console in
    let help = HelpText(language: console.language)
    guard let word = arguments.operands.first else {
      return try console.page(help.overview, arguments)
    }
    let page =
      CommandName(rawValue: word).map { help.page($0.command) }
      ?? HelpTopic(rawValue: word).map { help.page($0) }
    guard let page else {
      throw CommandError.unknown(
        word, among: HelpTopic.words, listedBy: "expo help", en: "command or topic '\(word)'",
        ko: "명령이나 주제는")
    }
    return try console.page(page, arguments)
  }
}

extension Console {
  /// In cells.
  private static let widestHelp = 100

  /// The width of help in cells: `--width`, `COLUMNS`, the terminal's, or 80; at most 100.
  func helpWidth(_ arguments: Arguments) throws(CommandError) -> Int {
    try width(arguments, usual: 80, atMost: Self.widestHelp)
  }

  /// Prints help that fits on a screen.
  func print(_ page: [HelpSection], _ arguments: Arguments) throws -> ExitCode {
    try print(page.text(width: helpWidth(arguments), ambiguousWidth))
    return .success
  }

  /// Prints help, on a terminal in a pager.
  func page(_ page: [HelpSection], _ arguments: Arguments) throws -> ExitCode {
    try self.page(page.text(width: helpWidth(arguments), ambiguousWidth), arguments)
  }

  /// Prints text, on a terminal in a pager.
  func page(_ text: StyledText, _ arguments: Arguments) throws -> ExitCode {
    var output = PagedOutput(console: self, choices: try pagers(arguments))
    try output.write(text)
    try output.finish()
    return output.status
  }
}

/// The topics of `expo help`, in the order of help.
enum HelpTopic: String, CaseIterable, Sendable {
  case documents, fixes, reports, settings, search, sites, ci, environment

  /// What `expo help` explains: commands and topics.
  static var words: [String] { CommandName.names + names }

  // MARK: - Words

  /// What the topic explains, in one line.
  var summary: Wording {
    switch self {
    case .documents: ("both documents, and how they are found", "두 문서의 형식과 파일을 찾는 방법을 설명합니다")
    case .fixes: ("which fixes are safe", "어떤 수정이 안전한지 설명합니다")
    case .reports: ("formats of reports", "보고서의 형식과 쓰임새를 설명합니다")
    case .settings: ("the keys of .expo.json, and baselines", ".expo.json의 키와 기준선(baseline)을 설명합니다")
    case .search: ("naming, finding and printing entries", "항목을 고르고 찾고 출력하는 방법을 설명합니다")
    case .sites: ("what an export writes, and its look", "내보내는 파일과 사이트를 꾸미는 방법을 설명합니다")
    case .ci: ("Xcode, hooks, GitHub, recipes, exit status", "Xcode, 훅, CI에서 쓰는 방법과 종료 상태를 설명합니다")
    case .environment: ("languages and environment variables", "메시지의 언어와 expo가 읽는 환경 변수를 설명합니다")
    }
  }
}

extension Configuration.CodingKeys {
  /// What the key is for, in one line.
  var summary: Wording {
    switch self {
    case .schema: ("address of the schema, for editors", "편집기가 이 파일을 검사할 때 쓸 스키마의 주소를 정합니다")
    case .select: ("only rules to report", "이 규칙의 문제만 알립니다")
    case .ignore: ("rules not to report", "이 규칙의 문제는 알리지 않습니다")
    case .severity: ("severities that replace the defaults, by rule", "규칙의 심각도를 바꿉니다")
    case .perFileIgnores: ("rules not to report, by file pattern", "파일 패턴별로 알리지 않을 규칙을 정합니다")
    case .exclude: ("file patterns to leave out", "이 패턴에 맞는 파일을 제외합니다")
    case .include: ("file patterns to read as documents", "이 패턴에 맞는 파일을 문서로 읽습니다")
    case .optionalKeys: ("keys that may be missing", "없어도 되는 키를 정합니다")
    case .extraKeys: ("more keys that are allowed in documents", "앱이 읽지 않아도 허용할 키를 정합니다")
    case .aliases:
      ("other names of keys: imageName for image_name", "키를 대신할 이름을 정합니다: image_name 대신 imageName")
    case .limits: ("limits on lengths: shortDesc", "글자 수의 한도를 정합니다: shortDesc")
    case .assets:
      (
        "catalog or folder with the images; a catalog elsewhere is not published",
        "이미지가 있는 카탈로그나 폴더를 정합니다. 바깥의 카탈로그는 검사만 하고 내보내지 않습니다"
      )
    case .facts:
      (
        "more keys of entries to show, with labels: {\"year\": \"Year\"}",
        "네 키 말고 더 보여 줄 항목의 키와 그 레이블을 정합니다: {\"year\": \"연도\"}"
      )
    case .alternative: ("key with the alternative text of the image", "이미지의 대체 텍스트를 담은 키를 정합니다")
    case .credit: ("key with the creator of the image", "이미지를 누가 만들었거나 제공했는지 담은 키를 정합니다")
    case .license: ("key with its license, a name or an address", "이미지의 이용 조건(이름이나 주소)을 담은 키를 정합니다")
    case .source: ("key with its origin, a name or an address", "이미지의 출처(이름이나 주소)를 담은 키를 정합니다")
    case .export:
      ("options of export; see expo help sites", "export 명령의 옵션을 적어 둡니다. expo help sites에서 설명합니다")
    case .expositions: ("settings of one exposition, by its folder", "박람회마다 다른 설정을 폴더별로 적습니다")
    }
  }
}
