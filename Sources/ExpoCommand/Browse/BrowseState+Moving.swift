import ExpoKit

extension BrowseState {
  /// The list that is shown; nil for a text.
  var shownList: WritableKeyPath<BrowseState, FoundList>? {
    screen == .list ? \.list : screen == .allFindings ? \.findingList : nil
  }

  mutating func move(as meaning: KeyMeaning, times: Int = 1) {
    if let list = shownList {
      _ = self[keyPath: list].move(as: meaning, times: times)
    } else {
      _ = shownText.move(as: meaning, times: times)
    }
  }

  /// Goes to the start or the end; with a count to that entry, in findings and help to that line.
  mutating func goToEnd(_ meaning: KeyMeaning, _ number: Int?) {
    keepSnapshot()
    guard let number else { return move(as: meaning) }
    switch screen {
    case .poster where document.count == 0: message = .noEntries
    case .list: go(to: document.index(ofNumber: number))
    case .poster, .entry: open(entry: document.index(ofNumber: number))
    case .allFindings: findingList.move(to: number - 1)
    case .findings, .help: shownText.scroll(to: number - 1)
    }
  }

  /// Goes to another entry, or scrolls the preview of the list.
  mutating func stepOrScroll(by count: Int) {
    guard isPreviewing else { return step(by: count) }
    fitEntry()
    let meaning: KeyMeaning = count > 0 ? .halfScreenDown : .halfScreenUp
    _ = texts.entry.move(as: meaning, times: abs(count))
  }

  mutating func step(by rows: Int) {
    if screen.isOverlay || list.count == 0 { return }
    // The poster comes before the first entry.
    if screen == .poster { return rows > 0 ? open(entry: list[min(rows, list.count) - 1]) : () }
    if screen == .entry, let row = currentRow { list.move(to: row) }
    let row = list.cursor
    list.move(by: rows)
    if list.cursor == row {
      message = .endOfEntries(isLast: rows > 0, of: list.finder?.query.label)
    }
    if screen == .entry, let chosen = list.chosen, chosen != texts.openEntry {
      open(entry: chosen)
    }
  }

  /// The row of the open or chosen entry; nil if it is not in the list.
  var currentRow: Int? {
    switch screen {
    case .entry: texts.openEntry.flatMap(list.row)
    case .list: list.count > 0 ? list.cursor : nil
    case .poster, .findings, .allFindings, .help: nil
    }
  }

  /// Whether a screen further down leads to the next entry: the end of the open one is on the screen.
  var readsOn: Bool { screen == .entry && !options.isLinear && texts.entry.isAtEnd }

  var nextInList: Int? {
    guard screen == .entry, !options.isLinear, let row = currentRow, row + 1 < list.count else {
      return nil
    }
    return list[row + 1]
  }

  /// The page of an entry, or the poster, with its findings below if it is damaged.
  func pageView(of entry: Int?) -> TextView {
    let messages = options.messages
    let column = entry == nil ? layout.page : layout.entry
    let page = entry.map(document.blocks(ofEntry:)) ?? document.posterBlocks(messages: messages)
    let findings = document.findingBlocks(of: entry, width: column.width, messages: messages)
    return view(page + findings, in: column, height: entry == nil ? nil : previewHeight)
  }

  /// Lays out again the pages whose findings depend on the width, and keeps their top.
  mutating func layOutPages() {
    if document.hasPoster, document.documents.exposition?.isReadable == false {
      texts.poster = sameView(as: texts.poster, pageView(of: nil))
    }
    if let open = texts.openEntry, !document.isReadable(open) {
      texts.entry = sameView(as: texts.entry, pageView(of: open))
    }
  }

  /// A view with the top and the marked search of a former one.
  func sameView(as former: TextView, _ view: TextView) -> TextView {
    var view = view
    view.mark(former.searchQuery, current: former.currentMatch)
    view.scroll(to: former.top)
    return view
  }
}
