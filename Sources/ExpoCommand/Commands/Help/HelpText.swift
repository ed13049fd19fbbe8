import ExpoJSON
import ExpoBase
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
