import ExpoText

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
  private var texts: [Int: StyledText] = [:]

  /// The row of an entry in a look; nil if it was not drawn so.
  func text(of entry: Int, in look: Look) -> StyledText? {
    look == self.look ? texts[entry] : nil
  }

  /// Keeps the row of an entry; those of another look are dropped.
  mutating func keep(_ text: StyledText, of entry: Int, in look: Look) {
    if look != self.look || texts.count >= Self.limit { texts = [:] }
    self.look = look
    texts[entry] = text
  }
}
