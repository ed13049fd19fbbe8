import ExpoBase
import ExpoJSON
import ExpoKit

/// The pages of help, from the tables of commands, options, keys and variables.
struct HelpText {
  let language: Language

  /// What `expo` prints without a command: what a newcomer needs first.
  var start: HelpPage {
    HelpPage(sections: [
      HelpPage.Section([.paragraph(words(.introduction))]),
      HelpPage.Section(
        .start,
        [
          .rows(firstCommands)
        ]),
      HelpPage.Section([.paragraph(words(.moreCommands))]),
    ])
  }

  /// All commands and topics.
  var overview: HelpPage {
    HelpPage(sections: [
      HelpPage.Section([.paragraph(words(.introduction))]),
      HelpPage.Section([.usage(words(.overviewUsage))]),
      HelpPage.Section(.commands, [.rows(commands)]),
      HelpPage.Section(.topics, [.rows(topics)]),
      HelpPage.Section(.options(.common), [.rows(options(.withoutCommand))]),
      HelpPage.Section([.paragraph(words(.exitStatus)), .paragraph(words(.moreOptions))]),
    ])
  }

  /// The help of one command.
  func page(_ command: Command) -> HelpPage {
    HelpPage(
      sections: [
        HelpPage.Section([
          .usage(words(.usage(command))), .paragraph(command.name.summary(in: language)),
        ])
      ] + optionGroups(command) + keys(command) + [
        HelpPage.Section(.examples, [.examples(examples(command))])
      ] + [
        HelpPage.Section(
          .environment, [.rows(variables(command)), .paragraph(words(.moreVariables))]),
        HelpPage.Section(.exitStatus, [.rows(exitCodes([.success, .findings, .failure]))]),
      ] + moreTopics(command))
  }
}

extension HelpText {
  /// What a newcomer needs first.
  var firstCommands: [HelpPage.Row] {
    [
      HelpPage.Row(.command("expo validate"), words(.startValidate)),
      HelpPage.Row(.command("expo browse"), words(.startBrowse)),
      HelpPage.Row(.command("expo export html -o site"), words(.startExport)),
    ]
  }

  /// One row for each command.
  var commands: [HelpPage.Row] {
    CommandName.allCases.map {
      HelpPage.Row(.command($0.command.usage), $0.summary(in: language))
    }
  }

  /// One row for each topic.
  var topics: [HelpPage.Row] {
    HelpTopic.allCases.map {
      HelpPage.Row(.command("help \($0.rawValue)"), $0.summary(in: language))
    }
  }

  /// One row for each option.
  func options(_ options: [any CommandOption]) -> [HelpPage.Row] {
    options.map { HelpPage.Row(.option($0), $0.summary(in: language)) }
  }

  /// One section for each group of a command's options.
  func optionGroups(_ command: Command) -> [HelpPage.Section] {
    OptionGroup.allCases.compactMap { group in
      let members = command.allOptions.filter { $0.group == group }
      return members.isEmpty
        ? nil : HelpPage.Section(.options(group), [.rows(options(members))])
    }
  }

  /// The keys of `browse`; nothing for other commands.
  func keys(_ command: Command) -> [HelpPage.Section] {
    guard command.name == .browse else { return [] }
    let isForPrompt = { (binding: KeyBinding) in binding.meaning.isForPrompt }
    let rows = { (bindings: [KeyBinding]) in
      bindings.map {
        HelpPage.Row(.word($0.label), $0.meaning.words(in: language).summary)
      }
    }
    return [
      HelpPage.Section(.keys, [.rows(rows(KeyBinding.all.filter { !isForPrompt($0) }))]),
      HelpPage.Section(.keysWhileTyping, [.rows(rows(KeyBinding.all.filter(isForPrompt)))]),
    ]
  }

  /// Where a command is explained further; nothing for those that need no more.
  private func moreTopics(_ command: Command) -> [HelpPage.Section] {
    let topics = command.name.topics
    return topics.isEmpty ? [] : [HelpPage.Section([.paragraph(words(.more(topics)))])]
  }

  /// The worked examples of a command.
  func examples(_ command: Command) -> [HelpPage.Row] {
    command.name.examples.map { HelpPage.Row(.command($0.line), $0.words(in: language)) }
  }

  /// The variables that only some commands read.
  func variables(_ command: Command) -> [HelpPage.Row] {
    command.name.variableGroups.flatMap(variables)
  }

  /// One row for each variable of a group.
  func variables(_ group: EnvironmentVariable.Group) -> [HelpPage.Row] {
    EnvironmentVariable.allCases.filter { $0.group == group }
      .map { HelpPage.Row(.variable($0), $0.words(in: language)) }
  }

  /// One row for each exit status.
  func exitCodes(_ codes: [ExitCode]) -> [HelpPage.Row] {
    codes.map { HelpPage.Row(.word(String($0.rawValue)), $0.words(in: language)) }
  }

  private func words(_ line: HelpLine) -> String { line.words(in: language) }
  private func words(_ note: HelpNote) -> String { note.words(in: language) }
}

extension HelpText {
  /// The page of a topic.
  func page(_ topic: HelpTopic) -> HelpPage {
    let paragraphs = topic.paragraphs(in: language).map { HelpPage.Section([.paragraph($0)]) }
    return HelpPage(sections: paragraphs + sections(topic))
  }

  private func sections(_ topic: HelpTopic) -> [HelpPage.Section] {
    switch topic {
    case .documents, .fixes, .formatting, .reading, .exports: []
    case .theming: [HelpPage.Section(.examples, [.code(Self.theming)])]
    case .formats: [HelpPage.Section(.topic(topic), [.rows(formats)])]
    case .configuration:
      [
        HelpPage.Section(.topic(topic), [.rows(configurationKeys)]),
        HelpPage.Section(.examples, [.code(Self.configuration)]),
      ]
    case .streams: [HelpPage.Section(.examples, [.code(Self.streams)])]
    case .integrations:
      Integration.allCases.map {
        HelpPage.Section([.paragraph($0.words(in: language)), .code($0.code)])
      }
    case .rules: [HelpPage.Section(.topic(topic), [.rows(families)])]
    case .environment:
      EnvironmentVariable.Group.allCases.map {
        HelpPage.Section(.variables($0), [.rows(variables($0))])
      }
    case .exitStatus: [HelpPage.Section(.topic(topic), [.rows(exitCodes(ExitCode.allCases))])]
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

  private var formats: [HelpPage.Row] {
    ReportFormat.allCases.map { HelpPage.Row(.word($0.rawValue), $0.summary(in: language)) }
  }

  private var configurationKeys: [HelpPage.Row] {
    Configuration.CodingKeys.allCases.map {
      HelpPage.Row(.word($0.rawValue), $0.summary(in: language))
    }
  }

  private var families: [HelpPage.Row] {
    Rule.Family.allCases.map { HelpPage.Row(.word($0.rawValue), $0.summary(in: language)) }
  }
}
