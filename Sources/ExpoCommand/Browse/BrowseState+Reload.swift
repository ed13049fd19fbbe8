import ExpoTerminal

extension BrowseState {
  /// Shows other documents at the same entry: what was read again.
  mutating func replace(_ document: BrowseDocument) {
    let (posterTop, entryTop) = (poster.top, entry.top)
    let chosen = document.index(of: chosenEntry, in: self.document)
    openEntry = document.index(of: openEntry, in: self.document)
    self.document = document
    (nameWidth, hasEntry, isChangedOnDisk, seek, steps) = (0, false, false, nil, nil)
    listRows = ListRows()
    documentFindings = DocumentFindings()
    findingList.change(count: 0)
    setFilter(filterText)
    filterTarget = chosen
    list.move(to: row(of: chosen))
    poster = posterView
    poster.scroll(to: posterTop)
    if document.count == 0 { path.removeAll { $0 == .entry || $0 == .list } }
    path.removeAll(where: \.isOverlay)
    if path.isEmpty { path = [document.hasPoster || document.count == 0 ? .poster : .list] }
    if path.contains(.entry) {
      show(entry: openEntry)
      entry.scroll(to: entryTop)
    }
    setQuery(query.text, from: openEntry)
  }
}
