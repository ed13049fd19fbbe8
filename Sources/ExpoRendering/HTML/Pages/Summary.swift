/// The beginning of a text as one line for those who list pages.
enum Summary {
  /// How much of a description others show, in characters.
  private static let longest = 160

  /// `긴 글이다. 더 긴 …` → the first 160 characters, cut between words where there are some.
  static func of(_ text: String) -> String {
    let start = text.prefix(longest)
    guard start.endIndex < text.endIndex else { return text }
    let words = start.lastIndex(of: " ").map { start[..<$0] } ?? start
    return words + "…"
  }
}
