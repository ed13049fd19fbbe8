extension HelpTopic {
  var englishSummary: String {
    switch self {
    case .documents: "which files are checked, and which of them form one exposition"
    case .rules: "how rules are named, selected and ignored"
    case .formats: "the formats of reports and what each is for"
    case .fixes: "which fixes are safe"
    case .configuration: "the keys of .expo.json, and baselines"
    case .streams: "checking streams with one entry per line"
    case .formatting: "what format changes and what it keeps"
    case .reading: "search, line breaks and exit status of list, show and browse"
    case .exports: "what an export writes, replaces and removes"
    case .theming: "a header, a footer, fonts and style sheets for sites"
    case .integrations: "expo in Xcode, editors, hooks and CI"
    case .environment: "languages, and the environment variables that expo reads"
    case .exitStatus: "the exit status of every command"
    }
  }
}
