public import ExpoSource

/// The formats by the names users give them.
public enum ReportFormat: String, CaseIterable, Sendable {
  /// Source excerpts.
  case full
  /// One line a finding.
  case concise
  /// One JSON object.
  case json
  /// One JSON object a line.
  case jsonl
  /// Workflow commands of GitHub Actions.
  case github
  /// SARIF 2.1.0.
  case sarif
  /// GitLab Code Quality.
  case gitlab
  /// JUnit XML.
  case junit
  /// Reviewdog Diagnostic Format.
  case rdjson
  /// Checkstyle XML.
  case checkstyle

  /// Whether people read the format; the language of all others is never that of a locale.
  package var isForPeople: Bool {
    switch self {
    case .full, .concise: true
    case .json, .jsonl, .github, .sarif, .gitlab, .junit, .rdjson, .checkstyle: false
    }
  }

  /// Creates the reporter.
  ///
  /// - Parameters:
  ///   - width: How many terminal cells a line of an excerpt may take.
  ///   - language: The language of messages.
  /// - Returns: A reporter that writes the format.
  public func reporter(width: Int, language: Language) -> any Reporter {
    switch self {
    case .full: FullReporter(width: width, language: language)
    case .concise: ConciseReporter(language: language)
    case .json: JSONReporter(language: language)
    case .jsonl: JSONLinesReporter(language: language)
    case .github: GitHubReporter(language: language)
    case .sarif: SARIFReporter(language: language)
    case .gitlab: GitLabReporter(language: language)
    case .junit: JUnitReporter(language: language)
    case .rdjson: RDJSONReporter(language: language)
    case .checkstyle: CheckstyleReporter(language: language)
    }
  }
}

extension ReportFormat {
  /// What the format is for, in one line.
  public func summary(in language: Language) -> String {
    switch language {
    case .english: english
    case .korean: korean
    }
  }
}
