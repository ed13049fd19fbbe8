import ExpoJSON
import ExpoModel
import ExpoRendering
import ExpoTerminal

/// What the list shows of an entry: read once, however often it is drawn.
struct BrowseRow: Sendable {
  /// The most scalars of a text that are kept: no screen shows as many, but a character may have a million.
  private static let longestText = 8192

  /// Whether it can be read in full.
  let isWhole: Bool
  /// Whether anything of it can be read.
  let hasContent: Bool
  let findings: [Report.Diagnostic]
  /// The beginning of the name, a mark, or `(no name)`.
  let name: String
  /// The beginning of the short description, or a mark.
  let summary: String
  /// The members that are shown as marks.
  let marks: Set<Entry.CodingKeys>

  /// As much of a text as a row can show.
  static func beginning(
    of member: PartialMember<String>, in language: Language
  ) -> String {
    member.mark(in: language) ?? String((member.value ?? "").unicodeScalars.prefix(longestText))
  }
}

/// The rows of the list that were drawn before, so that a key draws only those that it brings.
struct ListRows: Sendable {
  /// A row: of an entry, from 0, chosen or not.
  struct Row: Hashable, Sendable {
    let entry: Int
    let isChosen: Bool
  }

  /// What the look of all rows depends on, besides the documents.
  struct Look: Equatable, Sendable {
    let columns: Int
    let nameWidth: Int
    /// The text whose matches are marked.
    let marked: String
  }

  /// How many are kept; no screen has as many.
  private static let limit = 512

  /// The cells of the widest name that was shown or is among the first entries.
  private(set) var nameWidth = 0
  /// The cells that the rows of the first entries need.
  private(set) var widestRow = 0
  private var look: Look?
  private var parts: [Row: Frame.Part] = [:]

  /// Begins with the widths of the first entries, and of what is before a name.
  mutating func measure(_ widths: (name: Int, summary: Int), head: Int) {
    nameWidth = widths.name
    widestRow = head + widths.name
    if widths.summary > 0 { widestRow += BrowseState.gap.count + widths.summary }
  }

  /// Widens the column of names.
  mutating func widen(toName cells: Int) { nameWidth = max(nameWidth, cells) }

  /// Forgets what was drawn.
  mutating func forget() { (look, parts) = (nil, [:]) }

  /// The rows that were drawn in a look.
  func parts(in look: Look) -> [Row: Frame.Part] { look == self.look ? parts : [:] }

  /// Keeps a row; those of another look are dropped.
  mutating func keep(_ part: Frame.Part, of row: Row, in look: Look) {
    if look != self.look || parts.count >= Self.limit { parts = [:] }
    self.look = look
    parts[row] = part
  }
}
