import ExpoSource

/// The classes of the pages of sites, which a sheet of the publisher can use.
enum ThemeClass: String, CaseIterable {
  // Kinds of pages, on body
  case poster, list, entry, all, view, portal, missing
  // Around every page
  case skip
  case siteHeader = "site-header"
  case top, path, search, ready, foot
  case siteFooter = "site-footer"
  // The poster
  case hero, pictured, long, small, subtitle
  case wayOn = "way-on"
  case facts, prose, keep
  // Lists of entries
  case entries, count, grid, mat, cropped, empty, initial, pages
  // Entries and pictures
  case lead, plate, enlarge, details, cite, neighbours, prev, next, words, way, name, titles
  case bar, back, ways, code
  // Several expositions, and the search
  case timeline, year, fact, searching, found, status, results, `in`

  /// What has the class, in one line.
  func summary(in language: Language) -> String {
    switch language {
    case .english: english
    case .korean: korean
    }
  }
}
