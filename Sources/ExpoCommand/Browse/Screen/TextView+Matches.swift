import ExpoBase
import ExpoSearch

extension TextView {
  /// The bytes of a block that a query matches.
  struct Match: Equatable, Sendable {
    let block: Int
    let bytes: Range<Int>
  }

  /// A match that begins in one portion of a block may end so many bytes behind it.
  private static let overlap = 1 << 13

  /// The number of matches, as far as the text is searched.
  var matchCount: Int { matches.count }

  /// Whether the whole text is searched.
  var isSearched: Bool { key == nil || searched.block >= blocks.count }

  /// The line that shows the start of the current match; nil if there is no current match.
  var lineOfMatch: Int? {
    currentMatch.map { line(showing: place(of: matches[$0])) }
  }

  /// Searches the text; nil removes all matches.
  ///
  /// The match that is current in the same text, laid out for another width, stays current.
  mutating func mark(_ key: SearchQuery?, current: Int? = nil) {
    matches = []
    self.key = key.flatMap { $0.isEmpty ? nil : $0 }
    searched = Place(block: 0, offset: 0)
    if self.key != nil { search() }
    currentMatch = current.flatMap { matches.indices.contains($0) ? $0 : nil }
  }

  /// Goes to the first match on a line or after it; false if there is none, nil if it is not known.
  @discardableResult
  mutating func goToMatch(from line: Int) -> Bool? {
    goToMatch(number: matches.firstIndex { self.line(showing: place(of: $0)) >= line })
  }

  /// Goes to the last match; false if there is none, nil if it is not known.
  @discardableResult
  mutating func goToLastMatch() -> Bool? {
    isSearched ? goToMatch(number: matches.indices.last) : nil
  }

  /// Goes to the match after the current one, or before it; false if there is none, nil if it is not
  /// known.
  ///
  /// From a text that was scrolled away from the current match it goes on from what is on the screen.
  @discardableResult
  mutating func goToNextMatch(forwards: Bool) -> Bool? {
    guard let current = currentMatch else {
      return forwards ? goToMatch(from: top) : goToLastMatch()
    }
    if isSettled, let line = lineOfMatch, !visible.contains(line) {
      if forwards { return goToMatch(from: visible.lowerBound) }
      let end = visible.upperBound
      let number = matches.lastIndex { self.line(showing: place(of: $0)) < end }
      return number == nil ? false : goToMatch(number: number)
    }
    if !forwards { return current > 0 ? goToMatch(number: current - 1) : false }
    return goToMatch(number: current + 1 < matches.count ? current + 1 : nil)
  }

  private mutating func goToMatch(number: Int?) -> Bool? {
    guard let number else { return isSearched ? false : nil }
    currentMatch = number
    reveal(place(of: matches[number]))
    return true
  }

  private func place(of match: Match) -> Place {
    Place(block: match.block, offset: match.bytes.lowerBound)
  }

  /// The bytes of all matches that a line shows a part of, and of the current one among them.
  func marks(in line: Line) -> (all: [Range<Int>], current: Range<Int>?) {
    let first = matches.partitioningIndex {
      ($0.block, $0.bytes.upperBound) > (line.block, line.shown.lowerBound)
    }
    let shown = matches[first...].prefix {
      $0.block == line.block && $0.bytes.lowerBound < line.shown.upperBound
    }
    let current = currentMatch.flatMap { shown.indices.contains($0) ? matches[$0].bytes : nil }
    return (shown.map(\.bytes), current)
  }

  // MARK: Searching

  /// Searches another portion of the text.
  mutating func search() {
    guard let key else { return }
    var left = Self.portion
    while left > 0, searched.block < blocks.count {
      let text = blocks[searched.block].text.string
      let part = Self.part(of: text, from: searched.offset)
      let piece = part.searched == 0..<text.utf8.count ? text : String(part.text)
      for range in key.ranges(in: piece) {
        let start = piece.utf8.distance(from: piece.startIndex, to: range.lowerBound)
        let count = piece.utf8.distance(from: range.lowerBound, to: range.upperBound)
        let bytes = part.searched.lowerBound + start..<part.searched.lowerBound + start + count
        if bytes.lowerBound < part.searched.upperBound, !isFound(bytes.lowerBound) {
          matches.append(Match(block: searched.block, bytes: bytes))
        }
      }
      left -= max(1, part.searched.count)
      let isLast = part.searched.upperBound >= text.utf8.count
      searched =
        isLast
        ? Place(block: searched.block + 1, offset: 0)
        : Place(block: searched.block, offset: part.searched.upperBound)
    }
  }

  /// Whether a byte of the block that is searched is in the match found last.
  private func isFound(_ offset: Int) -> Bool {
    matches.last.map { $0.block == searched.block && offset < $0.bytes.upperBound } ?? false
  }

  /// A portion of a text from a byte on, with what a match at its end may reach into.
  private static func part(
    of text: String, from offset: Int
  ) -> (text: Substring, searched: Range<Int>) {
    let utf8 = text.utf8
    let start = utf8.index(utf8.startIndex, offsetBy: offset)
    guard utf8.count - offset > portion + overlap else {
      return (text[start...], offset..<utf8.count)
    }
    let end = boundary(in: text, before: utf8.index(start, offsetBy: portion))
    let last = boundary(in: text, before: utf8.index(start, offsetBy: portion + overlap))
    return (text[start..<last], offset..<offset + utf8.distance(from: start, to: end))
  }

  /// The last space before an index, if there is one near it, else the start of a scalar.
  private static func boundary(in text: String, before index: String.Index) -> String.Index {
    let utf8 = text.utf8
    let nearest = utf8.index(index, offsetBy: -overlap / 2)
    if let space = utf8[nearest..<index].lastIndex(of: UInt8(ascii: " ")) { return space }
    return utf8[nearest..<index].lastIndex { $0 & 0xC0 != 0x80 } ?? index
  }
}
