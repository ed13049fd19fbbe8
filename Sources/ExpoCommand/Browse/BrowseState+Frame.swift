import ExpoBase
import ExpoTerminal

extension BrowseState {
  /// Reads what the next frame shows, so that no key waits for what was read before.
  mutating func prepare() {
    let showsList = screen == .list || (screen == .entry && layout.isSplit)
    if showsList, screen == .entry, let row = currentRow, row != list.cursor { list.move(to: row) }
    let entries = showsList ? list.visible.map { list[$0] } : []
    document.readRows(of: [subject, nextInList].compactMap(\.self) + entries)
    for entry in entries where listed.rows[entry] == nil {
      let name = document.row(of: entry).name
      nameWidth = max(nameWidth, width(of: name, atMost: Self.widestListedName))
    }
    if showsList { keepListedRows() }
    fitEntry()
    guard isPreviewing, let subject else { return }
    if texts.openEntry != subject { show(entry: subject) }
  }

  func frame() -> Frame {
    if pictures.isAlone { return Frame([], size: size) }
    guard size.rows > 1 else {
      let line = prompt == nil && message == nil ? content.first : statusLine
      return Frame([line].compactMap(\.self), size: size, ambiguous: options.ambiguous)
    }
    return layout.frame(titleLine, content, statusLine, ambiguous: options.ambiguous)
  }

  private var content: [Frame.Line] {
    switch screen {
    case .poster: lines(of: texts.poster, in: layout.page)
    case .findings: lines(of: texts.overlay, in: layout.page)
    case .help: lines(of: texts.help, in: layout.help)
    case .allFindings: findingLines
    case .list where list.count == 0: listLines
    case .list: layout.isSplit ? splitLines : previewHeight == nil ? listLines : stackedLines
    case .entry: layout.isSplit ? splitLines : lines(of: texts.entry, in: layout.entry)
    }
  }

  private func lines(of view: TextView, in column: BrowseLayout.Column) -> [Frame.Line] {
    view.visible.map {
      Frame.Line([
        Frame.Part(
          view.text(ofLine: $0), column: column.start, link: view.link(ofLine: $0),
          cells: view.lines[$0].width)
      ])
    }
  }

  private var splitLines: [Frame.Line] {
    let left = listLines
    let right = lines(of: texts.entry, in: layout.entry)
    // A bar ends before the border.
    let border = Frame.Part(StyledText(" │", .faint), column: layout.list.width)
    return (0..<height).map { row in
      let start = row < left.count ? left[row].parts : [Frame.Part(StyledText())]
      return Frame.Line(start + [border] + (row < right.count ? right[row].parts : []))
    }
  }

  private var stackedLines: [Frame.Line] {
    listLines + [Frame.Line(StyledText(), fill: .rule)] + lines(of: texts.entry, in: layout.entry)
  }
}
