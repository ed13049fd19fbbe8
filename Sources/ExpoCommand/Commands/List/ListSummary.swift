import ExpoSource

/// The closing line of `list`: which part of the entries was listed.
enum ListSummary: Equatable {
  /// A page, counted from 1.
  case page(Int, of: Int, Part)
  /// Any other part.
  case part(Part)

  /// A range of entries, counted from 0, out of all.
  struct Part: Equatable {
    let places: Range<Int>
    let total: Int
  }

  /// The text of the line.
  func words(in language: Language) -> String {
    switch language {
    case .english: english
    case .korean: korean
    }
  }
}
