package import ExpoText

extension TextView {
  /// The bytes of a block that a query matches.
  struct Match: Equatable, Sendable {
    let block: Int
    let bytes: Range<Int>
  }

  /// The number of matches.
  package var matchCount: Int { matches.count }

  /// The line that shows the start of the current match; nil if there is no current match.
  package var lineOfMatch: Int? { currentMatch.map { line(of: matches[$0]) } }

  /// Searches the whole text; nil removes all matches.
  package mutating func mark(_ key: SearchQuery?) {
    currentMatch = nil
    guard let key, !key.isEmpty else { return matches = [] }
    matches = blocks.enumerated().flatMap { number, block in
      let text = block.text.string
      return key.ranges(in: text).map { range in
        let start = text.utf8.distance(from: text.startIndex, to: range.lowerBound)
        let count = text.utf8.distance(from: range.lowerBound, to: range.upperBound)
        return Match(block: number, bytes: start..<start + count)
      }
    }
  }

  /// Goes to the first match on a line or after it; false if there is none.
  @discardableResult
  package mutating func goToMatch(from line: Int) -> Bool {
    let found = matches.indices.first { self.line(of: matches[$0]) >= line }
    return goToMatch(number: found)
  }

  /// Goes to the match after the current one, or before it; false if there is none.
  @discardableResult
  package mutating func goToNextMatch(forwards: Bool) -> Bool {
    guard let current = currentMatch else {
      return forwards ? goToMatch(from: top) : goToMatch(number: matches.indices.last)
    }
    let next = current + (forwards ? 1 : -1)
    return goToMatch(number: matches.indices.contains(next) ? next : nil)
  }

  private mutating func goToMatch(number: Int?) -> Bool {
    guard let number else { return false }
    currentMatch = number
    reveal(line(of: matches[number]))
    return true
  }

  private func line(of match: Match) -> Int {
    line(showing: match.bytes.lowerBound, of: match.block)
  }

  /// The bytes of all matches that a line shows a part of.
  func marks(in line: Line) -> [Range<Int>] {
    guard !matches.isEmpty else { return [] }
    var (low, high) = (0, matches.count)
    while low < high {
      let middle = (low + high) / 2
      let match = matches[middle]
      let isBefore = (match.block, match.bytes.upperBound) <= (line.block, line.shown.lowerBound)
      if isBefore { low = middle + 1 } else { high = middle }
    }
    return matches[low...].prefix {
      $0.block == line.block && $0.bytes.lowerBound < line.shown.upperBound
    }.map(\.bytes)
  }
}
