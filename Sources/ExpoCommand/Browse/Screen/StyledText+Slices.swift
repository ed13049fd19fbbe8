import ExpoBase
import ExpoSearch

extension StyledText {
  /// The most scalars of a character that are kept: a base and 30 marks (UAX #15, Stream-Safe).
  private static let longestCharacter = 31

  /// The longest prefix that fits into `width` cells; a character keeps at most 30 marks.
  func prefix(fitting width: Int, ambiguous: AmbiguousWidth = .narrow) -> StyledText {
    measuredPrefix(fitting: width, ambiguous: ambiguous).text
  }

  /// The beginning of the text, with `…` where it is cut, in the role of what it follows; no
  /// space is left before it.
  func fitted(to width: Int, ambiguous: AmbiguousWidth) -> StyledText {
    guard DisplayWidth.of(string, ambiguous: ambiguous) > width else { return self }
    let sign = DisplayWidth.of("…", ambiguous: ambiguous)
    guard width >= sign else { return StyledText() }
    var cut = prefix(fitting: width - sign, ambiguous: ambiguous)
    let spaces = cut.string.utf8.reversed().prefix { $0 == UInt8(ascii: " ") }.count
    if spaces > 0 { cut = cut.slice(0..<cut.string.utf8.count - spaces, marking: []) }
    var last = Role.plain
    cut.forEachRun { role, _ in last = role }
    cut.append("…", last)
    return cut
  }

  /// The longest prefix that fits into `width` cells, and its width.
  func measuredPrefix(
    fitting width: Int, ambiguous: AmbiguousWidth
  ) -> (text: StyledText, width: Int) {
    var isSimple = true
    let whole = DisplayWidth.prefix(of: string[...], fitting: width, ambiguous: ambiguous) {
      isSimple = false
      return DisplayWidth.of($0, ambiguous: ambiguous)
    }
    // A character is never wider in cells than it is long in UTF-8 bytes.
    let isShort = string.utf8.count <= min(width, Self.longestCharacter)
    if isShort || (isSimple && whole.text.endIndex == string.endIndex) {
      return (self, whole.cells)
    }
    var (prefix, room, isFull) = (StyledText(), width, false)
    forEachRun { role, run in
      guard !isFull else { return }
      var hasLongCharacter = false
      let fitting = DisplayWidth.prefix(of: run, fitting: room, ambiguous: ambiguous) { character in
        hasLongCharacter = hasLongCharacter || character.utf8.count > Self.longestCharacter
        return DisplayWidth.of(character, ambiguous: ambiguous)
      }
      room -= fitting.cells
      isFull = fitting.text.endIndex < run.endIndex
      prefix.append(hasLongCharacter ? Self.shortened(fitting.text) : String(fitting.text), role)
    }
    return (prefix, width - room)
  }

  /// A text with at most 30 marks on a character.
  private static func shortened(_ text: Substring) -> String {
    text.reduce(into: "") { text, character in
      text.unicodeScalars.append(contentsOf: character.unicodeScalars.prefix(longestCharacter))
    }
  }

  /// The text with at most 30 marks on a character, as terminals are given it.
  var withShortCharacters: StyledText {
    var hasLongCharacter = false
    _ = DisplayWidth.prefix(of: string[...], fitting: .max, ambiguous: .narrow) { character in
      hasLongCharacter = hasLongCharacter || character.utf8.count > Self.longestCharacter
      return 0
    }
    guard hasLongCharacter else { return self }
    var text = StyledText()
    forEachRun { role, run in text.append(Self.shortened(run), role) }
    return text
  }

  /// The text in a range of UTF-8 bytes, with some of it in the role of a match.
  ///
  /// `marks` are ranges of bytes of the whole text, in order and without overlaps; `current` is the
  /// one of them that the reader stands at.
  func slice(
    _ range: Range<Int>, marking marks: some Sequence<Range<Int>>, current: Range<Int>? = nil
  ) -> StyledText {
    let current = current?.clamped(to: range)
    let marks = marks.map { $0.clamped(to: range) }.filter { !$0.isEmpty }
    var (result, start) = (StyledText(), 0)
    forEachRun { role, run in
      let bytes = start..<start + run.utf8.count
      start = bytes.upperBound
      let wanted = bytes.clamped(to: range)
      guard !wanted.isEmpty else { return }
      let text = { (piece: Range<Int>) -> String in
        let from = run.utf8.index(run.startIndex, offsetBy: piece.lowerBound - bytes.lowerBound)
        return String(run[from..<run.utf8.index(from, offsetBy: piece.count)])
      }
      var position = wanted.lowerBound
      for whole in marks where whole.overlaps(wanted) {
        let mark = whole.clamped(to: wanted)
        result.append(text(position..<mark.lowerBound), role)
        result.append(text(mark), whole == current ? .currentMatch : .match)
        position = mark.upperBound
      }
      result.append(text(position..<wanted.upperBound), role)
    }
    return result
  }

  /// The text with all matches of a query in the role of a match.
  func markingMatches(of key: SearchQuery?) -> StyledText {
    guard let key, !key.isEmpty else { return self }
    let marks = key.byteRanges(in: string)
    return marks.isEmpty ? self : slice(0..<string.utf8.count, marking: marks)
  }
}

extension SearchQuery {
  /// The UTF-8 bytes of a text that the words match, from left to right, without overlaps.
  func byteRanges(in text: String) -> [Range<Int>] {
    ranges(in: text).map { range in
      let start = text.utf8.distance(from: text.startIndex, to: range.lowerBound)
      return start..<start + text.utf8.distance(from: range.lowerBound, to: range.upperBound)
    }
  }
}

/// A block of text that is broken into lines by itself: a title, a fact, a line of a paragraph.
struct WrappedText: Equatable, Sendable {
  /// The indent in cells if ``hangingIndent`` would leave too little room.
  private static let smallIndent = 2

  /// The text, without line feeds.
  let text: StyledText
  /// The indent of all lines but the first in cells; ignored if it is more than half of the width.
  let hangingIndent: Int
  /// What its text in the role of a link leads to.
  let link: FileLink?

  /// Creates a block of styled text.
  init(_ text: StyledText, hangingIndent: Int = 0, link: FileLink? = nil) {
    self.text = text
    self.hangingIndent = hangingIndent
    self.link = link
  }

  /// Creates a block of data in one role.
  init(_ text: String, _ role: StyledText.Role = .plain) {
    self.init(StyledText(text, role))
  }

  /// The block with at most 30 marks on a character: a line that is one character of a megabyte would be
  /// measured anew with every key.
  var withShortCharacters: WrappedText {
    text.string.utf8.count < Self.mostMeasured
      ? self : WrappedText(text.withShortCharacters, hangingIndent: hangingIndent)
  }

  /// The longest text, in bytes, that is measured quickly whatever it holds.
  private static let mostMeasured = 1 << 13

  /// The indent in lines of `width` cells.
  func indent(within width: Int) -> Int {
    hangingIndent * 2 <= width ? hangingIndent : Self.smallIndent
  }

  /// An empty line.
  static let blank = WrappedText(StyledText())
}
