/// Where the reader was, where it is on the way to, and what was typed to get there.
struct BrowsePlaces: Sendable {
  /// A screen as it was left.
  struct Place: Sendable {
    /// The screens up to it, none of which lies over others.
    let path: BrowsePath
    let list: ListView
    /// The entry that was open or chosen, from 0; nil on the poster.
    let entry: Int?
    /// The first line of its text.
    let top: Int
  }

  /// The place that the last jump began at.
  private(set) var former: Place?
  /// The way to an entry with findings.
  private(set) var seek: EntrySeek?
  /// The search for an entry by its name.
  private(set) var naming: EntryNaming?
  private(set) var typed = TypedLines()

  /// Keeps the place that a jump begins at.
  mutating func keep(_ place: Place) { former = place }

  /// Begins or goes on a way to an entry with findings.
  mutating func seek(_ seek: EntrySeek) { self.seek = seek }

  /// Begins the search for an entry by its name.
  mutating func name(_ naming: EntryNaming) { self.naming = naming }

  /// Looks at some more entries for a name.
  mutating func advanceNaming(in document: BrowseDocument, bytes: Int) {
    naming?.advance(in: document, bytes: bytes)
  }

  /// Keeps a line that was typed.
  mutating func add(_ line: String) { typed.add(line) }

  /// Goes nowhere.
  mutating func stop() { (seek, naming) = (nil, nil) }

  /// Forgets places in documents that are read again, not what was typed.
  mutating func forget() {
    former = nil
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
  /// The place that is shown, or that lies below findings and help.
  var place: BrowsePlaces.Place {
    var path = path
    path.leaveOverlays()
    return BrowsePlaces.Place(
      path: path, list: list, entry: subject,
      top: path.shown == .entry ? texts.entry.top : texts.poster.top)
  }

  /// Keeps the place that is shown before a jump, so that it can be returned to.
  mutating func keepPlace() {
    if !screen.isOverlay || screen == .allFindings { places.keep(place) }
  }

  /// Goes back to where the last jump began; once more returns from there.
  mutating func returnToFormerPlace() {
    guard let former = places.former else { return message = .noFormerPlace }
    places.keep(place)
    restore(former)
  }

  /// Shows a place again.
  mutating func restore(_ place: BrowsePlaces.Place) {
    search.stop()
    path = place.path
    restoreList(as: place.list, at: place.entry)
    switch screen {
    case .poster: texts.poster.scroll(to: place.top)
    case .entry:
      let index = min(place.entry ?? 0, max(0, document.count - 1))
      if texts.openEntry != index { show(entry: index) }
      texts.changeEntry { $0.scroll(to: place.top) }
    case .list, .findings, .allFindings, .help: break
    }
  }

  /// Lists the entries of the filter, or all, as a list was, with an entry chosen.
  mutating func restoreList(as former: ListView, at entry: Int?) {
    list = former
    list.change(count: filter.entries?.foundCount ?? document.count, height: height)
    if let entry, list.count == 0 || entryIndex(ofRow: list.cursor) != entry {
      list.move(to: row(of: entry))
    }
  }
}
