import ExpoSource

/// The shape of the Reviewdog Diagnostic Format: `DiagnosticResult` of its `reviewdog.proto`.
struct RDJSONReport: MachineDocument {
  struct Source: Encodable {
    let name = "expo"
  }

  struct Finding: Encodable {
    let message: String
    let location: Location
    let severity: String
    let code: Code
    let suggestions: [Suggestion]?
    let relatedLocations: [RelatedLocation]?

    enum CodingKeys: String, CodingKey {
      case message, location, severity, code, suggestions
      case relatedLocations = "related_locations"
    }
  }

  struct Code: Encodable {
    let value: String
  }

  struct Location: Encodable {
    let path: String
    let range: Range?
  }

  struct Suggestion: Encodable {
    let range: Range
    let text: String
  }

  struct RelatedLocation: Encodable {
    let message: String
    let location: Location
  }

  /// The end is exclusive.
  struct Range: Encodable {
    let start, end: Place

    init(from start: Position, to end: Position) {
      self.start = Place(line: start.line, column: start.byteColumn)
      self.end = Place(line: end.line, column: end.byteColumn)
    }
  }

  /// Lines from 1, columns in bytes of UTF-8 from 1.
  struct Place: Encodable, Equatable {
    let line, column: Int
  }

  let source = Source()
  let diagnostics: LazyElements<Finding>

  var elements: LazyElements<Finding> { diagnostics }

  init(_ report: Report, in language: Language) {
    let findings = report.findings(in: language).flatMap(\.findings)
    diagnostics = LazyElements(findings) { Finding($0, report.paths, in: language) }
  }
}

extension RDJSONReport.Finding {
  init(_ finding: ExpoDiagnostics.Finding, _ paths: ReportPaths, in language: Language) {
    let diagnostic = finding.diagnostic
    let edits = diagnostic.fix?.edits ?? []
    let suggestions = zip(edits, finding.endsOfEdits).compactMap { edit, ends in
      RDJSONReport.Suggestion(edit, RDJSONReport.Range(from: ends.start, to: ends.end))
    }
    let related = finding.notes.compactMap { RDJSONReport.RelatedLocation($0, paths) }
    message = finding.words.message + finding.words.helpLine(in: language)
    location = RDJSONReport.Location(
      path: paths.name(of: diagnostic.location.file),
      range: RDJSONReport.Range(from: finding.start, to: finding.end))
    severity = diagnostic.severity.reviewdogName
    code = RDJSONReport.Code(value: diagnostic.rule.code)
    self.suggestions = suggestions.isEmpty ? nil : suggestions
    relatedLocations = related.isEmpty ? nil : related
  }
}

extension RDJSONReport.Suggestion {
  /// One edit of a fix; nil for deleting a byte order mark, which has no column.
  fileprivate init?(_ edit: Edit, _ range: RDJSONReport.Range) {
    self.range = range
    text = edit.text
    if range.start == range.end, text.isEmpty { return nil }
  }
}

extension RDJSONReport.RelatedLocation {
  /// The place of a note; nil if it has none.
  fileprivate init?(_ located: LocatedNote, _ paths: ReportPaths) {
    guard let place = located.note.location else { return nil }
    message = located.note.message
    location = RDJSONReport.Location(
      path: paths.name(of: place.file),
      range: located.ends.map { RDJSONReport.Range(from: $0.start, to: $0.end) })
  }
}

extension Severity {
  fileprivate var reviewdogName: String {
    switch self {
    case .note: "INFO"
    case .warning: "WARNING"
    case .error: "ERROR"
    }
  }
}
