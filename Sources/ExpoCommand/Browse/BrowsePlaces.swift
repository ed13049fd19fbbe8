/// Where the reader was, where it is on the way to, and what was typed to get there.
struct BrowsePlaces: Sendable {
  /// A screen as it was left.
  struct Place: Sendable {
    /// The screens up to it, none of which lies over others.
    let path: [BrowseState.Screen]
    let list: ListView
    /// The entry that was open or chosen, from 0; nil on the poster.
    let entry: Int?
    /// The first line of its text.
    let top: Int
  }

  /// The place that the last jump began at.
  var former: Place?
  /// The way to an entry with findings.
  var seek: EntrySeek?
  /// The search for an entry by its name.
  var naming: EntryNaming?
  var typed = TypedLines()
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
    let path = path.filter { !$0.isOverlay }
    return BrowsePlaces.Place(
      path: path, list: list, entry: subject, top: path.last == .entry ? entry.top : poster.top)
  }

  /// Keeps the place that is shown before a jump, so that it can be returned to.
  mutating func keepPlace() {
    if !screen.isOverlay || screen == .allFindings { places.former = place }
  }

  /// Goes back to where the last jump began; once more returns from there.
  mutating func returnToFormerPlace() {
    guard let former = places.former else { return message = .noFormerPlace }
    places.former = place
    restore(former)
  }

  /// Shows a place again.
  mutating func restore(_ place: BrowsePlaces.Place) {
    search.jump = nil
    search.steps = nil
    if !place.path.isEmpty { path = place.path }
    restoreList(as: place.list, at: place.entry)
    switch screen {
    case .poster: poster.scroll(to: place.top)
    case .entry:
      let index = min(place.entry ?? 0, max(0, document.count - 1))
      if !hasEntry || openEntry != index { show(entry: index) }
      entry.scroll(to: place.top)
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
