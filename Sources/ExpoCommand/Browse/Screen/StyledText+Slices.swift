import ExpoBase
import ExpoSearch

extension StyledText {
  /// The most scalars of a character that are kept: a base and 30 marks (UAX #15, Stream-Safe).
  private static let longestCharacter = 31

  /// The beginning of the text; `…` in the role and without a space before it shows a cut.
  func fitted(to width: Int, ambiguous: AmbiguousWidth) -> StyledText {
    guard DisplayWidth.of(string, ambiguous: ambiguous) > width else { return self }
    let sign = DisplayWidth.of("…", ambiguous: ambiguous)
    guard width >= sign else { return StyledText() }
    var cut = prefix(fitting: width - sign, ambiguous: ambiguous).text
    let kept = cut.string.trimmingEnd(while: \.isWhitespace).utf8.count
    if kept < cut.string.utf8.count { cut = cut.slice(0..<kept, marking: []) }
    var last = Role.plain
    cut.forEachRun { role, _ in last = role }
    cut.append("…", last)
    return cut
  }

  /// A text and its width in cells.
  typealias Measured = (text: StyledText, width: Int)

  /// The longest prefix that fits into `width` cells, and its width; a character keeps at most 30 marks.
  func prefix(fitting width: Int, ambiguous: AmbiguousWidth) -> Measured {
    var hasLongCharacter = false
    let whole = DisplayWidth.prefix(of: string[...], fitting: width, ambiguous: ambiguous) {
      hasLongCharacter =
        hasLongCharacter || !$0.unicodeScalars.dropFirst(Self.longestCharacter).isEmpty
      return DisplayWidth.of($0, ambiguous: ambiguous)
    }
    let end = whole.text.utf8.count
    let prefix = end == string.utf8.count ? self : slice(0..<end, marking: [])
    return (hasLongCharacter ? prefix.withShortCharacters : prefix, whole.cells)
  }

  /// The text with at most 30 marks on a character.
  var withShortCharacters: StyledText {
    var short = StyledText()
    forEachRun { role, run in
      // A lazy `flatMap` takes ten times as long, and a view's `append(contentsOf:)` copies all that is in it.
      let kept = run.reduce(into: String.UnicodeScalarView()) { kept, character in
        for scalar in character.unicodeScalars.prefix(Self.longestCharacter) { kept.append(scalar) }
      }
      short.append(String(kept), role)
    }
    return short
  }

  /// The text in a range of UTF-8 bytes, with matches marked.
  ///
  /// `marks` are ranges of bytes of the whole text, in order and without overlaps; `current` is the current
  /// one of them.
  func slice(
    _ range: Range<Int>, marking marks: some Sequence<Range<Int>>, current: Range<Int>? = nil
  ) -> StyledText {
    let current = current?.clamped(to: range)
    var result = StyledText()
    var position = range.lowerBound
    for mark in marks.map({ $0.clamped(to: range) }) where !mark.isEmpty {
      result.append(position..<mark.lowerBound, of: self)
      let start = string.utf8.index(string.startIndex, offsetBy: mark.lowerBound)
      let end = string.utf8.index(start, offsetBy: mark.count)
      result.append(String(string[start..<end]), mark == current ? .currentMatch : .match)
      position = mark.upperBound
    }
    result.append(position..<range.upperBound, of: self)
    return result
  }

  func markingMatches(of key: SearchQuery?) -> StyledText {
    guard let key, !key.isEmpty else { return self }
    let marks = key.byteRanges(in: string)
    return marks.isEmpty ? self : slice(0..<string.utf8.count, marking: marks)
  }
}
