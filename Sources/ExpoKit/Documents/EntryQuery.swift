public import ExpoModel
import ExpoSearch

/// A search in entries, as `expo list --search` and exported sites do it.
///
/// Words, phrases in quotes, and words to exclude: `glass -"gothic art"`. Case, width and composition
/// do not matter, and Hangul is found by its parts: `ㅎㅂㅌ` and `한빛ㅌ` find 한빛탑.
public struct EntryQuery: Sendable {
  private let query: SearchQuery

  /// Creates a search for what a person typed.
  public init(_ text: String) {
    query = SearchQuery(text)
  }

  /// The entries that match, the best first.
  public func found(in entries: [Entry]) -> [Entry] {
    var (found, matches) = ([Entry](), [SearchMatch]())
    for entry in entries {
      guard let match = query.match({ SearchedText(entry[$0.key]) }) else { continue }
      found.append(entry)
      matches.append(match)
    }
    return matches.foundByScore.map { found[$0] }
  }

  /// The places in a text that match, from left to right, to highlight them.
  public func matches(in text: String) -> [Range<String.Index>] { query.ranges(in: text) }
}
