import ExpoBase

extension FormatReporter {
  /// JUnit XML: a suite for each checked file, a case for each finding.
  ///
  /// A file without findings is one case that passes, because tools read a suite without cases as a run that did not
  /// happen. A case fails exactly if its finding makes the run fail; others pass, with their text as output. A file
  /// that could not be checked is a suite with an error.
  func junit(_ report: Report) -> MarkupElement {
    var tests = 0
    var failures = 0
    let suites = report.checked(in: language).map { name, findings in
      let file = report.paths.name(of: name)
      let failed = findings.count { report.failing.contains($0.diagnostic.severity) }
      let cases = cases(findings, in: file, report.failing)
      tests += cases.count
      failures += failed
      return Self.suite(file, cases, failures: failed)
    }
    let unchecked = report.failures.map { name, words in
      let file = report.paths.name(of: name)
      let words = words(language)
      let error = MarkupElement(
        "error", [("type", "error"), ("message", words.message)],
        text: words.message + words.helpLine(in: language))
      let name = language.pick(en: "not checked", ko: "검사하지 못함")
      return Self.suite(file, [Self.testCase(name, in: file, [error])], errors: 1)
    }
    return MarkupElement(
      "testsuites",
      [
        ("name", "expo"), ("tests", String(tests + unchecked.count)),
        ("failures", String(failures)), ("errors", String(unchecked.count)), ("time", "0"),
      ], suites + unchecked)
  }

  private static func suite(
    _ file: String, _ cases: [MarkupElement], failures: Int = 0, errors: Int = 0
  ) -> MarkupElement {
    MarkupElement(
      "testsuite",
      [
        ("name", file), ("tests", String(cases.count)), ("failures", String(failures)),
        ("errors", String(errors)), ("skipped", "0"), ("time", "0"),
      ], cases)
  }

  private func cases(
    _ findings: [Finding], in file: String, _ failing: [Severity]
  ) -> [MarkupElement] {
    if findings.isEmpty {
      return [Self.testCase(language.pick(en: "no findings", ko: "문제 없음"), in: file)]
    }
    var uses: [String: Int] = [:]
    return findings.map { finding in
      let rule = finding.diagnostic.rule
      let pointer = finding.diagnostic.location.pointer
      // `EX110 invalid-number /visitors`
      let name = "\(rule.code) \(rule.name)" + (pointer.tokens.isEmpty ? "" : " \(pointer)")
      let use = uses[name, default: 0] + 1
      uses[name] = use
      // Tools merge cases with equal names.
      return Self.testCase(
        use == 1 ? name : "\(name) (\(use))", in: file, line: finding.start.line,
        [outcome(of: finding, in: file, isFailure: failing.contains(finding.diagnostic.severity))])
    }
  }

  private static func testCase(
    _ name: String, in file: String, line: Int? = nil, _ outcome: [MarkupElement] = []
  ) -> MarkupElement {
    let lineAttribute = line.map { [(name: "line", value: String($0))] } ?? []
    return MarkupElement(
      "testcase",
      [("name", name), ("classname", file), ("file", file)] + lineAttribute + [("time", "0")],
      outcome)
  }

  private func outcome(
    of finding: Finding, in file: String, isFailure: Bool
  ) -> MarkupElement {
    let position = "\(file):\(finding.start.line):\(finding.start.column)"
    let severity = finding.diagnostic.severity
    let words = finding.words.message + finding.words.helpLine(in: language)
    return isFailure
      ? MarkupElement(
        "failure", [("type", severity.name), ("message", finding.words.message)],
        text: "\(position): \(words)")
      : MarkupElement("system-out", text: "\(position): \(severity.words(in: language)): \(words)")
  }
}
