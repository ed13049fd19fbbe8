/// Finds the matches of a query in one text, from left to right.
struct TextSearch {
  private let query: SearchQuery
  private let bytes: UTF8Bytes
  private var letters: FoldedLetters
  private var starts: ClusterBoundaries
  private var ends: ClusterBoundaries
  private var offset = 0

  /// Begins at the start of a text.
  init(for query: SearchQuery, in text: String) {
    // What comes from another language may be stored as UTF-16, in which offsets cost a pass.
    var text = text
    text.makeContiguousUTF8()
    self.query = query
    bytes = UTF8Bytes(text)
    letters = FoldedLetters(bytes)
    starts = ClusterBoundaries(of: text, bytes)
    ends = starts
  }

  /// The next match behind the last one, in bytes.
  mutating func next() -> Range<Int>? {
    // A copy, since every use of the property would count the references to its arrays.
    let query = query
    while let start = query.firstScalars.next(in: bytes, from: offset) {
      offset = start + 1
      guard starts.contains(start), let end = end(ofMatchAt: start, of: query) else { continue }
      offset = end
      return start..<end
    }
    return nil
  }

  /// Where the match that begins at an offset ends, or nil if none does.
  private mutating func end(ofMatchAt start: Int, of query: SearchQuery) -> Int? {
    letters.restart(at: start)
    guard letters.skip(query.body) else { return nil }
    for ending in query.endings {
      var rest = letters
      if rest.skip(ending), rest.isBetweenScalars, ends.contains(rest.offset) { return rest.offset }
    }
    return nil
  }
}

extension FoldedLetters {
  /// Reads as many letters as there are patterns; false at the first that is not matched.
  fileprivate mutating func skip(_ patterns: [LetterPattern]) -> Bool {
    for index in patterns.indices {
      guard let letter = next(), patterns[index].matches(letter) else { return false }
    }
    return true
  }
}
