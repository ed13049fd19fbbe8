import ExpoBase

/// The diagnostics of one file up to a limit: errors before warnings, warnings before notes.
///
/// Diagnostics over the limit are only counted, so that memory and reports do not grow with a file
/// full of errors. A key may be as long as the file, so pointers have a separate limit in bytes.
package struct DiagnosticList: Sendable {
  /// The default maximum number of kept diagnostics of a file.
  package static let defaultLimit = 10_000

  /// The maximum total size of the pointers of the diagnostics, in bytes.
  private static let pointerLimit = 4 << 20

  private let limit: Int
  private let keepsFixes: Bool
  private var count = 0
  private var pointerBytes = 0
  /// The number of diagnostics that were found.
  private var found = 0
  /// The diagnostics that are kept, by severity, each with how many were found before it.
  private var kept: [[(order: Int, diagnostic: Diagnostic)]] = [[], [], []]
  /// The diagnostics that were found and not kept.
  package private(set) var omitted = ProblemCounts()
  /// The fixes of those diagnostics, if they were asked for.
  package private(set) var omittedFixes: [OmittedFix] = []

  /// Creates an empty list; without a limit it keeps everything.
  init(limit: Int?) {
    self.init(limit: limit, keepsFixes: false)
  }

  /// Creates an empty list that may keep the fixes of diagnostics over its limit.
  package init(limit: Int?, keepsFixes: Bool) {
    self.limit = limit ?? .max
    self.keepsFixes = keepsFixes
  }

  /// The diagnostics that are kept, in the order they were found.
  package var diagnostics: [Diagnostic] {
    kept.flatMap(\.self).sorted { $0.order < $1.order }.map(\.diagnostic)
  }

  /// Adds a diagnostic; if the list is full, it replaces one of lower severity.
  package mutating func append(_ diagnostic: Diagnostic) {
    let weight = Self.index(of: diagnostic.severity)
    found += 1
    while !hasRoom(for: diagnostic) {
      guard let lightest = kept.lastIndex(where: { !$0.isEmpty }), lightest > weight else {
        return omit(diagnostic)
      }
      let dropped = kept[lightest].removeLast().diagnostic
      omit(dropped)
      count -= 1
      pointerBytes -= dropped.location.pointer.length
    }
    count += 1
    pointerBytes += diagnostic.location.pointer.length
    kept[weight].append((found, diagnostic))
  }

  private mutating func omit(_ diagnostic: Diagnostic) {
    omitted.add(diagnostic.rule, diagnostic.severity)
    guard keepsFixes, let fix = diagnostic.fix else { return }
    let offset = diagnostic.location.bytes.lowerBound
    omittedFixes.append(OmittedFix(fix, of: diagnostic.rule, at: offset))
  }

  private func hasRoom(for diagnostic: Diagnostic) -> Bool {
    guard limit < .max else { return true }
    let length = diagnostic.location.pointer.length
    return count < limit && (count == 0 || pointerBytes + length <= Self.pointerLimit)
  }

  /// Adds diagnostics that were not kept.
  mutating func addOmitted(_ counts: ProblemCounts) {
    for row in counts.rows { omitted.add(row.rule, row.severity, count: row.count) }
  }

  /// Adds diagnostics that were not kept, with their fixes.
  package mutating func addOmitted(_ counts: ProblemCounts, _ fixes: [OmittedFix]) {
    addOmitted(counts)
    omittedFixes += fixes
  }

  /// Whether nothing was found.
  package var isEmpty: Bool { count == 0 && omitted.isEmpty }

  private static func index(of severity: Severity) -> Int {
    switch severity {
    case .error: 0
    case .warning: 1
    case .note: 2
    }
  }
}
