import ExpoSource

/// The closing line of `list`: which part of the entries was listed.
enum ListSummary: Equatable {
  /// A page, from 1.
  case page(Int, of: Int, Part)
  /// A part that is no page.
  case part(Part)

  /// Some entries of all, by their places from 0.
  struct Part: Equatable {
    let places: Range<Int>
    let total: Int
  }

  /// The line.
  func words(in language: MessageLanguage) -> String {
    switch language {
    case .english: english
    }
  }
}
