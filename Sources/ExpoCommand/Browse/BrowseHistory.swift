import ExpoTerminal

/// What was shown before the last jumps, and what was typed to get there.
struct BrowseHistory: Sendable {
  /// What was shown and found: a text keeps its position and its current match at any width.
  struct Snapshot: Sendable {
    let path: BrowsePath
    let list: FoundList
    let findingList: FoundList
    let texts: BrowseTexts
    let size: TerminalSize
    /// The entry that was open or chosen, from 0; nil on the poster.
    let entry: Int?

    /// Whether the same is shown at the same position.
    func isSame(as other: Snapshot) -> Bool {
      path == other.path && entry == other.entry && list.cursor == other.list.cursor
        && findingList.cursor == other.findingList.cursor
        && texts[path.shown].topPosition == other.texts[path.shown].topPosition
    }
  }

  /// What the last two jumps began at, the last one last: where a jump led nowhere, the one before it is meant.
  private var kept: [Snapshot] = []
  /// What was shown when the prompt began.
  var asked: Snapshot?
  /// What was typed into prompts, shared by all of them, the last line first.
  var typed: [String] = []

  /// What the last jump began at that led elsewhere.
  func former(besides shown: Snapshot) -> Snapshot? { kept.last { !$0.isSame(as: shown) } }

  /// Keeps what a jump begins at.
  mutating func keep(_ shown: Snapshot) {
    if let last = kept.last, last.isSame(as: shown) { kept.removeLast() }
    kept = kept.suffix(1) + [shown]
  }

  /// Forgets what was shown of documents that are read again, not what was typed.
  mutating func forget() { (kept, asked) = ([], nil) }
}

extension BrowseState {
  /// What is shown and found.
  var snapshot: BrowseHistory.Snapshot {
    BrowseHistory.Snapshot(
      path: path, list: list, findingList: findingList, texts: texts, size: size, entry: subject)
  }

  /// Keeps what is shown before a jump, so that it can be returned to.
  mutating func keepSnapshot() {
    if !screen.isOverlay || screen == .allFindings { history.keep(snapshot) }
  }

  /// Goes back to where the last jump began, with what was found there; once more returns from there.
  mutating func returnFromJump() {
    guard let former = history.former(besides: snapshot) else { return message = .noFormerPlace }
    history.keep(snapshot)
    restore(former)
  }

  /// Shows again what was shown before.
  mutating func restore(_ former: BrowseHistory.Snapshot) {
    (path, list, findingList, texts) = (former.path, former.list, former.findingList, former.texts)
    findingList.grow(to: findings.rows.count)
    if former.size != size { layOut() }
  }
}
