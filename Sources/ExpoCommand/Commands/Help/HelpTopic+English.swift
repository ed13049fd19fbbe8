extension HelpTopic {
  var englishSummary: String {
    switch self {
    case .documents: "which files are checked, and what is one exposition"
    case .rules: "how rules are named, selected and ignored"
    case .formats: "the formats of reports and what each is for"
    case .fixes: "which fixes are safe"
    case .configuration: "the keys of .expo.json, and baselines"
    case .streams: "one entry a line, of any length"
    case .formatting: "what format changes and what it keeps"
    case .reading: "how list, show and browse search, break lines and end"
    case .exports: "what an export writes, replaces and removes"
    case .theming: "a header, a footer, fonts and style sheets for sites"
    case .integrations: "expo in Xcode, editors, hooks and CI"
    case .environment: "languages, and the environment variables that expo reads"
    case .exitStatus: "the exit status of every command"
    }
  }
}
