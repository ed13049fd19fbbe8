import ExpoSource

/// The closing line of `list`: which part of the entries was listed.
enum ListSummary: Equatable {
  /// All entries, and there are none.
  case empty
  /// A page, counted from 1: a range of the entries, counted from 0, out of all.
  case page(Int, of: Int, Range<Int>, total: Int)

  /// The text of the line.
  func words(in language: Language) -> String {
    switch language {
    case .english: english
    case .korean: korean
    }
  }
}
