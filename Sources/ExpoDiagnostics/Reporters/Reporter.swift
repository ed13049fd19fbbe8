public import ExpoText

/// Writes a report in one format.
public protocol Reporter: Sendable {
  /// The report as text; a machine format is exactly one document, also when nothing was found.
  func render(_ report: Report) -> StyledText
}

/// The formats by the names users give them.
public enum ReportFormat: String, CaseIterable, Sendable {
  case full, concise, json, jsonl, github, sarif, gitlab, junit, rdjson, checkstyle, tap

  /// What the format is for, in one line.
  public var summary: String {
    switch self {
    case .full: "source excerpts with notes and help, for people"
    case .concise: "one line a finding, for editors and build logs"
    case .json: "one JSON object, for programs"
    case .jsonl: "one JSON object a line and finding, for streams"
    case .github: "workflow commands, for annotations on GitHub"
    case .sarif: "SARIF 2.1.0, for code scanning"
    case .gitlab: "a Code Quality report, for GitLab"
    case .junit: "JUnit XML, for test reports"
    case .rdjson: "Reviewdog Diagnostic Format"
    case .checkstyle: "Checkstyle XML"
    case .tap: "Test Anything Protocol 14"
    }
  }

  /// The reporter; `width` is how many terminal cells a line of an excerpt may take.
  public func reporter(width: Int) -> any Reporter {
    switch self {
    case .full: FullReporter(width: width)
    case .concise: ConciseReporter()
    case .json: JSONReporter()
    case .jsonl: JSONLinesReporter()
    case .github: GitHubReporter()
    case .sarif: SARIFReporter()
    case .gitlab: GitLabReporter()
    case .junit: JUnitReporter()
    case .rdjson: RDJSONReporter()
    case .checkstyle: CheckstyleReporter()
    case .tap: TAPReporter()
    }
  }
}
