extension EnvironmentVariable {
  /// The groups of variables, in the order of help.
  enum Group: CaseIterable, Sendable {
    case color, terminal, language, pager, editor, search, automation
  }

  /// The group in help; nil for a variable that is not for users.
  var group: Group? {
    switch self {
    case .noColor, .forceColor, .clicolorForce, .clicolor: .color
    case .term, .terminfo, .terminfoDirs, .columns, .expoAmbiguousWidth: .terminal
    case .expoLang, .lcAll, .lcMessages, .lang: .language
    case .expoPager, .pager, .less, .path: .pager
    case .visual, .editor, .expoSecure, .lessSecure: .editor
    case .home, .configurations: .search
    case .gitHubActions, .gitHubStepSummary, .gitHubWorkspace, .gitLabProjectFolder: .automation
    #if DEBUG
      case .expoBrowseCrash: nil
    #endif
    }
  }
}

extension CommandName {
  /// The variables that only some commands read.
  var variableGroups: [EnvironmentVariable.Group] {
    switch self {
    case .validate: [.automation]
    case .list, .show: [.pager]
    case .browse: [.editor]
    case .format, .export, .rules, .schema, .completions, .manual, .help: []
    }
  }
}
