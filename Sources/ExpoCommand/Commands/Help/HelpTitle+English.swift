extension HelpTitle {
  var english: String {
    switch self {
    case .start: "start here"
    case .commands: "commands"
    case .topics: "topics"
    case .options(let group): group.englishTitle
    case .keys: "keys"
    case .keysWhileTyping: "keys while typing"
    case .examples: "examples"
    case .environment: "environment variables"
    case .exitStatus: "exit status"
    case .topic(let topic): topic.englishTitle
    case .variables(let group): group.englishTitle
    }
  }
}

extension HelpTopic {
  fileprivate var englishTitle: String {
    switch self {
    case .documents: "documents and pictures"
    case .rules: "families of rules"
    case .formats: "formats of reports"
    case .fixes: "fixes"
    case .configuration: "the configuration, .expo.json"
    case .streams: "streams"
    case .formatting: "formatting"
    case .reading: "searching and reading"
    case .exports: "exports"
    case .theming: "the look of sites"
    case .integrations: "other tools"
    case .environment: "environment variables"
    case .exitStatus: "exit status"
    }
  }
}

extension EnvironmentVariable.Group {
  fileprivate var englishTitle: String {
    switch self {
    case .color: "colour"
    case .terminal: "terminal"
    case .language: "language"
    case .pager: "pager"
    case .editor: "editor"
    case .search: "what git ignores"
    case .automation: "CI"
    }
  }
}
