import ExpoBase
import ExpoTerminal

/// The layout of a screen.
///
/// From top to bottom: a title line, an empty row if there is room, the content, the status line. A wide
/// screen has the list on the left and an entry on the right; a narrow one has the entry below a short list.
struct BrowseLayout: Equatable, Sendable {
  /// In cells.
  typealias Column = (start: Int, width: Int)

  /// The narrowest screen with the list beside an entry.
  static let splitColumns = 100
  /// The lowest screen with a title line.
  private static let titledRows = 8
  /// The lowest screen with an empty row below the title line.
  private static let airyRows = 20
  /// The narrowest screen with two columns of help.
  private static let helpColumns = 120
  private static let widestHelpColumn = 78
  private static let narrowestList = 40
  private static let lowestPreview = 5
  /// The cells between the list and an entry: a line with a space on each side.
  private static let gap = 3

  let size: TerminalSize
  /// In cells.
  let widestText: Int
  /// The cells that the rows of the list need.
  var widestRow = 0
  var isSearched = false
  var isLinear = false

  var hasTitle: Bool { !isLinear && size.rows >= Self.titledRows }
  /// The rows above the content.
  var top: Int { hasTitle ? size.rows >= Self.airyRows ? 2 : 1 : 0 }
  var height: Int { max(1, size.rows - top - 1) }
  var isSplit: Bool { !isLinear && size.columns >= Self.splitColumns }

  var list: Column {
    guard isSplit else { return (0, size.columns) }
    // An entry is no wider than is comfortable to read.
    let most = max(size.columns * 2 / 5, size.columns - Self.gap - widestText)
    let width = min(max(widestRow, Self.narrowestList), most)
    // The text around a match needs half of the screen.
    return (0, isSearched ? max(width, (size.columns + 1) / 2) : width)
  }

  /// A text alone on a screen: centered.
  var page: Column { centered(in: (0, size.columns)) }

  /// The cells of one of two columns of help; nil for a single column.
  var helpColumn: Int? {
    isLinear || size.columns < Self.helpColumns
      ? nil : min(Self.widestHelpColumn, (size.columns - 2) / 2)
  }

  /// The help, centered; two cells separate its columns.
  var help: Column {
    guard let column = helpColumn else { return page }
    return ((size.columns - 2 * column - 2) / 2, 2 * column + 2)
  }

  /// An entry, centered in its part of the screen.
  var entry: Column {
    guard isSplit else { return page }
    let start = list.width + Self.gap
    return centered(in: (start, size.columns - start))
  }

  /// The rows for an entry below a list; nil if the list leaves too few.
  func preview(belowRows count: Int) -> Int? {
    let rows = height - count - 1
    let isEnough = rows >= max(Self.lowestPreview, height / 3)
    return isLinear || isSplit || count == 0 || !isEnough ? nil : rows
  }

  func frame(
    _ title: Frame.Line, _ content: [Frame.Line], _ last: Frame.Line, ambiguous: AmbiguousWidth
  ) -> Frame {
    var lines = hasTitle ? [title] : []
    while lines.count < top { lines.append(.blank) }
    lines += content.prefix(height)
    while lines.count < size.rows - 1 { lines.append(.blank) }
    return Frame(lines + [last], size: size, ambiguous: ambiguous)
  }

  private func centered(in column: Column) -> Column {
    let width = min(column.width, widestText)
    let margin = isLinear ? 0 : (column.width - width) / 2
    return (column.start + margin, width)
  }
}
