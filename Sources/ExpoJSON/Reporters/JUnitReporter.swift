import ExpoBase

/// JUnit XML: a suite for each checked file, a case for each finding.
///
/// A file without findings is one case that passes, because tools treat a suite without cases as a
/// run that did not happen. A case fails if and only if its finding makes the run fail; the others
/// pass, with their text as output.
struct JUnitReporter: Reporter {
  let language: Language

  func render(_ report: Report) -> StyledText {
    let suites = report.checked(in: language).map { checked in
      switch checked {
      case .clean(let name): Suite(clean: report.paths.name(of: name), language)
      case .found(let located): Suite(located, of: report, language)
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

    init(_ located: FileFindings, of report: Report, _ language: Language) {
      var uses: [String: Int] = [:]
      let file = report.paths.name(of: located.file.name)
      self.name = file
      self.failures = located.findings.count { report.failing.contains($0.diagnostic.severity) }
      self.cases = located.findings.map { finding in
        let name = Self.name(of: finding.diagnostic)
        let use = uses[name, default: 0] + 1
        uses[name] = use
        let isFailure = report.failing.contains(finding.diagnostic.severity)
        // Tools take cases of one name for one case.
        return Self.testCase(
          use == 1 ? name : "\(name) (\(use))", in: file, line: finding.start.line,
          [Self.outcome(of: finding, in: file, isFailure: isFailure, language)])
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
      of finding: Finding, in file: String, isFailure: Bool, _ language: Language
    ) -> MarkupElement {
      let place = "\(file):\(finding.start.line):\(finding.start.column)"
      let severity = finding.diagnostic.severity
      let words = finding.words.message + finding.words.helpLine(in: language)
      guard isFailure else {
        let level = ReportPhrase.severity(severity).words(in: language)
        return MarkupElement("system-out", [], .text("\(place): \(level): \(words)"))
      }
      return MarkupElement(
        "failure", [("type", severity.rawValue), ("message", finding.words.message)],
        .text("\(place): \(words)"))
    }
  }
}
