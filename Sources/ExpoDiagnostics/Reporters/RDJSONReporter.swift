import ExpoSource

/// Reviewdog Diagnostic Format, for comments on pull requests: see ``RDJSONReport``.
package struct RDJSONReporter: MachineReporter {
  let language: Language

  func document(of report: Report) -> RDJSONReport { RDJSONReport(report, in: language) }
}
