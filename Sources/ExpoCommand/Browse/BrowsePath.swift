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
    guard let place = screens.lastIndex(of: .allFindings) else { return open(.allFindings) }
    screens.removeSubrange((place + 1)...)
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
