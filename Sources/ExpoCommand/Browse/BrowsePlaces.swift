import ExpoTerminal

/// Where the reader was, where it is on the way to, and what was typed to get there.
struct BrowsePlaces: Sendable {
  /// What was shown, searched for and listed: a text keeps its place and its current match at any width.
  struct Place: Sendable {
    let path: BrowsePath
    let list: ListView
    let texts: BrowseTexts
    let findings: BrowseFindings
    let search: BrowseSearch
    let filter: BrowseFilter
    /// The entry that was open or chosen, from 0; nil on the poster.
    let entry: Int?
    let size: TerminalSize

    /// Whether the same is shown at the same place.
    func isSame(as other: Place) -> Bool {
      path == other.path && entry == other.entry && list.cursor == other.list.cursor
        && findings.list.cursor == other.findings.list.cursor
        && texts[path.shown].topPlace == other.texts[path.shown].topPlace
    }
  }

  /// The places that the last two jumps began at, the last one last: where a jump led nowhere, the one before
  /// it is meant.
  private var kept: [Place] = []
  /// The way to an entry with findings.
  var seek: EntrySeek?
  /// The search for an entry by its name.
  var naming: EntryNaming?
  var typed = TypedLines()

  /// The place that the last jump began at.
  var last: Place? { kept.last }

  /// The place that the last jump began at which led to another.
  func former(besides place: Place) -> Place? { kept.last { !$0.isSame(as: place) } }

  /// Keeps the place that a jump begins at.
  mutating func keep(_ place: Place) {
    if let last, last.isSame(as: place) { kept.removeLast() }
    kept = kept.suffix(1) + [place]
  }

  /// Goes nowhere.
  mutating func stop() { (seek, naming) = (nil, nil) }

  /// Forgets places in documents that are read again, not what was typed.
  mutating func forget() {
    kept = []
    stop()
  }
}

/// What was typed into prompts before, shared by all of them.
struct TypedLines: Sendable {
  private static let limit = 100

  /// The lines, each once, the last one typed first.
  private var lines: [String] = []

  /// Adds a line unless it is blank.
  mutating func add(_ line: String) {
    if line.allSatisfy(\.isWhitespace) { return }
    lines.removeAll { $0 == line }
    lines.insert(line, at: 0)
    if lines.count > Self.limit { lines.removeLast() }
  }

  /// The next older line that begins with a text, behind a number of a line, or the next newer before it.
  func line(
    besides number: Int?, isOlder: Bool, beginning start: String
  ) -> (number: Int, line: String)? {
    let numbers =
      isOlder
      ? Array(lines.indices.drop { $0 <= number ?? -1 })
      : lines.indices.prefix(number ?? 0).reversed()
    return numbers.first { lines[$0].hasPrefix(start) }.map { ($0, lines[$0]) }
  }
}

extension BrowseState {
  /// The place that is shown.
  var place: BrowsePlaces.Place {
    BrowsePlaces.Place(
      path: path, list: list, texts: texts, findings: findings, search: search, filter: filter,
      entry: subject, size: size)
  }

  /// Keeps the place that is shown before a jump, so that it can be returned to.
  mutating func keepPlace() {
    if !screen.isOverlay || screen == .allFindings { places.keep(place) }
  }

  /// Goes back to where the last jump began; once more returns from there.
  mutating func returnToFormerPlace() {
    guard let former = places.former(besides: place) else { return message = .noFormerPlace }
    places.keep(place)
    restore(former)
  }

  /// Shows a place again, with the search and the filter of that time.
  mutating func undo(to place: BrowsePlaces.Place) {
    (search, filter) = (place.search, place.filter)
    restore(place)
  }

  /// Shows a place again.
  mutating func restore(_ place: BrowsePlaces.Place) {
    search.stop()
    let needsEntry = place.path.base == .entry || place.path.contains(.findings)
    if needsEntry, let entry = place.entry { admit(entry) }
    path = place.path
    findings = place.findings
    restoreList(as: place.list, at: place.entry)
    restoreTexts(of: place)
  }

  /// Shows texts as they were, with what is searched for now marked.
  mutating func restoreTexts(of place: BrowsePlaces.Place) {
    texts = place.texts
    if place.size != size { layOut() }
    texts.markIfOther(query.key)
    let overlay = search.overlayQuery.key
    if screen.isOverlay { changeText { $0.markIfOther(overlay) } }
  }

  /// Lists the entries of the filter, or all, as a list was, with an entry chosen.
  mutating func restoreList(as former: ListView, at entry: Int?) {
    list = former
    list.change(count: filter.entries?.foundCount ?? document.count, height: height)
    if let entry, list.count == 0 || entryIndex(ofRow: list.cursor) != entry {
      list.move(to: row(of: entry))
    }
  }

  /// Lists all entries if the filter leaves out an entry that is gone to.
  mutating func admit(_ entry: Int) {
    guard let entries = filter.entries, let key = filter.query.key else { return }
    let isFound = entries.isComplete ? entries.rank(of: entry) != nil : document.matches(entry, key)
    if isFound { return }
    setFilter("")
    message = .filterDropped
  }
}
