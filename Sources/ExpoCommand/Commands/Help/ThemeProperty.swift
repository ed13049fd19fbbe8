import ExpoSource

/// The custom properties of the style sheet of sites, which a sheet of the publisher can set.
enum ThemeProperty: String, CaseIterable {
  case paper, mat, ink, quiet, line, accent, mark, serif, sans

  /// The name in a style sheet: `--paper`.
  var name: String { "--\(rawValue)" }

  /// What it sets, in one line.
  func summary(in language: Language) -> String {
    switch language {
    case .english: english
    case .korean: korean
    }
  }
}
