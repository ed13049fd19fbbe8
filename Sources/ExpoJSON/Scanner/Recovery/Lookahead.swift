import ExpoBase

/// Searches ahead of the scanner to decide what was meant, and remembers the results.
///
/// A file may have a mistake every few bytes that only its end explains: `/*` on each line and no `*/`, or many words
/// with one quote too many. Each search continues where the last one for the same thing stopped.
struct Lookahead {
  private let bytes: SourceBytes
  private var spaces = RememberedScan()
  private var spacesAfterStrings = RememberedScan()
  private var closingQuotes = RememberedScan()
  private var plainQuotes = RememberedScan()
  private var wrongQuotes: [RememberedScan] = []
  private var commentEnds = RememberedScan()
  private var mergeEnds = RememberedScan()

  init(_ bytes: SourceBytes) {
    self.bytes = bytes
  }

  // MARK: Strings

  /// The first byte from `start` on that is not white space.
  mutating func endOfSpace(from start: Int) -> Int {
    spaces.end(from: start) { [bytes] in bytes.endOfSpace(from: $0) }
  }

  /// The offset after a string; nil if it is not closed on its line.
  mutating func endOfString(from quote: Int) -> Int? {
    let end = closingQuotes.end(from: quote + 1) { [bytes] start in
      var index = start
      while index < bytes.count, !bytes[index].isLineEnd, bytes[index] != .quote {
        index += bytes[index] == .backslash ? 2 : 1
      }
      return index
    }
    return bytes.byte(at: end) == .quote ? end + 1 : nil
  }

  /// The next byte that is not white space; nil if the string is not closed on its line, or nothing follows.
  mutating func byteAfterString(from quote: Int) -> UInt8? {
    guard let end = endOfString(from: quote) else { return nil }
    let next = spacesAfterStrings.end(from: end) { [bytes] in bytes.endOfSpace(from: $0) }
    return bytes.byte(at: next)
  }

  /// The offset after the first quote on the line that plainly ends a string; nil if there is none.
  mutating func endOfInterruptedString(from start: Int) -> Int? {
    let end = plainQuotes.end(from: start) { [bytes] start in
      var index = start
      while index < bytes.count, !bytes[index].isLineEnd {
        if bytes[index] == .quote, bytes.isPlainEnd(at: index + 1) { return index }
        let isEscape = bytes[index] == .backslash && bytes.byte(at: index + 1)?.isLineEnd == false
        index += isEscape ? 2 : 1
      }
      return index
    }
    return bytes.byte(at: end) == .quote ? end + 1 : nil
  }

  /// The offset after a string in wrong quotes whose content begins at `start`.
  ///
  /// The string ends with the first closing quote on the line that plainly ends a string, else with the first closing
  /// quote, else with the line.
  mutating func endOfString(in quotes: WrongQuotes, from start: Int) -> Int {
    if wrongQuotes.isEmpty {
      wrongQuotes = Array(repeating: RememberedScan(), count: WrongQuotes.all.count)
    }
    let end = wrongQuotes[quotes.number].end(from: start) { [bytes] start in
      quotes.firstClosing(in: bytes, from: start) { bytes.isPlainEnd(at: $0) }
    }
    if let length = quotes.lengthOfClosing(in: bytes, at: end) { return end + length }
    let first = quotes.firstClosing(in: bytes, from: start) { _ in true }
    return first + (quotes.lengthOfClosing(in: bytes, at: first) ?? 0)
  }

  // MARK: Comments and merges

  /// The offset after the `*/` of a comment whose content begins at `start`; nil if there is none.
  mutating func endOfBlockComment(from start: Int) -> Int? {
    let star = commentEnds.end(from: start) { [bytes] start in
      var index = start
      while index + 1 < bytes.count, bytes[index] != .star || bytes[index + 1] != .slash {
        index += 1
      }
      return index
    }
    return star + 1 < bytes.count ? star + 2 : nil
  }

  /// The first line from `start`, where a line begins, that ends a merge; nil if there is none.
  mutating func lineEndingMerge(from start: Int) -> Int? {
    let line = mergeEnds.end(from: start) { [bytes] start in
      var line = start
      while line < bytes.count, !bytes.matches(">>>>>>>", at: line) {
        line = bytes.endOfLine(from: line) + 1
      }
      return line
    }
    return line < bytes.count ? line : nil
  }
}

/// A search that keeps its result, so that no byte is searched twice.
///
/// What it looks for must not depend on where it begins. Searches from ascending offsets take one pass together.
struct RememberedScan {
  private var start = 0
  private var end = -1

  /// `search` is called only if the result is unknown.
  mutating func end(from offset: Int, _ search: (_ offset: Int) -> Int) -> Int {
    if offset < start || offset > end {
      start = offset
      end = search(offset)
    }
    return end
  }
}
