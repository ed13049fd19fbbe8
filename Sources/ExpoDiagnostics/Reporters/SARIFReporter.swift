import ExpoSource

/// SARIF 2.1.0, for code scanning: see ``SARIFLog``.
package struct SARIFReporter: MachineReporter {
  let language: Language

  func document(of report: Report) -> SARIFLog { SARIFLog(report, in: language) }
}
