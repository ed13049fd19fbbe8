import ExpoKit

/// The findings of the exposition and of all entries, gathered in steps.
struct DocumentFindings: Sendable {
  /// A finding and its entry, from 0; nil for the exposition.
  struct Row: Sendable {
    let entry: Int?
    let finding: Report.Diagnostic
  }

  static let limit = 10_000

  private(set) var rows: [Row] = []
  /// The entries with findings, listed or not.
  private(set) var entries: Set<Int> = []
  /// The entry to check next; nil before the exposition.
  private(set) var next: Int?
  private(set) var isComplete = false

  /// Checks the exposition, then entries, about that many bytes.
  mutating func advance(in document: BrowseDocument, bytes: Int) {
    if next == nil {
      add(document.posterFindings, of: nil)
      next = 0
    }
    var left = bytes
    while left > 0, let index = next, index < document.count {
      add(document.findings(of: index), of: index)
      left -= max(1, document.length(of: index))
      next = index + 1
    }
    isComplete = next.map { $0 >= document.count } ?? false
  }

  private mutating func add(_ findings: [Report.Diagnostic], of entry: Int?) {
    if let entry, !findings.isEmpty { entries.insert(entry) }
    let room = max(0, Self.limit - rows.count)
    rows += findings.prefix(room).map { Row(entry: entry, finding: $0) }
  }
}

extension BrowseDocument {
  var problems: [any WordedError] {
    documents.failures.map { $0 as any WordedError } + documents.errors
  }

  /// Throws why another version of the same documents cannot replace this one.
  ///
  /// A document that can no longer be read is a loss; one that is gone is not.
  func checkNothingIsLost(in other: BrowseDocument) throws {
    var finder = ExhibitionFinder()
    if other.documents.exposition == nil { finder.exposition = documents.exposition?.file.name }
    if other.documents.entries == nil { finder.entries = documents.entries?.file.name }
    guard let lost = finder.exposition ?? finder.entries else { return }
    if let problem = other.problems.first { throw problem }
    // A search skips a file that does not look like a document; for a named file, the reason is thrown.
    if FilePath.exists(lost) { _ = try finder.find(nil) }
  }
}
