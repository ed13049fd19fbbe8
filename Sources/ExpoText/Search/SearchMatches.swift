/// The matches of a query in a text, found lazily from left to right.
struct SearchMatches {
  private let query: SearchQuery
  private let bytes: UTF8Bytes
  private var scalars: FoldedScalars
  private var starts: GraphemeBoundaries
  private var ends: GraphemeBoundaries
  private var offset = 0

  /// Creates the matches of a query in a text.
  init(of query: SearchQuery, in text: String) {
    // Bridged strings may be UTF-16, in which finding a byte offset takes a pass.
    var text = text
    text.makeContiguousUTF8()
    self.query = query
    bytes = UTF8Bytes(text)
    scalars = FoldedScalars(bytes)
    starts = GraphemeBoundaries(of: text, bytes)
    ends = starts
  }

  /// Returns the bytes of the next match; nil after the last.
  mutating func next() -> Range<Int>? {
    // Copied, because each access to the property would retain and release its arrays.
    let query = query
    while let start = query.prefilter.next(in: bytes, from: offset) {
      offset = start + 1
      guard starts.contains(start), let end = end(ofMatchAt: start, of: query) else { continue }
      offset = end
      return start..<end
    }
    return nil
  }

  /// The end of the match at an offset; nil if there is none.
  private mutating func end(ofMatchAt start: Int, of query: SearchQuery) -> Int? {
    scalars.restart(at: start)
    guard scalars.match(query.body) else { return nil }
    for ending in query.endings {
      var rest = scalars
      if rest.match(ending), rest.isBetweenScalars, ends.contains(rest.offset) {
        return rest.offset
      }
    }
    return nil
  }
}

extension FoldedScalars {
  /// Reads a scalar for each pattern; false at the first that does not match.
  fileprivate mutating func match(_ patterns: [ScalarPattern]) -> Bool {
    for index in patterns.indices {
      guard let scalar = next(), patterns[index].matches(scalar) else { return false }
    }
    return true
  }
}
