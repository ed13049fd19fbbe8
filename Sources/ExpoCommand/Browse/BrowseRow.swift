import ExpoDiagnostics

/// What the list shows of an entry: read once, however often it is drawn.
struct BrowseRow: Sendable {
  /// The most characters of a text that are kept; no screen is as wide.
  private static let longestText = 4096

  let isReadable: Bool
  let findings: [Diagnostic]
  /// The beginning of the name.
  let name: String
  /// The beginning of the short description.
  let summary: String

  /// As much of a text as a row can show; nothing of none.
  static func beginning(of text: String?) -> String {
    text.map { String($0.prefix(longestText)) } ?? ""
  }
}

/// The rows that were read, by the places of their entries; never many more than a screen shows.
struct BrowseRows: Sendable {
  /// How many are kept besides those on the screen.
  private static let limit = 256

  private var rows: [Int: BrowseRow] = [:]

  /// How many are kept.
  var count: Int { rows.count }

  /// The row of an entry; nil if it has not been read.
  subscript(index: Int) -> BrowseRow? {
    get { rows[index] }
    set { rows[index] = newValue }
  }

  /// Drops all rows but some where there are too many.
  mutating func makeRoom(for indices: [Int]) {
    guard rows.count > Self.limit else { return }
    let wanted = Set(indices)
    rows = rows.filter { wanted.contains($0.key) }
  }
}
