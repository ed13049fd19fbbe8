import ExpoBase

extension BrowseState {
  /// Opens what the screen leads to: the list, an entry, the entry of a finding.
  mutating func open() {
    switch screen {
    case .poster where document.count > 0: path.open(.list)
    case .poster: message = .unreadable(in: document) ?? .noEntries
    case .list:
      guard let chosen = list.chosen else { return message = nothingListed }
      open(entry: chosen)
    case .allFindings: openFinding()
    case .entry, .findings, .help: break
    }
  }

  mutating func open(number: Int) {
    let index = document.index(ofNumber: number)
    guard index < document.count, document.number(of: index) == number else {
      return message = .noEntry(number)
    }
    keepSnapshot()
    open(entry: index)
  }

  /// Why the list is empty; nil while it is still being made.
  var nothingListed: BrowseNotice? {
    isSearched ? self[keyPath: searchedList].finder.map { .nothingFound($0.query.text) } : nil
  }

  mutating func open(entry index: Int) {
    guard index < document.count else { return }
    path.leaveOverlays()
    choose(index)
    // A preview is shown already, perhaps at a match that the user went to.
    let isShown = texts.openEntry == index && (layout.isSplit || isPreviewing)
    path.showEntry()
    if !isShown { show(entry: index) }
    fitEntry()
    if texts.entry.currentMatch == nil { texts.entry.goToMatch(from: 0) }
  }

  /// Chooses an entry in the list, which shows all entries if it does not contain this one.
  private mutating func choose(_ index: Int) {
    let document = document
    if list.admit(index, isFound: { document.matcher(of: $0)(index) != nil }) {
      markTexts()
      message = .allListed
    }
    list.choose(index)
  }

  /// Reads the text of an entry, and goes to its first match.
  mutating func show(entry index: Int) {
    if !document.isReadable(index) { document.readLines() }
    var view = pageView(of: index)
    view.mark(list.finder?.query.searchQuery)
    texts.entry = view
    texts.openEntry = index
    fitPictures()
    texts.entry.goToMatch(from: 0)
  }

  /// Goes to an entry: chooses it in the list, else opens it, unless it can be read there already.
  mutating func go(to index: Int) {
    guard index < document.count else { return }
    if screen == .list { return choose(index) }
    if screen != .entry || texts.openEntry != index || texts.entry.top > 0 { open(entry: index) }
  }

  /// Drops the last search; without an open entry, the filter; or else goes back.
  mutating func cancel() {
    if screen == .entry ? list.found != nil : shownFinder != nil {
      _ = self[keyPath: searchedList].leaveLast()
      markTexts()
    } else if shownList == nil, screen != .entry, shownText.searchQuery != nil {
      shownText.mark(nil)
    } else {
      path.back()
    }
  }

  /// Shows the findings of the shown entry or poster; from there, those of all documents.
  mutating func showFindings() {
    if screen == .findings { return showAllFindings() }
    if screen == .help { path.back() }
    if screen.isOverlay { return }
    guard !shownFindings.isEmpty else { return message = .noFindings }
    path.open(.findings)
    layOutFindings(marking: nil)
  }

  mutating func showAllFindings() {
    if screen == .allFindings { return }
    path.leaveOverlays()
    path.showAllFindings()
    if findings.isComplete { tellIfNoFindings() }
  }

  /// Opens the entry of the chosen finding at its end, where its findings are; back leads to the list again.
  mutating func openFinding() {
    guard let row = shownFinding else { return message = nothingListed }
    keepSnapshot()
    guard let index = row.entry else {
      path = BrowsePath(.poster)
      return texts.poster.move(to: .max)
    }
    path.open(.entry)
    choose(index)
    if texts.openEntry != index { show(entry: index) }
    fitEntry()
    texts.entry.move(to: .max)
  }
}
