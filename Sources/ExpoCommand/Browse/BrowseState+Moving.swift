import ExpoKit
import ExpoTerminal

extension BrowseState {
  /// The list that is shown; nil for a text.
  var shownList: WritableKeyPath<BrowseState, ListView>? {
    switch screen {
    case .list: \.list
    case .allFindings: \.findings.list
    case .poster, .entry, .findings, .help: nil
    }
  }

  /// Moves the cursor of a list, or a text by lines.
  mutating func move(by rows: Int) {
    if let list = shownList { return self[keyPath: list].move(by: rows) }
    changeText { $0.scroll(by: rows) }
  }

  /// Scrolls what is shown.
  mutating func scroll(by rows: Int) {
    if let list = shownList { return self[keyPath: list].scroll(by: rows) }
    changeText { $0.scroll(by: rows) }
  }

  /// Moves the cursor of a list to a row, or a text to a line.
  private mutating func move(to line: Int) {
    if let list = shownList { return self[keyPath: list].move(to: line) }
    changeText { $0.scroll(to: line) }
  }

  /// To the start; with a count to the entry of that number, in findings and help to the line.
  mutating func goToTop(_ count: Int?) {
    keepPlace()
    switch (screen, count) {
    case (.list, let number?):
      let index = document.index(ofNumber: number)
      admit(index)
      list.move(to: row(of: index))
    case (.poster, .some) where document.count == 0: message = .noEntries
    case (.poster, let number?), (.entry, let number?):
      open(entry: document.index(ofNumber: number))
    case (.poster, nil), (.list, nil), (.entry, nil), (.findings, _), (.allFindings, _), (.help, _):
      move(to: (count ?? 1) - 1)
    }
  }

  /// To the end; with a count as ``goToTop(_:)``.
  mutating func goToBottom(_ count: Int?) {
    if count != nil { return goToTop(count) }
    keepPlace()
    move(to: .max)
  }

  /// To another entry, or in the list through the preview, if it is there.
  mutating func stepOrScroll(by count: Int) {
    guard isPreviewing else { return step(by: count) }
    fitEntry()
    let rows = clamped(max(1, texts.entry.height / 2), times: count)
    texts.changeEntry { $0.scroll(by: rows) }
  }

  /// To another entry of the list, in the list or with it open.
  mutating func step(by rows: Int) {
    guard screen == .list || screen == .entry, list.count > 0 else { return }
    if screen == .entry, let open = texts.openEntry { list.move(to: row(of: open)) }
    let row = list.cursor
    list.move(by: rows)
    if list.cursor == row { message = endNotice(forwards: rows > 0) }
    if screen == .entry, list.cursor != row || entryIndex(ofRow: row) != texts.openEntry {
      open(entry: entryIndex(ofRow: list.cursor))
    }
  }

  /// Whether a screen further down leads to the next entry, if there is one: the end of the open one is on
  /// the screen.
  var readsOn: Bool { screen == .entry && !options.isLinear && texts.entry.isAtEnd }

  /// The entry behind the open one; nil for none.
  var nextInList: Int? {
    guard screen == .entry, let open = texts.openEntry, !options.isLinear else { return nil }
    let row = row(of: open)
    guard row < list.count else { return nil }
    // A filter may have left out the entry itself.
    let next = entryIndex(ofRow: row) == open ? row + 1 : row
    return next < list.count ? entryIndex(ofRow: next) : nil
  }

  private func endNotice(forwards: Bool) -> BrowseNotice {
    if filter.entries == nil { return forwards ? .lastEntry : .firstEntry }
    return forwards ? .lastOfFilter(filter.query.text) : .firstOfFilter(filter.query.text)
  }
}

extension BrowseState {
  /// The poster, with its findings below if it cannot be read in full.
  var posterView: TextView {
    page(
      document.posterBlocks(messages: options.messages)
        + document.findingBlocks(
          of: nil, width: layout.page.width, messages: options.messages))
  }

  /// The page of an entry, with its findings below if it cannot be read in full.
  func entryView(of index: Int) -> TextView {
    let width = layout.entry.width
    return TextView(
      document.blocks(ofEntry: index)
        + document.findingBlocks(of: index, width: width, messages: options.messages),
      width: width, height: previewHeight ?? height, ambiguous: options.ambiguous)
  }

  /// Lays out the pages anew whose findings depend on the width; what stood at the top stays there.
  mutating func layOutPages() {
    if document.hasPoster, document.documents.exposition?.isReadable == false {
      texts.poster = sameView(as: texts.poster, posterView)
    }
    if let open = texts.openEntry, !document.isReadable(open) {
      texts.show(sameView(as: texts.entry, entryView(of: open)), of: open)
    }
  }

  /// A view at the top of a former one, with the same search marked.
  private func sameView(as former: TextView, _ view: TextView) -> TextView {
    var view = view
    view.mark(query.key, current: former.currentMatch)
    view.scroll(to: former.top)
    return view
  }

  /// Reads the documents again; false if that fails or a document is lost, and what is shown stays.
  @discardableResult
  mutating func reload(_ read: () throws -> BrowseDocument) -> Bool {
    do {
      let document = try read()
      if let loss = self.document.loss(in: document) {
        message = .reloadFailed(loss)
        return false
      }
      replace(document)
      message = .unreadable(in: document) ?? (document.count == 0 ? .noEntries : .reloaded)
      return true
    } catch {
      message = .reloadFailed(BrowseNotice.ReadFailure(error))
      return false
    }
  }
}
