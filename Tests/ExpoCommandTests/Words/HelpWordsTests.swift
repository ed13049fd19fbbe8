import ExpoTestSupport
import Testing

@testable import ExpoCommand

struct HelpWordsTests {
  private static let options = CommandName.allCases.flatMap(\.command.allOptions) + .withoutCommand

  @Test("every command has a summary", arguments: CommandName.allCases, Language.allCases)
  func commands(name: CommandName, language: Language) {
    #expect(name.command.name == name)
    #expect(LanguageCheck.faults(in: name.summary(in: language), language) == [])
    #expect(name.command.operands.allSatisfy { !$0.usage.isEmpty })
  }

  @Test("examples, topics, keys and exit statuses have words", arguments: Language.allCases)
  func pages(language: Language) {
    let help = HelpText(language: language)
    let notes = [
      help.introduction, help.moreVariables, help.afterError(nil), help.afterError(.list),
    ]
    let titles = (help.screen + help.overview + help.page(.browse) + help.page(.export)).compactMap(
      \.title)
    let examples = CommandName.allCases.flatMap { help.examples(of: $0) }
    let texts =
      (examples + help.firstCommands).map(\.text) + notes + titles
      + HelpTopic.allCases.map { language.pick($0.summary) } + Self.prose(in: language)
      + Configuration.CodingKeys.allCases.map { language.pick($0.summary) }
      + ExitCode.allCases.map { $0.words(in: language) }
    let data = [
      "Ctrl-C", "JSON Schema", "한빛탑", "GitHub Actions", "GitHub Pages", "GitLab Pages",
      "Visual Studio Code", "patch -p0", "해금",
      "! 경고",
      // As Xcode and GitLab show them, in every language.
      "Build Phases", "Run Script Phase", "Provides Namespace", "Code Quality",
    ]
    for text in texts where !["Ctrl-C", "JSON Schema"].contains(where: text.hasPrefix) {
      #expect(LanguageCheck.faults(in: text, language, data: data) == [])
    }
  }

  @Test("every option has a summary, and help shows all its choices", arguments: Language.allCases)
  func summaries(language: Language) {
    for option in Self.options {
      let summary = option.summary(in: language)
      #expect(!summary.isEmpty && !summary.contains("\n"), "\(option.name)")
      let data = ["ㅎㄱ", "해금"]
      #expect(LanguageCheck.faults(in: summary, language, data: data) == [], "\(option.name)")
      #expect(LanguageCheck.faults(in: option.group.title(in: language), language) == [])
      let shown = option.usage + " " + summary
      let missing = (option.value?.choices ?? []).filter { !shown.contains($0) }
      #expect(missing == [], "\(option.name)")
    }
  }

  private static func prose(in language: Language) -> [String] {
    let texts =
      HelpTopic.allCases.map { $0.prose(in: language) }
      + CommandName.allCases.map { $0.prose(in: language) }
    return texts.flatMap(HelpSection.parts).flatMap { part in
      [part.title].compactMap(\.self)
        + part.blocks.flatMap { block -> [String] in
          switch block {
          case .paragraph(let text): [text]
          case .rows(let rows): rows.map(\.text)
          default: []
          }
        }
    }
  }

  @Test("options of one kind of export are below its heading", arguments: Language.allCases)
  func kinds(language: Language) {
    for option in CommandName.export.command.options where option.exportKinds.count == 1 {
      let title = option.group.title(in: language)
      #expect(title.hasPrefix(option.exportKinds[0].rawValue), "\(option.name)")
    }
  }

  @Test("an option that changes nothing is not offered", arguments: CommandName.allCases)
  func idle(name: CommandName) {
    let names = name.command.offeredOptions.map(\.name.text)
    for idle in ["quiet", "color", "width"] {
      #expect(
        names.contains(idle) != [.schema, .completions, .manual].contains(name)
          || idle == "quiet" && [.show, .rules, .help].contains(name), "\(idle)")
    }
  }

  @Test("commands and topics share no name, and each is in one group of help")
  func groups() {
    #expect(Set(HelpTopic.words).count == HelpTopic.words.count)
    let words = HelpText(language: .english).groups.flatMap {
      $0.commands.map(\.rawValue) + $0.topics.map(\.rawValue)
    }
    #expect(words.sorted() == HelpTopic.words.sorted())
  }

  @Test("topics have the same parts and examples in all languages", arguments: HelpTopic.allCases)
  func topicParts(topic: HelpTopic) {
    let texts = Language.allCases.map { HelpSection.parts(of: topic.prose(in: $0)) }
    let examples = texts.map { parts in
      parts.flatMap(\.blocks).compactMap { if case .code(let lines) = $0 { lines } else { nil } }
    }
    #expect(!texts[0].isEmpty && Set(texts.map(\.count)).count == 1)
    // These show data in the language.
    let hasData = [.documents, .sites].contains(topic)
    #expect(hasData || Set(examples).count == 1)
  }

  @Test("commands that read no data never end with status 1")
  func statuses() {
    let names = CommandName.allCases.filter { $0.command.findings == nil }
    #expect(names == [.rules, .schema, .completions, .manual, .help])
  }

  @Test("names and letters are unique in a command", arguments: CommandName.allCases)
  func names(command: CommandName) {
    let options = command.command.allOptions
    let letters = options.compactMap(\.letter)
    #expect(Set(options.map(\.name)).count == options.count)
    let needed = options.compactMap { option in
      if case .option(let name) = option.need { name } else { nil }
    }
    let related = options.flatMap(\.excludes).map(\.option) + needed
    #expect(Set(related).subtracting(options.map(\.name)) == [], "a row names no option")
    #expect(Set(letters).count == letters.count)
    for option in options {
      #expect(option.name.text.wholeMatch(of: /[a-z]+(-[a-z]+)*/) != nil)
      #expect((option.value == nil) == (option.placeholder == nil), "\(option.name)")
    }
  }

  @Test("options that words mention exist", arguments: Language.allCases)
  func mentions(language: Language) throws {
    let names = Set(Self.options.map { "\($0.name)" })
    let errors = try Repository.text("Tests/ExpoCommandTests/Golden/usage-\(language.rawValue).txt")
    let texts =
      // Without what was typed, which may name an option that there is not.
      [errors.replacing(/(?m)^\$.*$|'[^']*'/, with: "")]
      + Self.options.map { $0.summary(in: language) }
      + CommandName.allCases.map { $0.summary(in: language) }
      + [try Repository.text("README.md"), try Repository.text(".github/README.ko.md")]
      + Self.prose(in: language)
    // Custom properties of the sheet, and options of other programs
    let others: Set<String> = [
      "--paper", "--ink", "--accent",
      "--ignore-missing", "--strip-components", "--static-swift-stdlib", "--product", "--fast",
      "--only",
    ]
    let mentioned = texts.flatMap { $0.matches(of: /--[a-z][a-z-]*/).map { String($0.0) } }
    #expect(Set(mentioned).subtracting(names).subtracting(others) == [])
  }
}
