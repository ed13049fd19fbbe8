import ExpoSearch

/// The texts that are read: the poster, an entry, and what lies over them.
struct BrowseTexts: Sendable {
  var poster: TextView
  /// The text of ``openEntry``; another, that is not shown, without one.
  private(set) var entry: TextView
  /// The entry that is open or shown beside the list, from 0.
  private(set) var openEntry: Int?
  /// The findings of an entry, and the blocks that each begins with.
  var (overlay, findingStarts) = (TextView([], width: 1, height: 1), [Int]())
  /// The help, which may lie over findings.
  var help = TextView([], width: 1, height: 1)

  init(poster: TextView) {
    self.poster = poster
    entry = TextView([], width: 1, height: 1)
  }

  /// Shows an entry.
  mutating func show(_ view: TextView, of entry: Int) {
    (self.entry, openEntry) = (view, entry)
  }

  /// Forgets the entry: another reading of it is to be shown.
  mutating func forgetEntry() { openEntry = nil }

  /// The text of a screen; that of the open entry for the list.
  subscript(screen: BrowsePath.Screen) -> TextView { self[keyPath: Self.text(of: screen)] }

  /// Changes the text of a screen; lists have none.
  @discardableResult
  mutating func change<Result>(
    _ screen: BrowsePath.Screen, _ body: (inout TextView) -> Result
  ) -> Result? {
    screen == .list || screen == .allFindings ? nil : body(&self[keyPath: Self.text(of: screen)])
  }

  private static func text(of screen: BrowsePath.Screen) -> WritableKeyPath<BrowseTexts, TextView> {
    switch screen {
    case .poster: \.poster
    case .list, .entry: \.entry
    case .findings, .allFindings: \.overlay
    case .help: \.help
    }
  }

  /// Changes the text of the entry, which may be shown beside the list.
  @discardableResult
  mutating func changeEntry<Result>(_ body: (inout TextView) -> Result) -> Result { body(&entry) }

  /// Marks what is searched for in poster and entry.
  mutating func mark(_ key: SearchQuery?) {
    poster.mark(key)
    entry.mark(key)
  }
}
