import ExpoKit

/// The findings of the exposition and of all entries, gathered in steps.
struct DocumentFindings: Sendable {
  /// A finding and its entry, from 0; nil for the exposition.
  typealias Row = (entry: Int?, finding: Report.Diagnostic)

  static let limit = 10_000

  private(set) var rows: [Row] = []
  /// The entries with findings, listed or not.
  private(set) var entries: Set<Int> = []
  /// The entry to check next.
  private(set) var next = 0
  private(set) var isComplete = false

  /// Checks the exposition, then about `bytes` bytes of entries.
  mutating func advance(in document: BrowseDocument, bytes: Int) {
    if next == 0 { add(document.posterFindings, of: nil) }
    var left = bytes
    while left > 0, next < document.count {
      add(document.findings(of: next), of: next)
      left -= max(1, document.length(of: next))
      next += 1
    }
    isComplete = next >= document.count
  }

  private mutating func add(_ findings: [Report.Diagnostic], of entry: Int?) {
    if let entry, !findings.isEmpty { entries.insert(entry) }
    let room = max(0, Self.limit - rows.count)
    rows += findings.prefix(room).map { (entry, $0) }
  }
}
