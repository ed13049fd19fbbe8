import ExpoSource

/// The shape of the `json` format, version 1.
struct JSONReport: Encodable {
  struct Tool: Encodable {
    let name = "expo"
    let version = ToolVersion.current
  }

  struct Summary: Encodable {
    let files, errors, warnings, notes, fixable: Int
    let truncated: Bool
  }

  struct Finding: Encodable {
    let code, name, family, severity, message, file, pointer, part: String
    let range: Range
    let notes: [Note]
    let help: String?
    let fix: Fix?
    let fingerprint: String
  }

  struct Fix: Encodable {
    let applicability, message: String
    let edits: [Edit]
  }

  /// Byte offsets from 0, the end exclusive.
  struct Edit: Encodable {
    let start, end: Int
    let text: String
  }

  struct Note: Encodable {
    let message: String
    let file: String?
    let pointer: String?
    let start: Place?
  }

  struct Range: Encodable {
    let start, end: Place
  }

  /// Columns from 1; the offset from 0.
  struct Place: Encodable {
    let line, column, utf16Column, byteColumn, byteOffset: Int

    init(_ position: Position) {
      line = position.line
      column = position.column
      utf16Column = position.utf16Column
      byteColumn = position.byteColumn
      byteOffset = position.byteOffset
    }
  }

  let version = 1
  let tool = Tool()
  let summary: Summary
  let diagnostics: [Finding]

  init(_ report: Report, in language: Language) {
    summary = Summary(
      files: report.checkedFiles, errors: report.count(.error), warnings: report.count(.warning),
      notes: report.count(.note), fixable: report.count(.safe),
      truncated: report.isTruncated)
    diagnostics = report.findings(in: language, fingerprinted: true).flatMap(\.findings).map {
      Finding($0)
    }
  }
}

extension JSONReport.Finding {
  init(_ finding: ExpoDiagnostics.Finding) {
    let diagnostic = finding.diagnostic
    code = diagnostic.rule.code
    name = diagnostic.rule.name
    family = diagnostic.rule.family.rawValue
    severity = diagnostic.severity.rawValue
    message = finding.words.message
    file = diagnostic.location.file
    pointer = diagnostic.location.pointer.description
    part = diagnostic.location.part.rawValue
    range = JSONReport.Range(
      start: JSONReport.Place(finding.start), end: JSONReport.Place(finding.end))
    help = finding.words.help
    fingerprint = finding.fingerprint
    fix = diagnostic.fix.map { fix in
      JSONReport.Fix(
        applicability: fix.applicability.rawValue, message: finding.words.fix ?? "",
        edits: fix.edits.map {
          JSONReport.Edit(start: $0.bytes.lowerBound, end: $0.bytes.upperBound, text: $0.text)
        })
    }
    notes = finding.notes.map { located in
      let note = located.note
      return JSONReport.Note(
        message: note.message, file: note.location?.file,
        pointer: note.location?.pointer.description,
        start: (located.ends?.start).map(JSONReport.Place.init))
    }
  }
}
