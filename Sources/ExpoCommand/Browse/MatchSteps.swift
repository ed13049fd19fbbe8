/// Where a search goes in a text, as long as the text is not searched to its end.
enum MatchSteps: Equatable, Sendable {
  /// To the first match on a line or after it; `thenLeaves` to another entry if there is none.
  case first(from: Int, thenLeaves: Bool = false)
  /// By so many matches.
  case next(Int), previous(Int)
  /// To the last match.
  case last
}
