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

  /// The commands on one screen: `expo -h`.
  var screen: [HelpSection] {
    let names = CommandName.allCases.map { name -> HelpSection.Row in
      (.command(name.rawValue), name.summary(in: language))
    }
    let more = language.pick(
      en: "one command: expo COMMAND -h; everything: expo --help",
      ko: "명령 하나: expo COMMAND -h, 전체 도움말: expo --help")
    return [
      HelpSection([.usage(usage)]), HelpSection(commandsTitle, [.rows(names)]),
      HelpSection(examplesTitle, [.examples(firstCommands)]), HelpSection([.paragraph(more)]),
    ]
  }

  /// All commands and topics.
  var overview: [HelpSection] {
    let status = language.pick(
      en: "exit status: 0 success, 1 problems in the data, 2 usage or I/O error",
      ko: "종료 상태: 0 성공, 1 데이터의 문제, 2 사용법이나 입출력 오류")
    let more = language.pick(
      en: "options and examples of a command: expo COMMAND --help",
      ko: "명령의 옵션과 사용 예: expo COMMAND --help")
    return [HelpSection([.paragraph(introduction)]), HelpSection([.usage(usage)])]
      + tables + [HelpSection([.paragraph(status + language.pick(en: "; ", ko: ". ") + more)])]
  }

  /// The commands, the topics, and the options of all commands.
  var tables: [HelpSection] {
    [
      HelpSection(commandsTitle, [.rows(commands)]),
      HelpSection(language.pick(en: "topics", ko: "주제"), [.rows(topics)]),
      HelpSection(OptionGroup.common.title(in: language), [.rows(options(.withoutCommand))]),
    ]
  }

  /// The help of one command on one screen: `-h`.
  func screen(_ command: Command) -> [HelpSection] {
    let daily = command.options.filter(\.isDaily)
    let title = language.pick(en: "options", ko: "옵션")
    let own = daily.isEmpty ? [] : [HelpSection(title, [.rows(options(daily))])]
    let all = "expo \(command.name.rawValue) --help"
    let line = language.pick(en: "everything: \(all)", ko: "전체 도움말: \(all)")
    return [head(command)] + own + [examples(command), HelpSection([.paragraph(line)])]
  }

  /// The help of one command.
  func page(_ command: Command) -> [HelpSection] {
    let own = OptionGroup.allCases.filter { $0 != .common }
    return [head(command)] + optionGroups(command, own) + [commonOptions(command)] + keys(command)
      + [examples(command)] + more(command)
  }

  private func head(_ command: Command) -> HelpSection {
    HelpSection([
      .usage("\(usageTitle) \(command.synopsis)"), .paragraph(command.name.summary(in: language)),
    ])
  }

  private func examples(_ command: Command) -> HelpSection {
    HelpSection(examplesTitle, [.examples(command.name.examples(in: language))])
  }

  /// What exit status 1 of the command means, and where it is explained further; nothing for those
  /// that need no more.
  private func more(_ command: Command) -> [HelpSection] {
    var topics = command.name.topics
    var blocks: [HelpSection.Block] = []
    if let findings = command.name.meaningOfFindings(in: language) {
      let line = language.pick(en: "exit status 1: \(findings)", ko: "종료 상태 1: \(findings)")
      blocks.append(.paragraph(line))
      topics.append(.exitStatus)
    }
    if topics.isEmpty { return [] }
    let line = "expo help " + topics.map(\.rawValue).joined(separator: ", ")
    return [
      HelpSection(blocks + [.usage(language.pick(en: "more: \(line)", ko: "더 보기: \(line)"))])
    ]
  }

  /// What expo does.
  var introduction: String {
    language.pick(
      en: "expo checks exposition JSON, explains every error, and presents it.",
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

  private var usage: String { "\(usageTitle) expo COMMAND [OPTION…] [PATH…]" }
  private var commandsTitle: String { language.pick(en: "commands", ko: "명령") }
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
        language.pick(en: "publish it as a web site", ko: "박람회를 웹사이트로 내보냅니다")
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

  /// One section for each of the groups of which a command has options.
  func optionGroups(
    _ command: Command, _ groups: [OptionGroup] = OptionGroup.allCases
  ) -> [HelpSection] {
    groups.compactMap { group in
      let members = command.offeredOptions.filter { $0.group == group }
      return members.isEmpty
        ? nil : HelpSection(group.title(in: language), [.rows(options(members))])
    }
  }

  /// The options of every command by their names only, as `expo --help` explains them.
  private func commonOptions(_ command: Command) -> HelpSection {
    let options = command.offeredOptions.filter { $0.group == .common }
    let names = options.map(\.longUsage).joined(separator: ", ")
    let text = language.pick(en: "see expo --help", ko: "expo --help에서 설명합니다")
    return HelpSection(OptionGroup.common.title(in: language), [.rows([(.word(names), text)])])
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
        language.pick(en: "keys", ko: "단축키"),
        [.rows(rows(false)), .paragraph(KeyMeaning.hangulNote(in: language))]),
      HelpSection(language.pick(en: "keys while typing", ko: "입력 중 단축키"), [.rows(rows(true))]),
    ]
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

  /// One row for each exit status that the command may end with.
  func exitCodes(of command: Command) -> [HelpSection.Row] {
    let findings = command.name.meaningOfFindings(in: language)
    return exitCodes([.success]) + (findings.map { [(.word("1"), $0)] } ?? [])
      + exitCodes([.failure])
  }

  /// One row for each exit status.
  func exitCodes(_ codes: [ExitCode]) -> [HelpSection.Row] {
    codes.map { (.word(String($0.rawValue)), $0.words(in: language)) }
  }
}

extension HelpText {
  /// The page of a topic.
  func page(_ topic: HelpTopic) -> [HelpSection] {
    let documents = topic == .documents ? bothDocuments : []
    return documents + topic.sections(in: language) + sections(topic)
  }

  private func sections(_ topic: HelpTopic) -> [HelpSection] {
    switch topic {
    case .documents, .fixes, .formatting, .reading: []
    case .exports:
      [
        HelpSection(
          language.pick(en: "commands for --resize", ko: "--resize에 쓸 명령"),
          [.rows(resizeCommands)]),
        HelpSection(examplesTitle, [.code(exportSettings)]),
      ]
    case .theming: [HelpSection(examplesTitle, [.code(Self.theming)])]
    case .formats: [HelpSection(topic.title(in: language), [.rows(formats)])]
    case .configuration:
      [
        HelpSection(topic.title(in: language), [.rows(configurationKeys)]),
        HelpSection(examplesTitle, [.code(Self.configuration)]),
      ]
    case .streams: [HelpSection(examplesTitle, [.code(Self.streams)])]
    case .integrations: integrations
    case .selecting: [HelpSection(topic.title(in: language), [.rows(families)])]
    case .environment:
      EnvironmentVariable.Group.allCases.map {
        HelpSection($0.title(in: language), [.rows(variables($0))])
      }
    case .exitStatus:
      [HelpSection(topic.title(in: language), [.rows(exitCodes(ExitCode.allCases))])]
    }
  }

  /// An example of each document.
  private var bothDocuments: [HelpSection] {
    [
      HelpSection(
        language.pick(en: "the exposition, an object", ko: "박람회 문서(객체)"),
        [.code(language.pick(en: Self.englishExposition, ko: Self.koreanExposition))]),
      HelpSection(
        language.pick(en: "its entries, an array of objects", ko: "항목 문서(객체의 배열)"),
        [.code(language.pick(en: Self.englishEntries, ko: Self.koreanEntries))]),
    ]
  }

  private static let englishExposition = [
    "{",
    #"  "title": "The Great Exhibition","#,
    #"  "visitors": 6039195,"#,
    #"  "location": "Hyde Park, London","#,
    #"  "duration": "1851. 05. 01 - 1851. 10. 15","#,
    #"  "description": "The first world fair …""#,
    "}",
  ]

  private static let koreanExposition = [
    "{",
    #"  "title": "대전 세계 박람회 1993","#,
    #"  "visitors": 14005808,"#,
    #"  "location": "대한민국 대전","#,
    #"  "duration": "1993. 08. 07 - 1993. 11. 07","#,
    #"  "description": "93일 동안 대전에서 …""#,
    "}",
  ]

  private static let englishEntries = [
    "[",
    "  {",
    #"    "name": "The Crystal Palace","#,
    #"    "image_name": "crystal_palace","#,
    #"    "short_desc": "A hall of iron and glass","#,
    #"    "desc": "Joseph Paxton drew it …""#,
    "  }",
    "]",
  ]

  private static let koreanEntries = [
    "[",
    "  {",
    #"    "name": "한빛탑","#,
    #"    "image_name": "hanbit_tower","#,
    #"    "short_desc": "높이 93m의 상징탑","#,
    #"    "desc": "한빛탑은 대전 세계 박람회를 …""#,
    "  }",
    "]",
  ]

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

  private var resizeCommands: [HelpSection.Row] {
    [
      (.word("vips"), "vipsthumbnail {input} --size {width}x -o {output:webp}[Q=80]"),
      (.word("ImageMagick"), "convert {input} -auto-orient -resize {width} {output:webp}"),
      (.word("sips"), "sips -s format jpeg --resampleWidth {width} {input} --out {output:jpg}"),
    ]
  }

  private var exportSettings: [String] {
    [
      "{",
      #"  "facts": {"year": "\#(language.pick(en: "Year", ko: "연도"))"},"#,
      #"  "alt": "picture","#,
      #"  "credit": "photographer","#,
      #"  "licence": "licence","#,
      #"  "source": "archive","#,
      #"  "export": {"#,
      #"    "output": "site","#,
      #"    "title": "\#(language.pick(en: "Two Fairs", ko: "두 박람회"))","#,
      ##"    "accent": "#14532d""##,
      "  },",
      ##"  "expositions": {"Osaka1970": {"accent": "#0b5394"}}"##,
      "}",
    ]
  }

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
    #"  <img src="{{root}}logo.svg" alt=""></a>"#,
    "",
    "@font-face {",
    "  font-family: House;",
    #"  src: url("../house.woff2");"#,
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
    Rule.Family.allCases.map { (.word($0.name), $0.summary(in: language)) }
  }
}
