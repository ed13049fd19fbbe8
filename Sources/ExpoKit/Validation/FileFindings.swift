import ExpoJSON

struct FileFindings: Sendable {
  /// The file, without its bytes if they were released.
  var file: SourceFile
  let selection: RuleSelection
  var list = DiagnosticList(limit: nil)
  /// Nil if all fixes are certain.
  var safety: FixSafety?
  /// Finds the entry and value of each finding.
  var subjects: SubjectFinder?

  /// The limit of errors of each rule; keys that the dialect allows are errors too, but not listed.
  func errorLimit(in dialect: Dialect) -> ErrorLimit {
    ErrorLimit(min(list.limit, .max >> 1) + dialect.optionalKeys.count + dialect.extraKeys.count)
  }

  /// Adds a problem if its rule is selected; its severity is at most `greatest`.
  mutating func report(_ problem: some Problem, max greatest: Severity = .error) {
    guard var diagnostic = selection.diagnostic(for: problem) else { return }
    diagnostic.severity = min(diagnostic.severity, greatest)
    list.append(diagnostic)
  }

  /// Adds problems that were only counted, at their own severities.
  mutating func addOmitted(_ counts: ProblemCounts) {
    list.addOmitted(selection.counts(of: counts))
  }

  mutating func makeNotes() {
    var notes = DiagnosticList(limit: nil)
    for found in list.diagnostics {
      notes.append(Report.Diagnostic(found.problem, severity: .note))
    }
    notes.addOmitted(list.omitted, as: .note)
    list = notes
  }

  /// The findings in order, without fixes that are not certain.
  var sorted: Report.FileDiagnostics {
    let diagnostics = list.diagnostics
    return Report.FileDiagnostics(
      file, safety?.settled(diagnostics) ?? diagnostics, omitted: list.omitted, subjects: subjects)
  }
}

/// The diagnostics of a file up to a limit: errors before warnings, warnings before notes.
///
/// Diagnostics over the limit are only counted, so that memory and reports do not grow with a file full of errors. A
/// key may be as long as the file, so pointers have their own limit in bytes.
///
/// The errors of a syntax tree come from its ``ErrorLog``, which has a limit for each rule instead: when it is filled,
/// the reported rules and their severities are not known yet.
struct DiagnosticList: Sendable {
  /// The total size of the pointers, in bytes.
  private static let pointerLimit = 4 << 20

  let limit: Int
  private var pointerBytes = 0
  private var appendedCount = 0
  /// The kept diagnostics by severity, each with its number among all that were appended.
  private var kept: [Severity: [(order: Int, diagnostic: Report.Diagnostic)]] = [:]
  private(set) var omitted = ProblemCounts()

  /// Creates an empty list, which keeps everything if `limit` is nil.
  init(limit: Int?) { self.limit = limit ?? .max }

  /// The kept diagnostics in the order in which they were appended.
  var diagnostics: [Report.Diagnostic] {
    kept.values.flatMap(\.self).sorted { $0.order < $1.order }.map(\.diagnostic)
  }

  /// Adds a diagnostic; in a full list it replaces one of lower severity, or is only counted.
  mutating func append(_ diagnostic: Report.Diagnostic) {
    appendedCount += 1
    while !hasRoom(for: diagnostic) {
      guard let lightest = Severity.allCases.first(where: { kept[$0]?.isEmpty == false }),
        lightest < diagnostic.severity, let dropped = kept[lightest]?.popLast()?.diagnostic
      else {
        omitted.add(diagnostic.rule, diagnostic.severity)
        return
      }
      omitted.add(dropped.rule, dropped.severity)
      pointerBytes -= dropped.location.pointer.length
    }
    pointerBytes += diagnostic.location.pointer.length
    kept[diagnostic.severity, default: []].append((appendedCount, diagnostic))
  }

  private var count: Int { kept.values.reduce(0) { $0 + $1.count } }

  /// Whether the list has room; the first diagnostic is kept even with a pointer over the limit.
  private func hasRoom(for diagnostic: Report.Diagnostic) -> Bool {
    guard limit < .max else { return true }
    let length = diagnostic.location.pointer.length
    return count < limit && (count == 0 || pointerBytes + length <= Self.pointerLimit)
  }

  /// Counts diagnostics that were omitted before, with their severities or a given one.
  mutating func addOmitted(_ counts: ProblemCounts, as severity: Severity? = nil) {
    for row in counts.rows { omitted.add(row.rule, severity ?? row.severity, count: row.count) }
  }

  mutating func removeAll(where isRemoved: (Report.Diagnostic) -> Bool) {
    kept = kept.mapValues { $0.filter { !isRemoved($0.diagnostic) } }
    pointerBytes = kept.values.joined().reduce(0) { $0 + $1.diagnostic.location.pointer.length }
  }

  var isEmpty: Bool { count == 0 && omitted.isEmpty }
}

extension Report.FileDiagnostics {
  /// The same with at most `limit` diagnostics; the others are counted.
  func limited(to limit: Int?) -> Report.FileDiagnostics {
    guard let limit else { return self }
    var list = DiagnosticList(limit: limit)
    list.addOmitted(omitted)
    for diagnostic in diagnostics { list.append(diagnostic) }
    return with(list.diagnostics, omitted: list.omitted)
  }
}
