import ExpoBase
import ExpoTerminal

/// The layout of a screen.
///
/// From top to bottom: a title line, an empty row if there is room, the content, the status line. A
/// wide screen has the list on the left and an entry on the right.
struct BrowseLayout: Equatable, Sendable {
  /// A part of the screen's width, in cells.
  struct Column: Equatable, Sendable {
    let start: Int
    let width: Int
  }

  /// The narrowest screen with the list beside an entry.
  static let splitColumns = 140
  /// The rows of the lowest screen with a title line, and with an empty row below it.
  private static let (titledRows, airyRows) = (8, 20)
  private static let listWidths = 48...72
  /// The cells between the list and an entry: a line with a space on each side.
  private static let gap = 3

  let size: TerminalSize
  /// The widest line of prose, in cells.
  let widestText: Int
  /// Whether lines are written one below the other.
  var isLinear = false

  /// Whether there is a title line.
  var hasTitle: Bool { !isLinear && size.rows >= Self.titledRows }
  /// The rows above the content.
  var top: Int { hasTitle ? size.rows >= Self.airyRows ? 2 : 1 : 0 }
  /// The rows of the content.
  var height: Int { max(1, size.rows - top - 1) }
  /// Whether the list is beside an entry.
  var isSplit: Bool { !isLinear && size.columns >= Self.splitColumns }

  /// The list.
  var list: Column {
    let widths = Self.listWidths
    let share = min(max(size.columns * 2 / 5, widths.lowerBound), widths.upperBound)
    return Column(start: 0, width: isSplit ? share : size.columns)
  }

  /// The line between the list and an entry; nil without an entry beside the list.
  var border: Int? { isSplit ? list.width + Self.gap / 2 : nil }

  /// A text alone on a screen: centred.
  var page: Column { centred(in: Column(start: 0, width: size.columns)) }

  /// An entry: centred in its part of the screen.
  var entry: Column {
    guard isSplit else { return page }
    let start = list.width + Self.gap
    return centred(in: Column(start: start, width: size.columns - start))
  }

  private func centred(in column: Column) -> Column {
    let width = min(column.width, widestText)
    let margin = isLinear ? 0 : (column.width - width) / 2
    return Column(start: column.start + margin, width: width)
  }
}

/// Texts that are cut to a number of cells.
enum TextCell {
  /// The beginning of a text, with `…` where it is cut, in the role of what it stands behind; no
  /// space is left before it.
  static func fitted(_ text: StyledText, to width: Int, ambiguous: AmbiguousWidth) -> StyledText {
    guard DisplayWidth.of(text.string, ambiguous: ambiguous) > width else { return text }
    let sign = DisplayWidth.of("…", ambiguous: ambiguous)
    guard width >= sign else { return StyledText() }
    var cut = text.prefix(fitting: width - sign, ambiguous: ambiguous)
    let spaces = cut.string.utf8.reversed().prefix { $0 == UInt8(ascii: " ") }.count
    if spaces > 0 {
      cut = cut.slice(0..<cut.string.utf8.count - spaces, marking: [])
    }
    var last = StyledText.Role.plain
    cut.forEachRun { role, _ in last = role }
    cut.append("…", last)
    return cut
  }
}

/// Where the reader is: `3/13` in the list, `3/13  45%` in an entry.
struct Position {
  private let state: BrowseState

  init(_ state: BrowseState) {
    self.state = state
  }

  /// The position in a few characters.
  var text: String {
    let number = state.subject.map { "\($0 + 1)/\(state.document.count)" }
    switch state.screen {
    case .list: return number ?? "0/\(state.document.count)"
    case .entry: return [number ?? "", share].joined(separator: "  ")
    case .findings: return [number, share].compactMap(\.self).joined(separator: "  ")
    case .poster, .help: return share
    case .allFindings:
      let list = state.findingList
      let place = list.count == 0 ? "0/0" : "\(list.cursor + 1)/\(list.count)"
      return state.documentFindings.isComplete ? place : place + " …"
    }
  }

  /// How much of a text is above or on the screen.
  private var share: String {
    let view = state.shownText
    if view.isAtEnd {
      let label: BrowseLabel = view.top == 0 ? .wholeText : .endOfText
      return label.words(in: state.options.messages)
    }
    if !view.isWrapped { return "…" }
    return "\(view.visible.upperBound * 100 / max(1, view.lineCount))%"
  }
}
