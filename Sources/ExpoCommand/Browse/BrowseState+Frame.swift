import ExpoTerminal
import ExpoBase

extension BrowseState {
  /// Reads what the next frame shows, so that no key waits for what was read before.
  mutating func prepare() {
    let showsList = screen == .list || (screen == .entry && layout.isSplit)
    if showsList, screen == .entry, let open = texts.openEntry { list.move(to: row(of: open)) }
    let rows = showsList ? list.visible.map(listRow) : []
    document.readRows(of: [subject, nextToRead].compactMap(\.self) + rows.map(\.entry))
    drawRows(rows)
    fitEntry()
    guard isPreviewing, let subject else { return }
    if texts.openEntry != subject { show(entry: subject) }
  }

  /// Draws the rows that were not drawn before.
  private mutating func drawRows(_ rows: [ListRows.Row]) {
    let drawn = listRows.parts(in: ListRows.Look(self))
    let new = rows.filter { drawn[$0] == nil }
    if new.isEmpty { return }
    measureNames(new.map(\.entry))
    // A wider column of names changes all rows.
    let look = ListRows.Look(self)
    let kept = listRows.parts(in: look)
    let missing = rows.filter { kept[$0] == nil }
    let parts = missing.map(listPart)
    for (row, part) in zip(missing, parts) { listRows.keep(part, of: row, in: look) }
  }

  /// Widens the column of names for those that are going to be shown.
  private mutating func measureNames(_ indices: [Int]) {
    for index in indices {
      let name = document.row(of: index).name
      listRows.widen(toName: Self.width(ofName: name, ambiguous: options.ambiguous))
    }
  }

  /// What the screen shows: the same for the same state.
  func frame() -> Frame {
    guard size.rows > 1 else {
      let line = prompt == nil && message == nil ? content.first : statusLine
      return Frame(
        line.map { [$0] } ?? [], size: size, cursor: promptCursor, ambiguous: options.ambiguous)
    }
    let blank = Frame.Line([])
    let title = layout.hasTitle ? [titleLine] : []
    let head = title + Array(repeating: blank, count: layout.top - title.count)
    let content = content.prefix(height)
    let padding = Array(repeating: blank, count: max(0, height - content.count))
    return Frame(
      head + content + padding + [statusLine], size: size, cursor: promptCursor,
      ambiguous: options.ambiguous)
  }

  /// The rows between title line and status line.
  private var content: [Frame.Line] {
    switch screen {
    case .poster: lines(of: texts.poster, in: layout.page)
    case .findings: lines(of: texts.overlay, in: layout.page)
    case .help: lines(of: texts.overlay, in: layout.help)
    case .allFindings: findingLines
    case .list where list.count == 0: listLines
    case .list: layout.isSplit ? splitLines : previewHeight == nil ? listLines : stackedLines
    case .entry: layout.isSplit ? splitLines : lines(of: texts.entry, in: layout.entry)
    }
  }

  private func lines(of view: TextView, in column: BrowseLayout.Column) -> [Frame.Line] {
    view.visible.map {
      Frame.Line(view.text(ofLine: $0), column: column.start, link: view.link(ofLine: $0))
    }
  }

  /// The list on the left, an entry on the right.
  private var splitLines: [Frame.Line] {
    let (left, right) = (listLines, lines(of: texts.entry, in: layout.entry))
    let edge = Frame.Part(StyledText("│", .faint), column: layout.border ?? 0)
      .fitted(to: AmbiguousWidth.wide.rawValue, ambiguous: options.ambiguous)
    return (0..<height).map { row in
      var parts = row < left.count ? left[row].parts : [Frame.Part(StyledText())]
      parts.reserveCapacity(4)
      // A bar ends before the border.
      parts.append(Frame.Part(StyledText(), column: layout.list.width))
      parts.append(edge)
      if row < right.count { parts += right[row].parts }
      return Frame.Line(parts)
    }
  }

  /// The list above, the chosen entry below.
  private var stackedLines: [Frame.Line] {
    listLines + [Frame.Line(StyledText(), fill: .rule)] + lines(of: texts.entry, in: layout.entry)
  }

  // MARK: Cells

  /// The cells of a text.
  func width(of text: String) -> Int { DisplayWidth.of(text, ambiguous: options.ambiguous) }

  /// The beginning of a text that fits into a number of cells.
  func fitted(_ text: StyledText, to width: Int) -> StyledText {
    text.fitted(to: width, ambiguous: options.ambiguous)
  }
}
