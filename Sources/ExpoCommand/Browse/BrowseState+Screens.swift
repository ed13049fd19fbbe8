import ExpoTerminal
import ExpoBase

extension BrowseState {
  /// Opens what the screen leads to: the list, an entry, the entry of a finding.
  mutating func open() {
    switch screen {
    case .poster where document.count > 0: openList()
    case .poster: message = .unreadable(in: document) ?? .noEntries
    case .list where list.count > 0: open(entry: entryIndex(ofRow: list.cursor))
    case .list: message = .nothingFound(query.text)
    case .allFindings: openFinding()
    case .entry, .findings, .help: break
    }
  }

  /// Opens the entry of a number.
  mutating func open(number: Int) {
    guard let index = document.index(numbered: number) else { return message = .noEntry(number) }
    keepPlace()
    open(entry: index)
  }

  /// Opens the list; a search that was made before chooses the first entry that it finds.
  private mutating func openList() {
    path.open(.list)
    guard search.query.key != nil, list.count > 0 else { return }
    search.go(.from(entryIndex(ofRow: list.cursor)))
    followJump()
  }

  /// Opens an entry in place of the one that is open.
  mutating func open(entry index: Int) {
    guard index < document.count else { return }
    leaveOverlays()
    admit(index)
    list.move(to: row(of: index))
    // A preview is shown already, perhaps with a match that was gone to.
    let isShown = texts.openEntry == index && (layout.isSplit || isPreviewing)
    path.showEntry()
    if !isShown { show(entry: index) }
    fitEntry()
    if query.key != nil, texts.entry.currentMatch == nil { step(.first(from: 0)) }
  }

  /// Reads the text of an entry, and goes to the first match in it.
  mutating func show(entry index: Int) {
    if !document.isReadable(index) { document.readLines() }
    var view = entryView(of: index)
    view.mark(query.key)
    texts.show(view, of: index)
    fitPictures()
    texts.changeEntry { _ = $0.goToMatch(from: 0) }
  }

  /// Goes to an entry: in the list chooses it, else opens it, unless it is there to be read.
  mutating func go(to index: Int) {
    guard index < document.count else { return }
    admit(index)
    filter.target = filter.isRunning ? index : nil
    if screen == .list { return list.reveal(row(of: index)) }
    if screen != .entry || texts.openEntry != index || texts.entry.top > 0 { open(entry: index) }
  }

  /// To the screen before; the search of findings or help ends.
  mutating func back() {
    guard path.back()?.isOverlay == true else { return }
    search.lookInOverlay(for: BrowseQuery())
    if screen.isOverlay { changeText { $0.mark(nil) } }
  }

  /// Leaves findings and help, whose search ends.
  mutating func leaveOverlays() {
    if screen.isOverlay { search.lookInOverlay(for: BrowseQuery()) }
    path.leaveOverlays()
  }

  /// Drops what was found; where an entry was not opened, the filter; or else goes back.
  mutating func cancel() {
    if screen.isOverlay {
      if search.overlayQuery.key == nil { return back() }
      return setQuery("", from: 0)
    }
    if search.query.key != nil { return setQuery("", from: 0) }
    if screen != .entry, filter.entries != nil { return setFilter("") }
    back()
  }

  /// Shows help over what is shown.
  mutating func showHelp() {
    guard screen != .help else { return }
    search.lookInOverlay(for: BrowseQuery())
    path.open(.help)
    texts.help = helpView
  }

  /// Shows the findings of what is shown; from there those of all documents.
  mutating func showFindings() {
    if screen == .findings { return showAllFindings() }
    if screen == .help { back() }
    if screen.isOverlay { return }
    guard !shownFindings.isEmpty else {
      message = .noFindings
      return
    }
    path.open(.findings)
    layOutFindings()
  }

  /// Shows the findings of all documents.
  mutating func showAllFindings() {
    if screen == .allFindings { return }
    leaveOverlays()
    path.open(.allFindings)
    if findings.documents.isComplete { tellIfNoFindings() }
  }

  private mutating func openFinding() {
    guard findings.documents.rows.indices.contains(findings.list.cursor) else { return }
    let row = findings.documents.rows[findings.list.cursor]
    keepPlace()
    leaveOverlays()
    guard let index = row.entry else { return path = BrowsePath(.poster) }
    open(entry: index)
  }
}
