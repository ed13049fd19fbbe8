package import ExpoBase

/// The formats of reports; raw values are their names on the command line.
public enum ReportFormat: String, CaseIterable, Sendable {
  /// With source excerpts.
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

  /// The language of other formats does not depend on the locale.
  package var isForPeople: Bool {
    self == .full || self == .concise
  }

  /// A reporter whose lines of excerpts have at most `width` terminal cells.
  package func reporter(width: Int, language: Language) -> FormatReporter {
    FormatReporter(format: self, width: width, language: language)
  }
}

// MARK: - Words

extension ReportFormat {
  /// In one line.
  package func summary(in language: Language) -> String {
    switch self {
    case .full:
      language.pick(
        en: "source excerpts with notes and help, for people", ko: "문제가 있는 줄과 참고, 도움말: 사람용")
    case .concise:
      language.pick(
        en: "one line per finding, for editors and build logs", ko: "문제마다 한 줄: 편집기와 빌드 로그용")
    case .json: language.pick(en: "one JSON object, for programs", ko: "JSON 객체 하나: 프로그램용")
    case .jsonl:
      language.pick(
        en: "one JSON object per line and finding, for streams", ko: "문제마다 JSON 객체 한 줄: 스트림용")
    case .github:
      language.pick(en: "workflow commands, for annotations on GitHub", ko: "워크플로 명령: GitHub 주석용")
    case .sarif: language.pick(en: "SARIF 2.1.0, for code scanning", ko: "SARIF 2.1.0: 코드 스캐닝용")
    case .gitlab: language.pick(en: "a Code Quality report, for GitLab", ko: "코드 품질 보고서: GitLab용")
    case .junit: language.pick(en: "JUnit XML, for test reports", ko: "JUnit XML: 테스트 보고서용")
    case .rdjson: language.pick(en: "Reviewdog Diagnostic Format", ko: "reviewdog 진단 형식")
    case .checkstyle: "Checkstyle XML"
    }
  }
}
