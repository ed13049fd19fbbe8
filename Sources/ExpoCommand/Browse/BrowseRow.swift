import ExpoJSON
import ExpoModel
import ExpoRendering
import ExpoBase

/// What the list shows of an entry: read once, however often it is drawn.
struct BrowseRow: Sendable {
  /// The most characters of a text that are kept; no screen is as wide.
  private static let longestText = 4096

  /// Whether it can be read in full.
  let isWhole: Bool
  /// Whether anything of it can be read.
  let hasContent: Bool
  let findings: [Diagnostic]
  /// The beginning of the name, a mark, or `(no name)`.
  let name: String
  /// The beginning of the short description, or a mark.
  let summary: String
  /// The members that are shown as marks.
  let marks: Set<Entry.CodingKeys>

  init(
    isWhole: Bool, hasContent: Bool, findings: [Diagnostic], name: PartialMember<String>,
    summary: PartialMember<String>, in language: Language
  ) {
    self.isWhole = isWhole
    self.hasContent = hasContent
    self.findings = findings
    let text = Self.beginning(of: name, in: language)
    let isBlank = text.allSatisfy(\.isWhitespace)
    self.name = isBlank ? "(\(Label.noName.text(in: language)))" : text
    self.summary = Self.beginning(of: summary, in: language)
    marks = Set(
      (name.isFaulty ? [.name] : []) + (summary.isFaulty ? [.shortDescription] : []))
  }

  /// As much of a text as a row can show.
  private static func beginning(
    of member: PartialMember<String>, in language: Language
  ) -> String {
    member.mark(in: language) ?? String((member.value ?? "").prefix(longestText))
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
