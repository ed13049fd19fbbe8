import ExpoSource

/// The worked examples of help: three for each command.
enum HelpExample: CaseIterable, Sendable {
  case validateFolder, validateFix, validateReport
  case formatPrint, formatCheck, formatWrite
  case listSearch, listPage, listTable
  case showPoster, showEntry, showField
  case browseFolder, browseEntry, browseLines
  case exportSite, exportBook, exportCheck
  case rulesList, rulesExplain, rulesMarkdown
  case schemaEntries, schemaExposition, schemaConfig
  case completeBash, completeZsh, completeFish
  case manualOverview, manualCommand, manualReader
  case helpCommand, helpTopic, helpOverview

  /// The command line.
  var line: String {
    switch self {
    case .validateFolder: "expo validate"
    case .validateFix: "expo validate --fix items.json"
    case .validateReport: "expo validate -f sarif=expo.sarif"
    case .formatPrint: "expo format items.json"
    case .formatCheck: "expo format --check ."
    case .formatWrite: "expo format --write items.json"
    case .listSearch: "expo list --search ㅎㅂㅌ"
    case .listPage: "expo list --page 2 --per-page 10"
    case .listTable: "expo list -f tsv --fields name"
    case .showPoster: "expo show"
    case .showEntry: "expo show 3"
    case .showField: "expo show 3 --field desc"
    case .browseFolder: "expo browse"
    case .browseEntry: "expo browse Fair.xcassets 3"
    case .browseLines: "expo browse --accessible"
    case .exportSite: "expo export html -o site"
    case .exportBook: "expo export markdown -o book.md"
    case .exportCheck: "expo export html -o site --check"
    case .rulesList: "expo rules"
    case .rulesExplain: "expo rules EX104 missing-comma"
    case .rulesMarkdown: "expo rules --format markdown"
    case .schemaEntries: "expo schema entries"
    case .schemaExposition: "expo schema exposition"
    case .schemaConfig: "expo schema config"
    case .completeBash: #"eval "$(expo completions bash)""#
    case .completeZsh: #"eval "$(expo completions zsh)""#
    case .completeFish: "expo completions fish | source"
    case .manualOverview: "expo manual"
    case .manualCommand: "expo manual validate"
    case .manualReader: "expo manual list | man -l -"
    case .helpCommand: "expo help list"
    case .helpTopic: "expo help formats"
    case .helpOverview: "expo --help"
    }
  }

  /// What the command line does.
  func words(in language: Language) -> String {
    switch language {
    case .english: english
    case .korean: korean
    }
  }
}

extension CommandName {
  /// The worked examples of the command.
  var examples: [HelpExample] {
    switch self {
    case .validate: [.validateFolder, .validateFix, .validateReport]
    case .format: [.formatPrint, .formatCheck, .formatWrite]
    case .list: [.listSearch, .listPage, .listTable]
    case .show: [.showPoster, .showEntry, .showField]
    case .browse: [.browseFolder, .browseEntry, .browseLines]
    case .export: [.exportSite, .exportBook, .exportCheck]
    case .rules: [.rulesList, .rulesExplain, .rulesMarkdown]
    case .schema: [.schemaEntries, .schemaExposition, .schemaConfig]
    case .completions: [.completeBash, .completeZsh, .completeFish]
    case .manual: [.manualOverview, .manualCommand, .manualReader]
    case .help: [.helpCommand, .helpTopic, .helpOverview]
    }
  }
}
