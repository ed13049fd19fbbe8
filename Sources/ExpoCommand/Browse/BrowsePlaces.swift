import ExpoTerminal

/// Where the reader was before the last jumps, and what was typed to get there.
struct BrowsePlaces: Sendable {
  /// What was shown and found: a text keeps its place and its current match at any width.
  struct Place: Sendable {
    let path: BrowsePath
    let list: FoundList
    let findingList: FoundList
    let texts: BrowseTexts
    let size: TerminalSize
    /// The entry that was open or chosen, from 0; nil on the poster.
    let entry: Int?

    /// Whether the same is shown at the same place.
    func isSame(as other: Place) -> Bool {
      path == other.path && entry == other.entry && list.cursor == other.list.cursor
        && findingList.cursor == other.findingList.cursor
        && texts[path.shown].topPosition == other.texts[path.shown].topPosition
    }
  }

  /// The places that the last two jumps began at, the last one last: where a jump led nowhere, the one before
  /// it is meant.
  private var kept: [Place] = []
  /// Where the prompt began.
  var asked: Place?
  var typed: [String] = []

  /// The place that the last jump began at which led to another.
  func former(besides place: Place) -> Place? { kept.last { !$0.isSame(as: place) } }

  /// Keeps the place that a jump begins at.
  mutating func keep(_ place: Place) {
    if let last = kept.last, last.isSame(as: place) { kept.removeLast() }
    kept = kept.suffix(1) + [place]
  }

  /// Forgets places in documents that are read again, not what was typed.
  mutating func forget() { (kept, asked) = ([], nil) }
}

extension BrowseState {
  /// The place that is shown.
  var place: BrowsePlaces.Place {
    BrowsePlaces.Place(
      path: path, list: list, findingList: findingList, texts: texts, size: size, entry: subject)
  }

  /// Keeps the place that is shown before a jump, so that it can be returned to.
  mutating func keepPlace() {
    if !screen.isOverlay || screen == .allFindings { places.keep(place) }
  }

  /// Goes back to where the last jump began, with what was found there; once more returns from there.
  mutating func returnToFormerPlace() {
    guard let former = places.former(besides: place) else { return message = .noFormerPlace }
    places.keep(place)
    restore(former)
  }

  /// Shows a place again.
  mutating func restore(_ place: BrowsePlaces.Place) {
    (path, list, findingList, texts) = (place.path, place.list, place.findingList, place.texts)
    findingList.grow(to: findings.rows.count)
    if place.size != size { layOut() }
  }
}
