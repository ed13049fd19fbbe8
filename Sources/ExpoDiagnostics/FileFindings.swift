package import ExpoSource

/// The findings of one file with their lines and columns: what every reporter reads.
package struct FileFindings {
  package let file: SourceFile
  package let lines: LineIndex
  package let findings: [Finding]
  /// The positions that notes point at, found in one pass.
  private let notePositions: [Int: Position]

  /// A diagnostic with the positions of its two ends.
  package struct Finding {
    package let diagnostic: Diagnostic
    package let start: Position
    package let end: Position
    /// The identity across runs: see ``Fingerprint``.
    package let fingerprint: String
  }

  /// Finds the positions in one pass, as the findings stand in order.
  init(_ found: Report.FileDiagnostics, first count: Int) {
    let lines = LineIndex(found.file)
    var earlier: Position?
    var fingerprints = Fingerprint()
    self.file = found.file
    self.lines = lines
    let notes = found.diagnostics.prefix(count).flatMap(\.notes).compactMap(\.location)
    let offsets = Set(notes.filter { $0.file == found.file.name }.map(\.bytes.lowerBound)).sorted()
    var position: Position?
    self.notePositions = offsets.reduce(into: [:]) { positions, offset in
      position = lines.position(at: offset, after: position)
      positions[offset] = position
    }
    self.findings = found.diagnostics.prefix(count).map { diagnostic in
      let start = lines.position(at: diagnostic.location.bytes.lowerBound, after: earlier)
      let end = lines.position(at: diagnostic.location.bytes.upperBound, after: start)
      earlier = start
      return Finding(
        diagnostic: diagnostic, start: start, end: end, fingerprint: fingerprints.next(diagnostic))
    }
  }

  /// The position of a note's place: in this file, or in another one of the report.
  package func position(of location: SourceLocation, in report: Report) -> Position? {
    if location.file == file.name {
      return notePositions[location.bytes.lowerBound]
        ?? lines.position(at: location.bytes.lowerBound)
    }
    return report.file(named: location.file)
      .map { LineIndex($0).position(at: location.bytes.lowerBound) }
  }
}

extension Report {
  /// The findings to print, located; stops at the report's limit.
  package var located: [FileFindings] {
    var left = limit ?? .max
    var located: [FileFindings] = []
    for found in files where left > 0 {
      located.append(FileFindings(found, first: left))
      left -= min(left, found.diagnostics.count)
    }
    return located
  }

}
