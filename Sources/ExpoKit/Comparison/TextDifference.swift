import ExpoBase

/// What changed between two texts, by words: their parts in reading order.
///
/// `탑은 높다`, `탑이 높다` → kept `탑`, removed `은`, added `이`, kept ` 높다`. Of a changed word the common
/// beginning and end, cut at grapheme clusters, are kept. The difference of the texts in the other
/// order has the same parts, with added and removed exchanged.
package struct TextDifference: Sendable {
  /// What happened to a part.
  package enum Kind: Equatable, Sendable { case kept, removed, added }
  /// A part; those that are kept and removed are the old text, those kept and added the new one.
  package typealias Part = (kind: Kind, text: String)

  /// The parts in order: what was removed stands before what was added in its place.
  package private(set) var parts: [Part] = []
  private var removed = ""
  private var added = ""

  /// Compares two texts, byte by byte: canonically equivalent texts differ.
  package init(from old: String, to new: String) {
    // One order for both directions: an alignment need not be the only one.
    let isReversed = new.utf8.lexicographicallyPrecedes(old.utf8)
    let (one, other) = isReversed ? (new, old) : (old, new)
    let (words, others) = (TextWords.ranges(of: one), TextWords.ranges(of: other))
    var start = one.startIndex
    for change in Self.changes(words.map { one[$0] }, others.map { other[$0] }) {
      let place = change.old.lowerBound
      let begin = place < words.count ? words[place].lowerBound : one.endIndex
      keep(one[start..<begin])
      let pair = (words[change.old], others[change.new])
      if pair.0.count == pair.1.count, pair.0.count <= Self.pairLimit {
        for (word, otherWord) in zip(pair.0, pair.1) {
          replace(one[word], other[otherWord], isReversed: isReversed)
        }
      } else {
        replace(Self.text(pair.0, of: one), Self.text(pair.1, of: other), isReversed: isReversed)
      }
      start = pair.0.last?.upperBound ?? begin
    }
    keep(one[start...])
    flush()
  }

  private static func text(_ words: ArraySlice<Range<String.Index>>, of text: String) -> Substring {
    guard let first = words.first, let last = words.last else { return "" }
    return text[first.lowerBound..<last.upperBound]
  }

  // MARK: Changes

  /// The words of one text that are replaced by words of the other; either may be none.
  private typealias Change = (old: Range<Int>, new: Range<Int>)
  /// The most words between two changes that may be part of a larger one.
  private static let islandLimit = 2
  /// The most words in a row that are compared one with one; more are another sentence.
  private static let pairLimit = 3

  private static func changes(_ old: [Substring], _ new: [Substring]) -> [Change] {
    // By bytes: canonically equivalent words differ.
    var numbers: [[UInt8]: Int] = [:]
    let numbered = { (words: [Substring], numbers: inout [[UInt8]: Int]) in
      words.map { word in
        let (key, next) = (Array(word.utf8), numbers.count)
        if let known = numbers[key] { return known }
        numbers[key] = next
        return next
      }
    }
    let partners = Alignment(numbered(old, &numbers), numbered(new, &numbers)).partners
    var changes: [Change] = []
    var start = (old: 0, new: 0)
    func end(_ place: Int, _ partner: Int) {
      if start.old < place || start.new < partner {
        add((start.old..<place, start.new..<partner), to: &changes)
      }
      start = (place + 1, partner + 1)
    }
    for (place, partner) in partners.enumerated() where partner >= 0 { end(place, partner) }
    end(old.count, new.count)
    return changes
  }

  /// Adds a change, joined with the one before if fewer words are between them than in each.
  private static func add(_ change: Change, to changes: inout [Change]) {
    let size = { (change: Change) in max(change.old.count, change.new.count) }
    if let last = changes.last {
      let island = change.old.lowerBound - last.old.upperBound
      if island <= islandLimit, island < size(last), island < size(change) {
        changes[changes.count - 1] = (
          last.old.lowerBound..<change.old.upperBound, last.new.lowerBound..<change.new.upperBound
        )
        return
      }
    }
    changes.append(change)
  }

  // MARK: Parts

  /// Adds words that replace others, without the clusters that both begin or end with.
  private mutating func replace(_ one: Substring, _ other: Substring, isReversed: Bool) {
    let (old, new) = isReversed ? (Array(other), Array(one)) : (Array(one), Array(other))
    let isSame = { (one: Character, other: Character) in one.utf8.elementsEqual(other.utf8) }
    let head = zip(old, new).prefix { isSame($0, $1) }.count
    let rest = zip(old[head...].reversed(), new[head...].reversed())
    let tail = rest.prefix { isSame($0, $1) }.count
    keep(Substring(String(old[..<head])))
    removed += String(old[head..<old.count - tail])
    added += String(new[head..<new.count - tail])
    keep(Substring(String(old[(old.count - tail)...])))
  }

  private mutating func keep(_ text: Substring) {
    if text.isEmpty { return }
    flush()
    if parts.last?.kind == .kept {
      parts[parts.count - 1].text += text
    } else {
      parts.append((.kept, String(text)))
    }
  }

  /// Adds what was removed and added since something was kept.
  private mutating func flush() {
    if !removed.isEmpty { parts.append((.removed, removed)) }
    if !added.isEmpty { parts.append((.added, added)) }
    (removed, added) = ("", "")
  }
}
