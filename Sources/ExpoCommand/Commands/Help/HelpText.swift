import ExpoKit

/// The pages of help, from the tables of commands, options, keys and variables.
struct HelpText {
  let language: Language

  /// What `expo` prints without a command: what a newcomer needs first.
  var start: [HelpSection] {
    let more = language.pick(en: "all commands: expo --help", ko: "모든 명령: expo --help")
    return [
      HelpSection([.paragraph(introduction)]),
      HelpSection(language.pick(en: "start here", ko: "시작하기"), [.rows(firstCommands)]),
      HelpSection([.paragraph(more)]),
    ]
  }

  /// The commands on one screen: `expo -h`.
  var screen: [HelpSection] {
    let names: [HelpSection.Row] = CommandName.allCases.map {
      (.command($0.rawValue), $0.summary(in: language))
    }
    let more = language.pick(
      en: "one command: expo COMMAND -h; everything: expo --help",
      ko: "명령 하나: expo COMMAND -h, 전체 도움말: expo --help")
    return [
      HelpSection([.usage(usage)]),
      HelpSection(language.pick(en: "commands", ko: "명령"), [.rows(names)]),
      HelpSection(examplesTitle, [.examples(firstCommands)]), HelpSection([.paragraph(more)]),
    ]
  }

  var overview: [HelpSection] {
    let more = language.pick(
      en: "exit status: 0 success, 1 problems in the data, 2 usage or I/O error; "
        + "options and examples of a command: expo COMMAND --help",
      ko: "종료 상태: 0 성공, 1 데이터의 문제, 2 사용법이나 입출력 오류. 명령의 옵션과 사용 예: expo COMMAND --help")
    return [HelpSection([.paragraph(introduction)]), HelpSection([.usage(usage)])]
      + tables + [HelpSection([.paragraph(more)])]
  }

  /// The parts of `expo --help`: what a reader does, with the commands and topics for it.
  var groups: [(title: Wording, commands: [CommandName], topics: [HelpTopic])] {
    [
      (("start", "시작"), [.help, .manual], [.documents]),
      (("check", "검사"), [.validate, .format, .rules], [.fixes, .reports, .settings]),
      (("read", "읽기"), [.list, .show, .diff, .browse], [.search]),
      (("publish", "내보내기"), [.export], [.sites]),
      (("automate", "자동화"), [.schema, .completions], [.ci, .environment]),
    ]
  }

  /// The commands and topics in groups, and the options of all commands.
  var tables: [HelpSection] {
    groups.map { group in
      let commands: [HelpSection.Row] = group.commands.map {
        (.command($0.command.usage), $0.summary(in: language))
      }
      let topics: [HelpSection.Row] = group.topics.map {
        (.command("help \($0.rawValue)"), language.pick($0.summary))
      }
      return HelpSection(language.pick(group.title), [.rows(commands + topics)])
    } + [HelpSection(OptionGroup.common.title(in: language), [.rows(options(.withoutCommand))])]
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

  func page(_ command: Command) -> [HelpSection] {
    [head(command)] + optionGroups(command) { isExplained($0, in: command) }
      + [otherOptions(command)] + keys(command) + sections(command) + [examples(command)]
      + more(command)
  }

  /// Whether the page of a command explains an option, or only names it.
  func isExplained(_ option: any CommandOption, in command: Command) -> Bool {
    let others: [any CommandOption] = command.name == .validate ? [] : .documents
    return option.group != .common && !others.contains { $0.name == option.name }
  }

  private func head(_ command: Command) -> HelpSection {
    HelpSection([
      .usage("\(usageTitle) \(command.synopsis)"), .paragraph(command.name.summary(in: language)),
    ])
  }

  private func examples(_ command: Command) -> HelpSection {
    HelpSection(examplesTitle, [.examples(examples(of: command.name))])
  }

  /// What exit status 1 of the command means, and where it is explained further; nothing for those
  /// that need no more.
  private func more(_ command: Command) -> [HelpSection] {
    let topics = command.topics.map(\.rawValue).joined(separator: ", ")
    let status = command.findings.map(language.pick).map { findings in
      language.pick(en: "exit status 1: \(findings)", ko: "종료 상태 1: \(findings)")
    }
    let more = language.pick(en: "more: expo help \(topics)", ko: "더 보기: expo help \(topics)")
    let blocks: [HelpSection.Block] =
      (status.map { [.paragraph($0)] } ?? []) + (topics.isEmpty ? [] : [.usage(more)])
    return blocks.isEmpty ? [] : [HelpSection(blocks)]
  }

  var introduction: String {
    language.pick(
      en: "expo checks exposition JSON, explains every error, and presents it.",
      ko: "박람회 JSON을 검사해 문제를 정확히 알리고, 보기 좋게 보여 줍니다.")
  }

  /// Where all environment variables are listed.
  var moreVariables: String {
    language.pick(
      en: "color, terminal and language: expo help environment",
      ko: "색, 터미널, 언어의 변수: expo help environment")
  }

  /// Where to find help after a usage error; nil without a known command.
  func afterError(_ command: CommandName?) -> String {
    let line = "expo " + (command.map { $0.rawValue + " " } ?? "") + "--help"
    return language.pick(en: "for help: \(line)", ko: "도움말 보기: \(line)")
  }

  private var usage: String { "\(usageTitle) expo COMMAND [OPTION…] [PATH…]" }
  private var examplesTitle: String { language.pick(en: "examples", ko: "사용 예") }
  private var usageTitle: String { language.pick(en: "usage:", ko: "사용법:") }

  /// What a newcomer needs first.
  var firstCommands: [HelpSection.Row] {
    rows([
      ("expo validate", "check the documents in this folder", "이 폴더의 문서를 검사합니다"),
      ("expo browse", "read the exposition on a full screen", "박람회를 전체 화면으로 읽습니다"),
      ("expo export html -o site", "publish it as a web site", "박람회를 웹사이트로 내보냅니다"),
    ])
  }

  func examples(of name: CommandName) -> [HelpSection.Row] { rows(name.command.examples) }

  private func rows(_ examples: [Command.Example]) -> [HelpSection.Row] {
    examples.map { (.command($0.line), language.pick(en: $0.en, ko: $0.ko)) }
  }

  func options(_ options: [any CommandOption]) -> [HelpSection.Row] {
    options.map { (.option($0), $0.summary(in: language)) }
  }

  /// One section for each group in which a command has options.
  func optionGroups(
    _ command: Command, where isIncluded: (any CommandOption) -> Bool = { _ in true }
  ) -> [HelpSection] {
    OptionGroup.allCases.compactMap { group in
      let members = command.offeredOptions.filter { $0.group == group && isIncluded($0) }
      return members.isEmpty
        ? nil : HelpSection(group.title(in: language), [.rows(options(members))])
    }
  }

  /// The options that other pages explain, by their names only.
  private func otherOptions(_ command: Command) -> HelpSection {
    let others = command.offeredOptions.filter { !isExplained($0, in: command) }
    let lists = [
      (others.filter { $0.group != .common }, "expo help documents"),
      (others.filter { $0.group == .common }, "expo --help"),
    ]
    let rows = lists.filter { !$0.0.isEmpty }.map { list, page -> HelpSection.Row in
      (.word(list.map { "\($0.name)" }.joined(separator: ", ")), page)
    }
    return HelpSection(OptionGroup.common.title(in: language), [.rows(rows)])
  }

  /// The keys of `browse`; nothing for other commands.
  func keys(_ command: Command) -> [HelpSection] {
    guard command.name == .browse else { return [] }
    let rows: [HelpSection.Row] = KeyMeaning.allCases.filter { !$0.isForPrompt }.map {
      (.word($0.firstLabel), $0.summary(in: language))
    }
    let title = language.pick(en: "keys; ? shows all of them", ko: "단축키(?를 누르면 모두 나옵니다)")
    return [HelpSection(title, [.rows(rows)])]
  }

  /// What help says about a command after its options.
  func sections(_ command: Command) -> [HelpSection] {
    let name = command.name
    let parts = HelpSection.parts(of: name.prose(in: language))
    guard name == .rules else { return parts }
    return parts.ending(
      in: Rule.Family.allCases.map { (.word($0.name), $0.summary(in: language)) })
  }

  /// One row for each variable of a group.
  func variables(_ group: EnvironmentVariable.Group) -> [HelpSection.Row] {
    EnvironmentVariable.allCases.filter { $0.row.group == group }
      .map { (.variable($0), $0.words(in: language)) }
  }

  /// One row for each exit status that the command may end with.
  func exitCodes(of command: Command) -> [HelpSection.Row] {
    exitCodes([.success]) + (command.findings.map { [(.word("1"), language.pick($0))] } ?? [])
      + exitCodes([.failure])
  }

  func exitCodes(_ codes: [ExitCode]) -> [HelpSection.Row] {
    codes.map { (.word(String($0.rawValue)), $0.words(in: language)) }
  }

  func page(_ topic: HelpTopic) -> [HelpSection] {
    let parts = HelpSection.parts(of: topic.prose(in: language))
    switch topic {
    case .documents, .fixes, .search, .sites: return parts
    case .reports:
      return parts.ending(
        in: ReportFormat.allCases.map { (.word($0.rawValue), $0.summary(in: language)) })
    case .settings:
      return parts.ending(
        in: Configuration.CodingKeys.allCases.map {
          (.word($0.rawValue), language.pick($0.summary))
        })
    case .ci: return parts.ending(in: exitCodes(ExitCode.allCases))
    case .environment:
      return parts
        + EnvironmentVariable.Group.allCases.map {
          HelpSection($0.title(in: language), [.rows(variables($0))])
        }
    }
  }
}

extension [HelpSection] {
  /// The parts, with a table at the end of the last one.
  fileprivate func ending(in rows: [HelpSection.Row]) -> Self {
    var parts = self
    parts[parts.count - 1].blocks.append(.rows(rows))
    return parts
  }
}
