/// The screens from the first to the one that is shown; never none.
struct BrowsePath: Equatable, Sendable {
  enum Screen: Equatable, Sendable {
    case poster, list, entry
    /// The findings of what is shown below.
    case findings
    /// The findings of all documents.
    case allFindings
    case help

    /// Whether it lies over poster, list or entry, and is searched by itself.
    var isOverlay: Bool { [.findings, .allFindings, .help].contains(self) }
  }

  private var screens: [Screen]

  init(_ first: Screen) {
    screens = [first]
  }

  /// The screen that is shown.
  var shown: Screen { screens[screens.count - 1] }
  /// The poster, the list or the entry that is shown, or lies below findings or help.
  var base: Screen { screens.last { !$0.isOverlay } ?? screens[0] }
  /// Whether the first screen is shown.
  var isAtStart: Bool { screens.count == 1 }

  /// Whether a screen is shown or lies below the one that is.
  func contains(_ screen: Screen) -> Bool { screens.contains(screen) }

  mutating func open(_ screen: Screen) { screens.append(screen) }

  /// Goes back by a screen, unless it is the first.
  mutating func back() { if !isAtStart { screens.removeLast() } }

  /// Shows the findings of all documents, over what is shown or from where they were left.
  mutating func showAllFindings() {
    guard let place = screens.lastIndex(of: .allFindings) else { return open(.allFindings) }
    screens.removeSubrange((place + 1)...)
  }

  /// Leaves findings and help.
  mutating func leaveOverlays() {
    while shown.isOverlay, !isAtStart { back() }
  }

  /// Goes back to the list, or opens it from the poster.
  mutating func showList() {
    while shown != .list, !isAtStart { back() }
    if shown != .list { open(.list) }
  }

  /// Opens the entry over the list.
  mutating func showEntry() {
    leaveOverlays()
    if shown == .poster { open(.list) }
    if shown != .entry { open(.entry) }
  }
}
