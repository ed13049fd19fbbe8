import ExpoSearch

/// The texts of the poster, an entry, and what covers them.
struct BrowseTexts: Sendable {
  var poster = TextView([], width: 1, height: 1)
  /// The text of ``openEntry``; otherwise hidden.
  var entry = TextView([], width: 1, height: 1)
  /// The entry that is open or shown beside the list, from 0.
  var openEntry: Int?
  /// The findings of an entry, and the first block of each.
  var (overlay, findingStarts) = (TextView([], width: 1, height: 1), [Int]())
  /// The help, which may cover findings.
  var help = TextView([], width: 1, height: 1)

  /// The text of a screen; that of the open entry for the list.
  subscript(screen: BrowsePath.Screen) -> TextView {
    get { self[keyPath: Self.text(of: screen)] }
    set { self[keyPath: Self.text(of: screen)] = newValue }
  }

  private static func text(of screen: BrowsePath.Screen) -> WritableKeyPath<BrowseTexts, TextView> {
    switch screen {
    case .poster: \.poster
    case .list, .entry: \.entry
    case .findings, .allFindings: \.overlay
    case .help: \.help
    }
  }

  mutating func mark(_ key: SearchQuery?) {
    poster.mark(key)
    entry.mark(key)
  }
}
