import ExpoKit

extension BrowseState {
  /// Reads the documents again; if that fails or a document is lost, the old ones stay.
  mutating func reload(_ read: () throws -> BrowseDocument) {
    pictures.forget()
    do {
      let document = try read()
      try self.document.checkNothingIsLost(in: document)
      replace(document)
      message = .unreadable(in: document) ?? (document.count == 0 ? .noEntries : .reloaded)
    } catch {
      message = .reloadFailed(error)
    }
  }

  mutating func replace(_ document: BrowseDocument) {
    let former = texts
    prompt = nil
    findingSteps = nil
    opensFound = false
    let chosen = document.index(of: list.wanted ?? list.chosen ?? 0, in: self.document)
    let openEntry = document.index(of: texts.openEntry ?? 0, in: self.document)
    self.document = document
    texts.openEntry = nil
    listed.rows = [:]
    measureList()
    history.forget()
    findings = DocumentFindings()
    findingList.replace(total: 0, choosing: nil)
    list.replace(total: document.count, choosing: chosen)
    texts.poster = sameView(as: former.poster, pageView(of: nil))
    let staysInFindings = screen == .allFindings
    path.leaveOverlays()
    if document.count == 0 { path = BrowsePath(.poster) }
    if screen == .entry {
      show(entry: openEntry)
      texts.entry = sameView(as: former.entry, texts.entry)
    }
    if staysInFindings { path.showAllFindings() }
  }
}

extension BrowseDocument {
  /// Throws why another version of the same documents cannot replace this one.
  ///
  /// A document that can no longer be read is a loss; one that is gone is not.
  func checkNothingIsLost(in other: BrowseDocument) throws {
    var finder = ExhibitionFinder()
    if other.documents.exposition == nil { finder.exposition = documents.exposition?.file.name }
    if other.documents.entries == nil { finder.entries = documents.entries?.file.name }
    guard let lost = finder.exposition ?? finder.entries else { return }
    if let problem = other.documents.problems.first { throw problem }
    // A search skips a file that does not look like a document; for a named file, the reason is thrown.
    if FilePath.exists(lost) { _ = try finder.find(nil) }
  }

  /// How far up and down a moved entry is looked for, in rows.
  private static let reach = 10_000

  /// The index in this document of an entry of a former one, found by its image name or else its name.
  ///
  /// If it is neither there nor near, the entry that is now in its row.
  func index(of former: Int, in document: BrowseDocument) -> Int {
    let row = min(former, max(0, count - 1))
    guard count > 0, former < document.count else { return row }
    for key in [Entry.CodingKeys.imageName, .name] {
      guard let text = document.text(key, of: former), !text.isEmpty else { continue }
      if let found = index(nearest: row, where: { self.text(key, of: $0) == text }) {
        return found
      }
    }
    return row
  }

  /// The nearest entry that satisfies a condition; of two equally near, the first.
  private func index(nearest row: Int, where holds: (Int) -> Bool) -> Int? {
    (0..<min(count, Self.reach)).lazy.flatMap { [row - $0, row + $0] }
      .first { elements.indices.contains($0) && holds($0) }
  }
}

/// Detects changes of documents on disk, at most once a second and only on request.
struct DiskWatch {
  /// The least time between two checks, in seconds.
  private static let interval = 1.0

  /// Each returns whether a document has changed since it was read.
  private let changes: [@Sendable () -> Bool]
  private var lastCheck: Double
  /// Whether a document had changed at the last check.
  private(set) var isChanged = false

  /// Remembers the state of the documents; `seconds` count from an arbitrary moment.
  init(_ documents: ExhibitionDocuments, at seconds: Double) {
    changes = documents.files.compactMap(FileReader.changes)
    lastCheck = seconds
  }

  /// Checks the documents, unless the last check is too recent or has found a change.
  mutating func checkForChanges(at seconds: Double) {
    guard !isChanged, seconds - lastCheck >= Self.interval else { return }
    lastCheck = seconds
    isChanged = changes.contains { $0() }
  }
}
