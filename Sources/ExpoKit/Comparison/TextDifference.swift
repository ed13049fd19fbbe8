import ExpoBase

/// What changed between two texts, by words.
///
/// `탑은 높다`, `탑이 높다` → kept `탑`, removed `은`, added `이`, kept ` 높다`. The common beginning and end of
/// a changed word are kept; words are cut between grapheme clusters, but not in a number. The reverse
/// difference has the same parts with added and removed exchanged.
package struct TextDifference: Sendable {
  package enum Kind: Equatable, Sendable { case kept, removed, added }
  /// Kept and removed parts are the old text, kept and added parts the new one.
  package typealias Part = (kind: Kind, text: String)

  /// The most unchanged words between two changes that are joined.
  private static let islandLimit = 2
  /// The most changed words in a row that are compared one by one; more count as a new sentence.
  private static let pairLimit = 3

  /// A removed part precedes the part that was added in its place.
  package private(set) var parts: [Part] = []

  /// Compares bytes: canonically equivalent texts differ.
  init(from old: String, to new: String) {
    let words = old.words
    let newWords = new.words
    let bytes = [words, newWords].map { $0.map { SourceBytes($0.utf8) } }
    // Always compares in the same order, because several alignments may be possible.
    let changes =
      new.precedesInBytes(old)
      ? Alignment(bytes[1], bytes[0]).changes.map { (old: $0.new, new: $0.old) }
      : Alignment(bytes[0], bytes[1]).changes
    var start = 0
    for change in Self.joined(changes) {
      add(.kept, words[start..<change.old.lowerBound].joined())
      let one = words[change.old]
      let other = newWords[change.new]
      let arePairs = one.count == other.count && one.count <= Self.pairLimit
      let pairs = arePairs ? Array(zip(one, other)) : [(one.joined()[...], other.joined()[...])]
      for (word, newWord) in pairs { replace(word, newWord) }
      start = change.old.upperBound
    }
    add(.kept, words[start...].joined())
  }

  /// Joins changes with fewer words between them than in each.
  private static func joined(_ changes: [Alignment.Change]) -> [Alignment.Change] {
    let size = { (change: Alignment.Change) in max(change.old.count, change.new.count) }
    return changes.reduce(into: []) { joined, change in
      let last = joined.last ?? (0..<0, 0..<0)
      let island = change.old.lowerBound - last.old.upperBound
      if island <= islandLimit, island < size(last), island < size(change) {
        let new = last.new.lowerBound..<change.new.upperBound
        joined[joined.count - 1] = (last.old.lowerBound..<change.old.upperBound, new)
      } else {
        joined.append(change)
      }
    }
  }

  /// Keeps the common beginning and end of two texts, but no part of a number.
  private mutating func replace(_ old: Substring, _ new: Substring) {
    let old = Array(old)
    let new = Array(new)
    let isSame = { (one: Character, other: Character) in one.utf8.elementsEqual(other.utf8) }
    var head = zip(old, new).prefix { isSame($0, $1) }.count
    while old.isInNumber(head) || new.isInNumber(head) { head -= 1 }
    let rest = zip(old[head...].reversed(), new[head...].reversed())
    var tail = rest.prefix { isSame($0, $1) }.count
    while old.isInNumber(old.count - tail) || new.isInNumber(new.count - tail) { tail -= 1 }
    add(.kept, String(old[..<head]))
    add(.removed, String(old[head..<old.count - tail]))
    add(.added, String(new[head..<new.count - tail]))
    add(.kept, String(old[(old.count - tail)...]))
  }

  private mutating func add(_ kind: Kind, _ text: String) {
    if text.isEmpty { return }
    let index = kind == .removed && parts.last?.kind == .added ? parts.count - 1 : parts.count
    if index > 0, parts[index - 1].kind == kind {
      parts[index - 1].text += text
    } else {
      parts.insert((kind, text), at: index)
    }
  }
}

extension [Character] {
  /// Whether a cut before an index is between digits, or beside a mark between digits: `1|0`, `1|.5`.
  fileprivate func isInNumber(_ index: Int) -> Bool {
    let isDigit = { (position: Int) in
      indices.contains(position) && self[position].hexDigitValue ?? 10 < 10
    }
    let isMark = { (position: Int) in
      indices.contains(position) && (self[position] == "," || self[position] == ".")
    }
    return isDigit(index - 1) && (isDigit(index) || isMark(index) && isDigit(index + 1))
      || isDigit(index - 2) && isMark(index - 1) && isDigit(index)
  }
}
