public import ExpoText

extension StyledText {
  /// The most scalars of a character that are sent: a base and 30 marks (UAX #15, Stream-Safe).
  private static let longestCharacter = 31

  /// The beginning that fits so many cells; of characters with endless marks the first marks.
  public func cut(to width: Int, ambiguous: AmbiguousWidth = .narrow) -> StyledText {
    measuredCut(to: width, ambiguous: ambiguous).text
  }

  /// The beginning that fits so many cells, and how many of them it takes.
  func measuredCut(
    to width: Int, ambiguous: AmbiguousWidth
  ) -> (text: StyledText, width: Int) {
    // No character takes more cells than it has bytes in UTF-8.
    if string.utf8.count <= min(width, Self.longestCharacter) {
      return (self, DisplayWidth.of(string, ambiguous: ambiguous))
    }
    var (cut, room, isFull) = (StyledText(), width, false)
    forEachRun { role, run in
      guard !isFull else { return }
      var isEndless = false
      let fitting = run.prefix { character in
        let cells = DisplayWidth.of(character, ambiguous: ambiguous)
        isFull = cells > room
        if isFull { return false }
        room -= cells
        isEndless = isEndless || character.utf8.count > Self.longestCharacter
        return true
      }
      cut.append(isEndless ? Self.shortened(fitting) : String(fitting), role)
    }
    return (cut, width - room)
  }

  /// A text without the marks that are too many.
  private static func shortened(_ text: Substring) -> String {
    text.reduce(into: "") { text, character in
      text.unicodeScalars.append(contentsOf: character.unicodeScalars.prefix(longestCharacter))
    }
  }

  /// The part in a range of UTF-8 bytes, with other parts of the whole in the role of a match.
  ///
  /// `marks` are ranges of bytes too, in order, none overlapping.
  public func part(_ range: Range<Int>, marking marks: some Sequence<Range<Int>>) -> StyledText {
    let marks = marks.map { $0.clamped(to: range) }.filter { !$0.isEmpty }
    var (part, start) = (StyledText(), 0)
    forEachRun { role, run in
      let bytes = start..<start + run.utf8.count
      start = bytes.upperBound
      let wanted = bytes.clamped(to: range)
      guard !wanted.isEmpty else { return }
      let slice = { (piece: Range<Int>) -> String in
        let from = run.utf8.index(run.startIndex, offsetBy: piece.lowerBound - bytes.lowerBound)
        return String(run[from..<run.utf8.index(from, offsetBy: piece.count)])
      }
      var place = wanted.lowerBound
      for mark in marks where mark.overlaps(wanted) {
        let mark = mark.clamped(to: wanted)
        part.append(slice(place..<mark.lowerBound), role)
        part.append(slice(mark), .match)
        place = mark.upperBound
      }
      part.append(slice(place..<wanted.upperBound), role)
    }
    return part
  }

  /// The whole with what a query finds in the role of a match.
  public func marking(_ key: SearchKey?) -> StyledText {
    guard let key, !key.isEmpty else { return self }
    let marks = key.ranges(in: string).map { range in
      string.utf8.distance(
        from: string.startIndex, to: range.lowerBound)..<string.utf8.distance(
          from: string.startIndex, to: range.upperBound)
    }
    return marks.isEmpty ? self : part(0..<string.utf8.count, marking: marks)
  }
}
