import ExpoTerminal

/// The rows of the list that were drawn before, so that a key draws only those that it brings.
///
/// The chosen row is not among them.
struct ListRows: Sendable {
  /// What the look of all rows depends on, besides the documents.
  struct Look: Equatable, Sendable {
    private let columns: Int
    private let nameWidth: Int
    /// The text whose matches are marked.
    private let marked: String

    init(_ state: BrowseState) {
      columns = state.layout.list.width
      nameWidth = state.nameWidth
      marked = state.query.key == nil ? state.filterText : state.query.text
    }
  }

  /// How many are kept; no screen has as many.
  private static let limit = 512

  private var look: Look?
  private var parts: [Int: Frame.Part] = [:]

  /// The row of an entry in a look; nil if it was not drawn so.
  func part(of entry: Int, in look: Look) -> Frame.Part? {
    look == self.look ? parts[entry] : nil
  }

  /// Those of some entries whose rows were not drawn in a look.
  func missing(of entries: [Int], in look: Look) -> [Int] {
    look == self.look ? entries.filter { parts[$0] == nil } : entries
  }

  /// Keeps the row of an entry; those of another look are dropped.
  mutating func keep(_ part: Frame.Part, of entry: Int, in look: Look) {
    if look != self.look || parts.count >= Self.limit { parts = [:] }
    self.look = look
    parts[entry] = part
  }
}
