import ExpoJSON
import ExpoModel
import ExpoRendering

/// An entry as the list shows it: read once, however often it is drawn.
struct BrowseRow: Sendable {
  /// The most scalars kept of a text: a screen shows fewer, but a character may have a million.
  private static let longestText = 8192

  let isWhole: Bool
  let hasContent: Bool
  let findings: [Report.Diagnostic]
  /// The beginning of the name, a mark, or `(no name)`.
  let name: String
  /// The beginning of the short description, or a mark.
  let summary: String
  /// Whether they are shown as marks.
  let hasFaultyName, hasFaultySummary: Bool

  /// As much of a text as a row can show.
  static func beginning(
    of member: PartialMember<String>, in language: Language
  ) -> String {
    member.mark(in: language) ?? String((member.value ?? "").unicodeScalars.prefix(longestText))
  }
}
