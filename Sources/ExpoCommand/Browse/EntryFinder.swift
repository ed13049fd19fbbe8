import ExpoBase
import ExpoSearch

struct FinderQuery: Sendable {
  /// The meaning of the text, and how long it stays; the raw value is the sign before the text.
  enum Kind: String, Sendable {
    /// Words: until Esc, or until another search.
    case search = "/"
    /// Words: kept, and `/` searches among its matches.
    case filter = "&"
    /// A number, a name or a JSON Pointer: until one is opened.
    case name = ":"

    /// What to type, while nothing is typed.
    func hint(in language: Language) -> String {
      switch self {
      case .search: language.pick(en: "words to find", ko: "찾을 말")
      case .filter: language.pick(en: "words, to list only these", ko: "이 말이 있는 것만 표시")
      case .name: language.pick(en: "a number or a name", ko: "번호나 이름")
      }
    }
  }

  let kind: Kind
  let text: String
  /// The words to find and mark; nil for a name.
  let searchQuery: SearchQuery?
  /// The text with its sign: `/해금`.
  var label: String { kind.rawValue + text }

  /// nil for a text without words.
  init?(_ kind: Kind, _ text: String) {
    let searchQuery = SearchQuery(text)
    if kind == .name ? text.allSatisfy(\.isWhitespace) : searchQuery.isEmpty { return nil }
    self.kind = kind
    self.text = kind == .name ? text.trimmingSpaces : text
    self.searchQuery = kind == .name ? nil : searchQuery
  }

  /// How a row matches; `member` returns its texts.
  func match(_ member: (SearchMember) -> String?) -> SearchMatch? {
    (searchQuery ?? SearchQuery(text)).match { member($0).map(SearchedText.init) }
  }
}

/// The rows that match a query, the best first: entries, findings or expositions.
///
/// It searches in steps, so that keys never wait. Rows of the same score stay in their order; a lower
/// score is better.
struct EntryFinder: Sendable {
  let query: FinderQuery
  /// The rows to search.
  var count: Int
  /// The number of rows that have been searched.
  private var scanned = 0
  private(set) var foundCount = 0
  /// The matching rows by score, the best score first.
  private var groups: [(score: Int, rows: [Int])] = []
  /// Rows that match by accident (``SearchMatch/isAccidental``), until the search is complete.
  private var accidental: [(row: Int, score: Int)] = []
  /// Whether consonants of the query match the name of a row.
  private var matchesInitialsOfName = false

  init(_ query: FinderQuery, count: Int) {
    self.query = query
    self.count = count
  }

  var isComplete: Bool { scanned >= count }

  /// Searches rows with about `bytes` bytes; `length` returns the bytes of a row.
  mutating func advance(bytes: Int, length: (Int) -> Int, match: (Int) -> SearchMatch?) {
    var left = bytes
    while left > 0, !isComplete {
      if let match = match(scanned) { add(match) }
      left -= max(1, length(scanned))
      scanned += 1
    }
    if isComplete { addAccidental() }
  }

  private mutating func add(_ match: SearchMatch) {
    if match.isAccidental { return accidental.append((scanned, match.score)) }
    if match.matchesInitialsOfName { matchesInitialsOfName = true }
    add(scanned, score: match.score)
  }

  private mutating func add(_ row: Int, score: Int) {
    let index = groups.partitioningIndex { $0.score >= score }
    if index == groups.count || groups[index].score != score {
      groups.insert((score, []), at: index)
    }
    groups[index].rows.append(row)
    foundCount += 1
  }

  /// Adds the accidental matches, unless consonants of the query match a name.
  private mutating func addAccidental() {
    defer { accidental = [] }
    if matchesInitialsOfName || accidental.isEmpty { return }
    for (row, score) in accidental { add(row, score: score) }
    for index in groups.indices { groups[index].rows.sort() }
  }

  /// The row at an index of those found, from 0; 0 beyond the last.
  subscript(index: Int) -> Int {
    var left = index
    for group in groups {
      if left < group.rows.count { return group.rows[left] }
      left -= group.rows.count
    }
    return 0
  }

  /// The position of a row among those found, from 0; nil if it is not found.
  func position(of row: Int) -> Int? {
    var before = 0
    for group in groups {
      let index = group.rows.partitioningIndex { $0 >= row }
      if index < group.rows.count, group.rows[index] == row { return before + index }
      before += group.rows.count
    }
    return nil
  }
}
