import ExpoTestSupport

extension Validator {
  /// What is found in a text, the content of a file `f`.
  func diagnostics(in text: String) -> [Report.Diagnostic] {
    check(SourceFile(name: "f", text: text)).findings.diagnostics
  }
}
