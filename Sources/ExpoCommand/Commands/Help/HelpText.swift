import ExpoBase
import ExpoJSON
import ExpoKit

/// The pages of help, from the tables of commands, options, keys and variables.
struct HelpText {
  let language: Language

  /// What `expo` prints without a command: what a newcomer needs first.
  var start: [HelpSection] {
    let more = language.pick(en: "all commands: expo --help", ko: "모든 명령: expo --help")
    return [
      HelpSection([.paragraph(introduction)]),
      HelpSection(
        language.pick(en: "start here", ko: "시작하기"), [.rows(firstCommands)]),
      HelpSection([.paragraph(more)]),
    ]
  }

  /// All commands and topics.
  var overview: [HelpSection] {
    let status = language.pick(
      en: "exit status: 0 success, 1 problems in the data, 2 usage or I/O error",
      ko: "종료 상태: 0 문제 없음, 1 데이터의 문제, 2 사용법이나 입출력 오류")
    let more = language.pick(
      en: "options and examples of a command: expo COMMAND --help",
      ko: "명령의 옵션과 사용 예: expo COMMAND --help")
    return [
      HelpSection([.paragraph(introduction)]),
      HelpSection([.usage("\(usageTitle) expo COMMAND [OPTION…] [PATH…]")]),
    ] + tables + [HelpSection([.paragraph(status), .paragraph(more)])]
  }

  /// The commands, the topics, and the options of all commands.
  var tables: [HelpSection] {
    [
      HelpSection(language.pick(en: "commands", ko: "명령"), [.rows(commands)]),
      HelpSection(language.pick(en: "topics", ko: "주제"), [.rows(topics)]),
      HelpSection(
        OptionGroup.common.title(in: language), [.rows(options(.withoutCommand))]),
    ]
  }

  /// The help of one command.
  func page(_ command: Command) -> [HelpSection] {
    let words = [usageTitle, "expo", command.name.rawValue, "[OPTION…]"]
    let usage = (words + command.operands.map(\.usage)).joined(separator: " ")
    let summary = command.name.summary(in: language)
    return [HelpSection([.usage(usage), .paragraph(summary)])]
      + optionGroups(command) + keys(command) + [
        HelpSection(examplesTitle, [.examples(command.name.examples(in: language))]),
        HelpSection(
          HelpTopic.environment.title(in: language),
          [.rows(variables(command)), .paragraph(moreVariables)]),
        HelpSection(
          HelpTopic.exitStatus.title(in: language),
          [.rows(exitCodes([.success, .findings, .failure]))]),
      ] + moreTopics(command)
  }

  /// What expo does.
  var introduction: String {
    language.pick(
      en: "expo checks exposition JSON, reports exactly what is wrong with it, and presents it.",
      ko: "박람회 JSON을 검사해 문제를 정확히 알리고, 보기 좋게 보여 줍니다.")
  }

  /// Where all environment variables are listed.
  var moreVariables: String {
    language.pick(
      en: "colour, terminal and language: expo help environment",
      ko: "색, 터미널, 언어의 변수: expo help environment")
  }

  /// Where help is after a usage error; nil without a known command.
  func afterError(_ command: CommandName?) -> String {
    let line = "expo " + (command.map { $0.rawValue + " " } ?? "") + "--help"
    return language.pick(en: "for help: \(line)", ko: "도움말 보기: \(line)")
  }

  private var examplesTitle: String { language.pick(en: "examples", ko: "사용 예") }
  private var usageTitle: String { language.pick(en: "usage:", ko: "사용법:") }
}

extension HelpText {
  /// What a newcomer needs first.
  var firstCommands: [HelpSection.Row] {
    [
      (
        .command("expo validate"),
        language.pick(en: "check the documents in this folder", ko: "이 폴더의 문서를 검사합니다")
      ),
      (
        .command("expo browse"),
        language.pick(en: "read the exposition on a full screen", ko: "박람회를 전체 화면으로 읽습니다")
      ),
      (
        .command("expo export html -o site"),
        language.pick(en: "publish it as a web site", ko: "박람회를 웹 사이트로 내보냅니다")
      ),
    ]
  }

  /// One row for each command.
  var commands: [HelpSection.Row] {
    CommandName.allCases.map {
      (.command($0.command.usage), $0.summary(in: language))
    }
  }

  /// One row for each topic.
  var topics: [HelpSection.Row] {
    HelpTopic.allCases.map {
      (.command("help \($0.rawValue)"), $0.summary(in: language))
    }
  }

  /// One row for each option.
  func options(_ options: [any CommandOption]) -> [HelpSection.Row] {
    options.map { (.option($0), $0.summary(in: language)) }
  }

  /// One section for each group of a command's options.
  func optionGroups(_ command: Command) -> [HelpSection] {
    OptionGroup.allCases.compactMap { group in
      let members = command.allOptions.filter { $0.group == group }
      return members.isEmpty
        ? nil : HelpSection(group.title(in: language), [.rows(options(members))])
    }
  }

  /// The keys of `browse`; nothing for other commands.
  func keys(_ command: Command) -> [HelpSection] {
    guard command.name == .browse else { return [] }
    let rows = { (isForPrompt: Bool) -> [HelpSection.Row] in
      KeyMeaning.allCases.filter { $0.isForPrompt == isForPrompt }.map {
        (.word($0.label), $0.summary(in: language))
      }
    }
    return [
      HelpSection(
        language.pick(en: "keys", ko: "키"),
        [.rows(rows(false)), .paragraph(KeyMeaning.hangulNote(in: language))]),
      HelpSection(
        language.pick(en: "keys while typing", ko: "입력할 때 쓰는 키"), [.rows(rows(true))]),
    ]
  }

  /// Where a command is explained further; nothing for those that need no more.
  private func moreTopics(_ command: Command) -> [HelpSection] {
    let topics = command.name.topics
    if topics.isEmpty { return [] }
    let line = "expo help " + topics.map(\.rawValue).joined(separator: ", ")
    let more = language.pick(en: "more: \(line)", ko: "더 보기: \(line)")
    return [HelpSection([.paragraph(more)])]
  }

  /// The variables that only some commands read.
  func variables(_ command: Command) -> [HelpSection.Row] {
    command.name.variableGroups.flatMap(variables)
  }

  /// One row for each variable of a group.
  func variables(_ group: EnvironmentVariable.Group) -> [HelpSection.Row] {
    EnvironmentVariable.allCases.filter { $0.group == group }
      .map { (.variable($0), $0.words(in: language)) }
  }

  /// One row for each exit status.
  func exitCodes(_ codes: [ExitCode]) -> [HelpSection.Row] {
    codes.map { (.word(String($0.rawValue)), $0.words(in: language)) }
  }
}

extension HelpText {
  /// The page of a topic.
  func page(_ topic: HelpTopic) -> [HelpSection] {
    let paragraphs = topic.paragraphs(in: language).map { HelpSection([.paragraph($0)]) }
    return paragraphs + sections(topic)
  }

  private func sections(_ topic: HelpTopic) -> [HelpSection] {
    switch topic {
    case .documents, .fixes, .formatting, .reading, .exports: []
    case .theming: [HelpSection(examplesTitle, [.code(Self.theming)])]
    case .formats: [HelpSection(topic.title(in: language), [.rows(formats)])]
    case .configuration:
      [
        HelpSection(topic.title(in: language), [.rows(configurationKeys)]),
        HelpSection(examplesTitle, [.code(Self.configuration)]),
      ]
    case .streams: [HelpSection(examplesTitle, [.code(Self.streams)])]
    case .integrations: integrations
    case .rules: [HelpSection(topic.title(in: language), [.rows(families)])]
    case .environment:
      EnvironmentVariable.Group.allCases.map {
        HelpSection($0.title(in: language), [.rows(variables($0))])
      }
    case .exitStatus:
      [HelpSection(topic.title(in: language), [.rows(exitCodes(ExitCode.allCases))])]
    }
  }

  private static let configuration = [
    "{",
    #"  "ignore": ["shared-image"],"#,
    #"  "severity": {"comment": "warning"},"#,
    #"  "perFileIgnores": {"#,
    #"    "**/poster.imageset/**": ["unused-image-set"]"#,
    "  },",
    #"  "include": ["vendor/fair/*.json"],"#,
    #"  "exclude": ["Fixtures/**"],"#,
    #"  "optionalKeys": ["duration"],"#,
    #"  "extraKeys": ["title_Image"],"#,
    #"  "aliases": {"imageName": "image_name"},"#,
    #"  "limits": {"shortDesc": 120},"#,
    #"  "assets": "App/Assets.xcassets""#,
    "}",
  ]

  private static let streams = [
    "split -n l/4 items.jsonl part.",
    "for part in part.??; do",
    #"  expo validate --json-lines -q -f jsonl \"#,
    "    $part >$part.findings &",
    "done",
    "wait",
  ]

  private static let theming = [
    #"<a href="{{root}}index.html">"#,
    #"  <img src="{{root}}static/logo.svg" alt=""></a>"#,
    "",
    "@font-face {",
    "  font-family: House;",
    #"  src: url("../static/house.woff2");"#,
    "}",
    ":root { --accent: #14532d; --serif: House, serif; }",
    "@media (prefers-color-scheme: dark) {",
    "  :root { --accent: #86efac; }",
    "}",
  ]

  private var formats: [HelpSection.Row] {
    ReportFormat.allCases.map { (.word($0.rawValue), $0.summary(in: language)) }
  }

  private var configurationKeys: [HelpSection.Row] {
    Configuration.CodingKeys.allCases.map {
      (.word($0.rawValue), $0.summary(in: language))
    }
  }

  private var families: [HelpSection.Row] {
    Rule.Family.allCases.map { (.word($0.rawValue), $0.summary(in: language)) }
  }
}
