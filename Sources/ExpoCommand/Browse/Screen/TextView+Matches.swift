import ExpoBase
import ExpoSearch

extension TextView {
  typealias Match = (block: Int, bytes: Range<Int>)

  /// The matches in the part that is searched so far.
  var matchCount: Int { matches.count }

  /// The line that shows the start of the current match.
  var lineOfMatch: Int? { currentMatch.map { line(showing: start(of: matches[$0])) } }

  /// Marks all matches; nil removes them.
  ///
  /// The current match of the same text in another width stays current.
  mutating func mark(_ query: SearchQuery?, current: Int? = nil) {
    searchQuery = query.flatMap { $0.isEmpty ? nil : $0 }
    matches = blocks.indices.flatMap { block in
      let found = searchQuery?.byteRanges(in: blocks[block].text.string) ?? []
      return found.map { (block, $0) }
    }
    currentMatch = current.flatMap { matches.indices.contains($0) ? $0 : nil }
  }

  /// Goes to the first match on a line or after it; false if there is none.
  @discardableResult
  mutating func goToMatch(from line: Int) -> Bool {
    goToMatch(number: matches.firstIndex { self.line(showing: start(of: $0)) >= line })
  }

  @discardableResult
  mutating func goToLastMatch() -> Bool { goToMatch(number: matches.indices.last) }

  /// Goes to the next or previous match; false if there is none.
  ///
  /// If the current match was scrolled away, it continues from what is on the screen.
  mutating func goToNextMatch(forwards: Bool) -> Bool {
    guard let current = currentMatch else {
      return forwards ? goToMatch(from: top) : goToLastMatch()
    }
    if let line = lineOfMatch, !visible.contains(line) {
      if forwards { return goToMatch(from: top) }
      let end = visible.upperBound
      return goToMatch(number: matches.lastIndex { self.line(showing: start(of: $0)) < end })
    }
    let next = forwards ? current + 1 : current - 1
    return goToMatch(number: matches.indices.contains(next) ? next : nil)
  }

  private mutating func goToMatch(number: Int?) -> Bool {
    guard let number else { return false }
    currentMatch = number
    reveal(start(of: matches[number]))
    return true
  }

  private func start(of match: Match) -> Position {
    Position(block: match.block, offset: match.bytes.lowerBound)
  }

  /// The bytes of the matches that a line shows in part.
  func marks(in line: Line) -> [Range<Int>] {
    let first = matches.partitioningIndex {
      ($0.block, $0.bytes.upperBound) > (line.block, line.shown.lowerBound)
    }
    return matches[first...].prefix {
      $0.block == line.block && $0.bytes.lowerBound < line.shown.upperBound
    }.map(\.bytes)
  }
}
