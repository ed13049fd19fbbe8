import ExpoSource
package import ExpoText

/// Test Anything Protocol, version 14: a test point for each finding and each clean file.
///
/// Findings that make the run fail are `not ok`, the others are `ok`; a YAML block has the message.
package struct TAPReporter: Reporter {
  let language: Language

  package func render(_ report: Report) -> StyledText {
    let points = report.checked(in: language).flatMap { checked in
      switch checked {
      case .clean(let name): [Point(isOK: true, description: name)]
      case .found(let located): located.findings.map { Point($0, report.failing) }
      }
    }
    var text = StyledText()
    text.append("TAP version 14")
    text.endLine()
    text.append("1..\(points.count)")
    text.endLine()
    for (index, point) in points.enumerated() {
      point.append(to: &text, number: index + 1)
    }
    return text
  }
}

extension TAPReporter {
  fileprivate struct Point {
    let isOK: Bool
    let description: String
    var finding: Finding?

    func append(to text: inout StyledText, number: Int) {
      // A line break in a name is made visible here, so that the point stays one line.
      text.append("\(isOK ? "ok" : "not ok") \(number) - \(TAPText.description(description))")
      text.endLine()
      guard let finding else { return }
      for line in Self.block(finding) {
        text.append("  " + line)
        text.endLine()
      }
    }

    private static func block(_ finding: Finding) -> [String] {
      let diagnostic = finding.diagnostic
      var fields = [
        ("pointer", diagnostic.location.pointer.description),
        ("severity", diagnostic.severity.rawValue), ("message", finding.words.message),
      ]
      if let help = finding.words.help { fields.append(("help", help)) }
      return ["---"] + fields.map { "\($0): \(TAPText.scalar($1))" } + ["..."]
    }
  }
}

extension TAPReporter.Point {
  fileprivate init(_ finding: Finding, _ failing: [Severity]) {
    let diagnostic = finding.diagnostic
    let place = "\(diagnostic.location.file):\(finding.start.line):\(finding.start.column)"
    self.init(
      isOK: !failing.contains(diagnostic.severity),
      description: "\(place) \(diagnostic.rule.code) \(diagnostic.rule.name)",
      finding: finding)
  }
}
