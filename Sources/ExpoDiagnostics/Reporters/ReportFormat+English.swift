import ExpoSource

extension ReportFormat {
  var english: String {
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
    }
  }
}
