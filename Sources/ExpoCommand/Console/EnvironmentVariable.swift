import ExpoSource

/// The environment variables that the command reads.
package enum EnvironmentVariable: String, CaseIterable, Sendable {
  // Colour
  case noColor = "NO_COLOR"
  case forceColor = "FORCE_COLOR"
  case clicolorForce = "CLICOLOR_FORCE"
  case clicolor = "CLICOLOR"
  // The terminal
  case term = "TERM"
  case terminfo = "TERMINFO"
  case terminfoDirs = "TERMINFO_DIRS"
  case columns = "COLUMNS"
  case expoAmbiguousWidth = "EXPO_AMBIGUOUS_WIDTH"
  // The language of messages and labels
  case expoLang = "EXPO_LANG"
  case lcAll = "LC_ALL"
  case lcMessages = "LC_MESSAGES"
  case lang = "LANG"
  // Pagers and editors
  case expoPager = "EXPO_PAGER"
  case pager = "PAGER"
  case less = "LESS"
  case path = "PATH"
  case visual = "VISUAL"
  case editor = "EDITOR"
  case expoSecure = "EXPO_SECURE"
  case lessSecure = "LESSSECURE"
  // What git ignores, and descriptions of terminals
  case home = "HOME"
  case configurations = "XDG_CONFIG_HOME"
  // GitHub Actions and GitLab CI
  case gitHubActions = "GITHUB_ACTIONS"
  case gitHubStepSummary = "GITHUB_STEP_SUMMARY"
  case gitHubWorkspace = "GITHUB_WORKSPACE"
  case gitLabProjectFolder = "CI_PROJECT_DIR"
  #if DEBUG
    case expoBrowseCrash = "EXPO_BROWSE_CRASH"
  #endif
}

extension EnvironmentVariable {
  /// What the variable does, in one line.
  func words(in language: Language) -> String {
    switch language {
    case .english: english
    case .korean: korean
    }
  }
}
