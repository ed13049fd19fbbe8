import ExpoSource
package import ExpoText

/// JUnit XML: a suite for each checked file, a case for each finding.
///
/// A clean file is one case that passes, because tools take a suite without cases for a run that
/// did not happen. Notes pass too, with their text as output.
package struct JUnitReporter: Reporter {
  let language: Language

  package func render(_ report: Report) -> StyledText {
    let suites = report.checked(in: language).map { checked in
      switch checked {
      case .clean(let name): Suite(clean: name, language)
      case .found(let located): Suite(located, language)
      }
    }
    let root = MarkupElement(
      "testsuites",
      [
        ("name", "expo"), ("tests", Self.sum(suites, \.cases.count)),
        ("failures", Self.sum(suites, \.failures)), ("errors", "0"), ("time", "0"),
      ], suites.map(\.element))
    var text = StyledText()
    text.appendVerbatim(root.document)
    text.endLine()
    return text
  }

  private static func sum(_ suites: [Suite], _ number: (Suite) -> Int) -> String {
    String(suites.reduce(0) { $0 + number($1) })
  }
}

extension JUnitReporter {
  private struct Suite {
    let name: String
    let cases: [MarkupElement]
    let failures: Int

    init(clean name: String, _ language: Language) {
      self.name = name
      self.cases = [
        Self.testCase(ReportPhrase.clean.words(in: language), in: name, line: nil, [])
      ]
      self.failures = 0
    }

    init(_ located: FileFindings, _ language: Language) {
      var uses: [String: Int] = [:]
      self.name = located.file.name
      self.failures = located.findings.count { $0.diagnostic.severity.isFailure }
      self.cases = located.findings.map { finding in
        let name = Self.name(of: finding.diagnostic)
        let use = uses[name, default: 0] + 1
        uses[name] = use
        // Tools take cases of one name for one case.
        return Self.testCase(
          use == 1 ? name : "\(name) (\(use))", in: located.file.name, line: finding.start.line,
          [Self.outcome(of: finding, language)])
      }
    }

    var element: MarkupElement {
      MarkupElement(
        "testsuite",
        [
          ("name", name), ("tests", String(cases.count)), ("failures", String(failures)),
          ("errors", "0"), ("skipped", "0"), ("time", "0"),
        ], cases)
    }

    private static func testCase(
      _ name: String, in file: String, line: Int?, _ outcome: [MarkupElement]
    ) -> MarkupElement {
      let place = line.map { [(name: "line", value: String($0))] } ?? []
      return MarkupElement(
        "testcase",
        [("name", name), ("classname", file), ("file", file)] + place + [("time", "0")], outcome)
    }

    /// `EX110 invalid-number /visitors`.
    private static func name(of diagnostic: Diagnostic) -> String {
      let pointer = diagnostic.location.pointer.description
      let rule = "\(diagnostic.rule.code) \(diagnostic.rule.name)"
      return pointer.isEmpty ? rule : "\(rule) \(pointer)"
    }

    private static func outcome(
      of finding: Finding, _ language: Language
    ) -> MarkupElement {
      let diagnostic = finding.diagnostic
      let place = "\(diagnostic.location.file):\(finding.start.line):\(finding.start.column)"
      let help = finding.words.helpLine(in: language)
      let text = MarkupElement.Content.text("\(place): \(finding.words.message)\(help)")
      guard diagnostic.severity.isFailure else { return MarkupElement("system-out", [], text) }
      return MarkupElement(
        "failure",
        [("type", diagnostic.severity.rawValue), ("message", finding.words.message)], text)
    }
  }
}

extension Severity {
  /// Whether a test case with a finding of this severity fails.
  fileprivate var isFailure: Bool { self > .note }
}
