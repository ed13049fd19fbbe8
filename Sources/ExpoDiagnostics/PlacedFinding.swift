package import ExpoSource

/// A finding with the file it is in.
package struct PlacedFinding {
  package let file: FileFindings
  package let finding: FileFindings.Finding

  package var diagnostic: Diagnostic { finding.diagnostic }
}

extension [FileFindings] {
  /// The findings of a severity, in order.
  package func findings(_ severity: Severity) -> [PlacedFinding] {
    flatMap { file in
      file.findings.filter { $0.diagnostic.severity == severity }
        .map { PlacedFinding(file: file, finding: $0) }
    }
  }

  /// All findings: errors, then warnings, then notes, each in order.
  package var findingsByWeight: [PlacedFinding] {
    Severity.byWeight.flatMap(findings)
  }
}

extension Severity {
  /// All severities, the weightiest first: for formats of which only the beginning is shown.
  package static var byWeight: [Severity] { allCases.sorted(by: >) }

  /// A number of findings of this severity: `1 error`, `2 errors`.
  package func counted(_ number: Int) -> String {
    "\(number) \(rawValue)\(number == 1 ? "" : "s")"
  }
}

extension PlacedFinding {
  /// The two ends of an edit that is part of the finding's fix.
  package func ends(of edit: Edit) -> (start: Position, end: Position) {
    ends(of: edit.bytes)
  }

  /// The two ends of a note's place; nil where its file is not in the report.
  package func ends(of location: SourceLocation, in report: Report) -> (
    start: Position, end: Position
  )? {
    if location.file == file.file.name { return ends(of: location.bytes) }
    var last = location
    last.bytes = location.bytes.upperBound..<location.bytes.upperBound
    guard let start = file.position(of: location, in: report),
      let end = file.position(of: last, in: report)
    else { return nil }
    return (start, end)
  }

  /// Counts on from the finding where it can, so that many places on one long line stay cheap.
  private func ends(of bytes: Range<Int>) -> (start: Position, end: Position) {
    let start = file.lines.position(at: bytes.lowerBound, after: finding.start)
    return (start, file.lines.position(at: bytes.upperBound, after: start))
  }
}
