import ExpoBase
import ExpoSearch

/// A search through the entries that is made a part at a time, so that keys are never waited for.
///
/// It begins at an entry and goes round all of them: what comes next on the screen is found first.
struct EntrySearch: Sendable {
  /// What is known of the next place.
  enum Answer: Equatable {
    case found(Int)
    /// There may be one where has not been looked yet.
    case unknown
    case none
  }

  /// How many entries there are.
  let count: Int
  /// The entry it began at, from 0.
  let start: Int
  /// How many entries have been looked at.
  private(set) var scanned = 0
  /// The entries found, by how far they lie behind the start; in order.
  private var offsets: [Int] = []
  /// Those that match by accident, until it is known whether they count (``SearchMatch``).
  private var accidental: [(offset: Int, score: Int)] = []
  /// The entries found, by how well they match.
  private var ranking = EntryRanking()
  private var matchesName = false

  init(count: Int, from start: Int = 0) {
    self.count = count
    self.start = count == 0 ? 0 : min(max(0, start), count - 1)
  }

  /// Whether all entries have been looked at.
  var isComplete: Bool { scanned >= count }
  /// How many were found so far.
  var foundCount: Int { offsets.count }

  /// Looks at entries until a condition has had enough.
  mutating func advance(while wantsMore: () -> Bool, match: (Int) -> SearchMatch?) {
    while !isComplete {
      if let match = match(element(at: scanned)) { take(match) }
      scanned += 1
      if isComplete { decideAccidental() }
      if !wantsMore() { return }
    }
  }

  private mutating func take(_ match: SearchMatch) {
    if match.isAccidental { return accidental.append((scanned, match.score)) }
    offsets.append(scanned)
    ranking.add(element(at: scanned), score: match.score)
    if match.matchesInitialsOfName { matchesName = true }
  }

  /// Accidental matches are found only if consonants of the query match no name.
  private mutating func decideAccidental() {
    defer { accidental = [] }
    if matchesName || accidental.isEmpty { return }
    offsets = (offsets + accidental.map(\.offset)).sorted()
    for (offset, score) in accidental { ranking.add(element(at: offset), score: score) }
    ranking.sort()
  }

  /// The entry found of a number, in the order found.
  func found(_ number: Int) -> Int { element(at: offsets[number]) }

  /// The entry found of a number, the best first; of one score in the order found.
  func best(_ number: Int) -> Int { ranking[number] }

  /// The first entry found that is not before a given one, round the end if need be.
  func next(from entry: Int) -> Answer {
    let index = index(ofFirstFrom: offset(of: entry))
    if index < offsets.count { return .found(found(index)) }
    if !isComplete { return .unknown }
    return offsets.isEmpty ? .none : .found(found(0))
  }

  /// The last entry found before a given one, round the start if need be.
  func previous(before entry: Int) -> Answer {
    let offset = offset(of: entry)
    guard offset <= scanned else { return .unknown }
    let index = index(ofFirstFrom: offset)
    if index > 0 { return .found(found(index - 1)) }
    if !isComplete { return .unknown }
    return offsets.isEmpty ? .none : .found(found(offsets.count - 1))
  }

  /// The place of an entry among all found in the order of the document, from 1; nil if it is none.
  func rank(of entry: Int) -> Int? {
    let offset = offset(of: entry)
    let index = index(ofFirstFrom: offset)
    guard index < offsets.count, offsets[index] == offset else { return nil }
    // Those beyond the end of the document come first in it.
    let wrapped = self.index(ofFirstFrom: count - start)
    return index < wrapped ? offsets.count - wrapped + index + 1 : index - wrapped + 1
  }

  /// How many entries found lie before a given one, where the search began with the first entry.
  func row(of entry: Int) -> Int { index(ofFirstFrom: offset(of: entry)) }

  private func element(at offset: Int) -> Int { (start + offset) % max(1, count) }

  private func offset(of entry: Int) -> Int {
    count == 0 ? 0 : ((entry - start) % count + count) % count
  }

  private func index(ofFirstFrom offset: Int) -> Int {
    offsets.partitioningIndex { $0 >= offset }
  }
}

/// Entries by how well they match: adding one moves no other.
private struct EntryRanking: Sendable {
  /// The entries of each score, the best score first.
  private var groups: [(score: Int, entries: [Int])] = []

  mutating func add(_ entry: Int, score: Int) {
    let place = groups.partitioningIndex { $0.score >= score }
    if place == groups.count || groups[place].score != score {
      groups.insert((score, []), at: place)
    }
    groups[place].entries.append(entry)
  }

  /// Sorts the entries of each score.
  mutating func sort() {
    for place in groups.indices { groups[place].entries.sort() }
  }

  subscript(number: Int) -> Int {
    var left = number
    for group in groups {
      if left < group.entries.count { return group.entries[left] }
      left -= group.entries.count
    }
    return 0
  }
}
