package import ExpoText

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// One JSON object with everything a program may want: see ``JSONReport``.
package struct JSONReporter: Reporter {
  package func render(_ report: Report) -> StyledText {
    var text = StyledText()
    text.appendVerbatim(MachineJSON.encode(JSONReport(report)))
    text.endLine()
    return text
  }
}

/// The toolchain's encoder with settings that give the same bytes for the same value.
enum MachineJSON {
  static func encode(_ value: some Encodable) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    // Strings, whole numbers, arrays and objects: nothing in a report can fail to encode.
    return (try? encoder.encode(value)).map { String(decoding: $0, as: UTF8.self) } ?? "{}"
  }
}

/// The shape of the `json` format, version 1.
struct JSONReport: Encodable {
  struct Tool: Encodable {
    let name = "expo"
    let version = ToolVersion.current
  }

  struct Summary: Encodable {
    let files, errors, warnings, notes: Int
    let truncated: Bool
  }

  struct Finding: Encodable {
    let code, name, family, severity, message, file, pointer, part: String
    let range: Range
    let notes: [Note]
    let help: String?
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

  init(_ report: Report) {
    summary = Summary(
      files: report.checkedFiles, errors: report.count(.error), warnings: report.count(.warning),
      notes: report.count(.note), truncated: report.count > report.limit ?? .max)
    diagnostics = report.located.flatMap { located in
      located.findings.map { Finding($0, in: located, of: report) }
    }
  }
}

extension JSONReport.Finding {
  fileprivate init(_ finding: LocatedFile.Finding, in located: LocatedFile, of report: Report) {
    let diagnostic = finding.diagnostic
    code = diagnostic.rule.code
    name = diagnostic.rule.name
    family = diagnostic.rule.family.rawValue
    severity = diagnostic.severity.rawValue
    message = diagnostic.message
    file = diagnostic.site.file
    pointer = diagnostic.site.pointer.description
    part = diagnostic.site.part.rawValue
    range = JSONReport.Range(
      start: JSONReport.Place(finding.start), end: JSONReport.Place(finding.end))
    help = diagnostic.help
    notes = diagnostic.notes.map { note in
      JSONReport.Note(
        message: note.message, file: note.site?.file, pointer: note.site?.pointer.description,
        start: note.site.flatMap { located.position(of: $0, in: report) }.map(JSONReport.Place.init)
      )
    }
  }
}
