import ExpoKit
import ExpoSearch

/// Work that is too slow for one key press, done in steps between two checks of the keyboard.
extension BrowseState {
  /// The bytes of entries that are read between two checks of the keyboard.
  private static let readPortion = 1 << 19
  /// The bytes of entries that are searched between two checks of the keyboard; most of them are not read.
  private static let searchPortion = 1 << 21

  /// Whether there is work left for the screen.
  var hasWork: Bool { !isSearched || (screen != .allFindings && !shownText.isWrapped) }

  /// Whether all rows of the lists are known and searched.
  var isSearched: Bool { list.isComplete && findingList.isComplete && !needsFindings }

  private var needsFindings: Bool {
    screen == .allFindings
      ? !findings.isComplete || hasNoFindings : !findings.isComplete && findingSteps != nil
  }

  /// Whether there is nothing to list; an open prompt stays, so that text for it is not obeyed as keys.
  private var hasNoFindings: Bool { findings.rows.isEmpty && prompt == nil }

  mutating func work() {
    if !list.isComplete || !findingList.isComplete {
      continueFinder()
    } else if needsFindings {
      continueFindings()
    } else {
      shownText.advance()
    }
    if opensFound, isSearched { openFound() }
  }

  mutating func continueFinder() {
    if !list.isComplete {
      list.advance(
        bytes: Self.searchPortion, length: document.length(of:), matcher: document.matcher(of:))
    } else {
      findingList.advance(bytes: .max, length: { _ in 1 }, matcher: findingMatcher)
    }
  }

  /// Searches some more entries for findings, and then does what waits for them.
  private mutating func continueFindings() {
    findings.advance(in: document, bytes: Self.readPortion)
    findingList.grow(to: findings.rows.count)
    if findings.isComplete { screen == .allFindings ? tellIfNoFindings() : seekFindings() }
  }

  /// Goes back to the former screen if there is nothing to list.
  mutating func tellIfNoFindings() {
    guard hasNoFindings else { return }
    path.back()
    opensFound = false
    message = .noFindingsAnywhere
  }

  /// Goes to another entry of the list with findings, backwards by a negative number.
  mutating func goToFindings(by times: Int) {
    if screen == .allFindings { return goToFindingsInList(by: times) }
    if screen.isOverlay { return }
    guard list.count > 0 else {
      return message = .noEntryWithFindings(of: list.finder?.query.label)
    }
    keepSnapshot()
    findingSteps = times
    continueFindings()
  }

  /// Goes there once all entries have been checked.
  private mutating func seekFindings() {
    guard let times = findingSteps else { return }
    findingSteps = nil
    let rows = (0..<list.count).filter { findings.entries.contains(list[$0]) }
    guard !rows.isEmpty else {
      return message = .noEntryWithFindings(of: list.finder?.query.label)
    }
    // From the poster to the first or the last.
    let row = screen == .poster ? (times > 0 ? -1 : list.count) : currentRow ?? -1
    go(to: list[rows.row(times, from: row)])
  }

  /// Goes to the first finding of another entry in the list of all findings.
  private mutating func goToFindingsInList(by times: Int) {
    let entries = (0..<findingList.count).map { findings.rows[findingList[$0]].entry }
    let starts = entries.indices.filter { $0 == 0 || entries[$0] != entries[$0 - 1] }
    guard !starts.isEmpty else { return message = nothingListed }
    keepSnapshot()
    findingList.move(to: starts.row(times, from: findingList.cursor))
  }
}

extension [Int] {
  /// The one of these rows, in order, that is some steps from another row; they go round.
  fileprivate func row(_ steps: Int, from row: Int) -> Int {
    let index = partitioningIndex { $0 >= row } + (steps > 0 && !contains(row) ? steps - 1 : steps)
    return self[((index % count) + count) % count]
  }
}

extension BrowseDocument {
  func matcher(of query: FinderQuery) -> (Int) -> SearchMatch? {
    guard let list = documents.entries else { return { _ in nil } }
    guard let searchQuery = query.searchQuery else {
      let match = list.matcher(ofName: query.text)
      return { match(elements[$0]) }
    }
    return { list.match(elements[$0], for: searchQuery) }
  }
}
