/// What somebody looks for in texts, in the forms in which it may be typed and written.
///
/// `SearchKey("해ㄱ").matches("서양 해금")` → true. A query is found wherever its letters stand in a
/// row, from one boundary of grapheme clusters to another:
/// - Case, width and canonically equivalent forms do not count: `CAFÉ`, `ｃａｆé` and `cafe` + U+0301
///   are one, `連` U+9023 and U+F99A too. Accents do: `cafe` does not find `café`.
/// - White space around a query is dropped; within, any white space finds any other, line ends too.
/// - A consonant finds the syllables it begins: `ㅎㄱ` → `해금`; `ㄳ` is `ㄱㅅ`.
/// - A last syllable finds what it may still become by more keys: `하` → `한`, `고` → `광`,
///   `한` → `하나`, `값` → `갑사`, so that no result is lost while one types.
/// - A query of nothing but white space matches every text, in no range.
///
/// The query is compiled once. A search takes time in proportion to the text, at worst times the
/// length of the query.
public struct SearchKey: Sendable {
  /// The compiled query, or nil if it is empty.
  private let query: SearchQuery?

  /// Compiles a query.
  public init(_ query: String) {
    self.query = SearchQuery(query)
  }

  /// Whether the query is empty or nothing but white space.
  public var isEmpty: Bool { query == nil }

  /// Whether a text holds the query.
  public func matches(_ text: String) -> Bool {
    guard let query else { return true }
    var search = TextSearch(for: query, in: text)
    return search.next() != nil
  }

  /// Where a text holds the query: from left to right, none overlapping, of whole clusters.
  public func ranges(in text: String) -> [Range<String.Index>] {
    guard let query else { return [] }
    var search = TextSearch(for: query, in: text)
    var ranges: [Range<String.Index>] = []
    var (offset, index) = (0, text.startIndex)
    while let found = search.next() {
      let start = text.utf8.index(index, offsetBy: found.lowerBound - offset)
      index = text.utf8.index(start, offsetBy: found.count)
      offset = found.upperBound
      ranges.append(start..<index)
    }
    return ranges
  }
}
