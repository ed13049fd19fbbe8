import ExpoBase
import ExpoKit
import ExpoSearch

/// Work that is too slow for one key press: it is done in steps, between two checks of the
/// keyboard.
extension BrowseState {
  /// How many bytes of entries are read between two looks at the keyboard.
  private static let readPortion = 1 << 19
  /// How many bytes of entries are searched between two looks at the keyboard; most are not read.
  private static let searchPortion = 1 << 21

  /// Whether there is something left to do for what is shown.
  var hasWork: Bool {
    !list.isComplete || needsFindings || !findingList.isComplete
      || (screen != .allFindings && !shownText.isWrapped)
  }

  private var needsFindings: Bool {
    !findings.isComplete && (screen == .allFindings || findingSteps != nil)
  }

  /// Does a part of it.
  mutating func work() {
    if !list.isComplete { return continueFinder() }
    if needsFindings { return continueFindings() }
    if !findingList.isComplete { return continueFinder() }
    shownText.advance()
  }

  /// Looks at some more rows of a list for what is typed or kept.
  mutating func continueFinder() {
    if !list.isComplete {
      let document = document
      list.advance(
        bytes: Self.searchPortion, length: document.length(of:), matcher: document.matcher(of:))
    } else {
      let (rows, matcher) = (findings.rows, findingMatcher)
      findingList.advance(
        bytes: Self.searchPortion, length: { rows[$0].finding.rule.name.utf8.count },
        matcher: matcher)
    }
    if opensFound, list.isComplete, findingList.isComplete { openFound() }
  }

  /// Looks at some more documents for findings, and then does what waits for them.
  private mutating func continueFindings() {
    findings.advance(in: document, bytes: Self.readPortion)
    findingList.grow(to: findings.rows.count)
    if findings.isComplete { screen == .allFindings ? tellIfNoFindings() : seekFindings() }
  }

  /// Goes back to what was shown if there is nothing to list.
  mutating func tellIfNoFindings() {
    guard findings.rows.isEmpty else { return }
    path.back()
    message = .noFindingsAnywhere
  }

  // MARK: Entries with findings

  /// To the next entry of the list with findings, or the one before.
  ///
  /// `times` is how many of them to go by, backwards where it is negative.
  mutating func goToFindings(by times: Int) {
    if screen.isOverlay { return }
    guard list.count > 0 else {
      return message = .noEntryWithFindings(of: list.finder?.query.label)
    }
    keepSnapshot()
    findingSteps = times
    continueFindings()
  }

  /// Goes there once all entries have been looked at.
  private mutating func seekFindings() {
    guard let times = findingSteps else { return }
    findingSteps = nil
    let rows = (0..<list.count).filter { findings.entries.contains(list[$0]) }
    guard !rows.isEmpty else {
      return message = .noEntryWithFindings(of: list.finder?.query.label)
    }
    // From the poster to the first, or the last.
    let row = screen == .poster ? (times > 0 ? -1 : list.count) : currentRow ?? -1
    let isHere = rows.contains(row)
    let place = rows.partitioningIndex { $0 >= row } + (times > 0 && !isHere ? -1 : 0) + times
    go(to: list[rows[((place % rows.count) + rows.count) % rows.count]])
  }
}

extension BrowseDocument {
  /// How the entries match a query.
  func matcher(of query: FinderQuery) -> (Int) -> SearchMatch? {
    guard let list = documents.entries else { return { _ in nil } }
    guard let key = query.key else {
      let search = NameSearch(query.text)
      return { search.match(elements[$0], in: list) }
    }
    return { list.match(elements[$0], for: key) }
  }
}
