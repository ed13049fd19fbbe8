import ExpoTerminal

/// The screens from the first to the one that is shown; never empty.
struct BrowsePath: Equatable, Sendable {
  enum Screen: Equatable, Sendable {
    case poster, list, entry
    /// The findings of the screen below.
    case findings
    case allFindings
    case help

    /// Whether it covers poster, list or entry, and is searched separately.
    var isOverlay: Bool { [.findings, .allFindings, .help].contains(self) }
  }

  private var screens: [Screen]

  init(_ first: Screen) {
    screens = [first]
  }

  var shown: Screen { screens[screens.count - 1] }
  /// The poster, list or entry that is shown, or covered by findings or help.
  var base: Screen { screens.last { !$0.isOverlay } ?? screens[0] }
  var isAtStart: Bool { screens.count == 1 }

  /// Whether a screen is shown or covered by the one that is.
  func contains(_ screen: Screen) -> Bool { screens.contains(screen) }

  mutating func open(_ screen: Screen) { screens.append(screen) }

  /// Goes back a screen, unless it is the first.
  mutating func back() { if !isAtStart { screens.removeLast() } }

  /// Shows all findings over the screen, or returns to them.
  mutating func showAllFindings() {
    guard let index = screens.lastIndex(of: .allFindings) else { return open(.allFindings) }
    screens.removeSubrange((index + 1)...)
  }

  mutating func leaveOverlays() {
    while shown.isOverlay, !isAtStart { back() }
  }

  mutating func showList() {
    while shown != .list, !isAtStart { back() }
    if shown != .list { open(.list) }
  }

  mutating func showEntry() {
    leaveOverlays()
    if shown == .poster { open(.list) }
    if shown != .entry { open(.entry) }
  }
}

struct BrowseHistory: Sendable {
  /// The shown screen and its matches: a text keeps its position and its current match at any width.
  struct Snapshot: Sendable {
    let path: BrowsePath
    let list: FoundList
    let findingList: FoundList
    let texts: BrowseTexts
    let size: TerminalSize
    /// The open or chosen entry, from 0; nil on the poster.
    let entry: Int?

    func isSame(as other: Snapshot) -> Bool {
      path == other.path && entry == other.entry && list.cursor == other.list.cursor
        && findingList.cursor == other.findingList.cursor
        && texts[keyPath: path.shown.text].topPosition
          == other.texts[keyPath: path.shown.text].topPosition
    }
  }

  /// The screens from which the last two jumps began, the later one last; if that jump led nowhere, the earlier one
  /// is used.
  private var kept: [Snapshot] = []
  var asked: Snapshot?
  /// The lines typed into all prompts, the last one first.
  var typed: [String] = []

  /// Where the last jump that led elsewhere began.
  func former(besides shown: Snapshot) -> Snapshot? { kept.last { !$0.isSame(as: shown) } }

  mutating func keep(_ shown: Snapshot) {
    if let last = kept.last, last.isSame(as: shown) { kept.removeLast() }
    kept = kept.suffix(1) + [shown]
  }

  /// Forgets the screens of documents that are read again, but not the typed lines.
  mutating func forget() { self = BrowseHistory(typed: typed) }
}

extension BrowseState {
  var snapshot: BrowseHistory.Snapshot {
    BrowseHistory.Snapshot(
      path: path, list: list, findingList: findingList, texts: texts, size: size, entry: subject)
  }

  /// Keeps the present screen before a jump, to return to it.
  mutating func keepSnapshot() {
    if !screen.isOverlay || screen == .allFindings { history.keep(snapshot) }
  }

  /// Returns to the start of the last jump, with the matches there; a second call returns from there.
  mutating func returnFromJump() {
    guard let former = history.former(besides: snapshot) else { return message = .noJump }
    history.keep(snapshot)
    restore(former)
  }

  mutating func restore(_ former: BrowseHistory.Snapshot) {
    path = former.path
    list = former.list
    findingList = former.findingList
    texts = former.texts
    findingList.grow(to: findings.rows.count)
    if former.size != size { layOut() }
  }
}
