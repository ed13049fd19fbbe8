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
  let key: SearchQuery?
  /// The text with its sign: `/해금`.
  var label: String { kind.rawValue + text }

  /// nil for a text without words.
  init?(_ kind: Kind, _ text: String) {
    let key = SearchQuery(text)
    if kind == .name ? text.allSatisfy(\.isWhitespace) : key.isEmpty { return nil }
    self.kind = kind
    self.text = kind == .name ? text.trimmingSpaces : text
    self.key = kind == .name ? nil : key
  }

  /// How a row with these texts matches.
  func match(_ member: (SearchMember) -> String?) -> SearchMatch? {
    (key ?? SearchQuery(text)).match { member($0).map(SearchedText.init) }
  }
}

/// The rows that a query finds, the best first: entries, findings or expositions.
///
/// It searches in steps, so that keys never wait. Rows of the same score stay in their order.
struct EntryFinder: Sendable {
  let query: FinderQuery
  /// The rows to search.
  var count: Int
  /// The number of rows that have been searched.
  private var scanned = 0
  private(set) var foundCount = 0
  /// The rows of each score, the best score first.
  private var groups: [(score: Int, rows: [Int])] = []
  /// Rows that match by accident, until it is known whether they count (``SearchMatch``).
  private var accidental: [(row: Int, score: Int)] = []
  private var matchesName = false

  init(_ query: FinderQuery, count: Int) {
    self.query = query
    self.count = count
  }

  var isComplete: Bool { scanned >= count }

  /// Searches about `bytes` bytes of rows.
  mutating func advance(bytes: Int, length: (Int) -> Int, match: (Int) -> SearchMatch?) {
    var left = bytes
    while left > 0, !isComplete {
      if let match = match(scanned) { take(match) }
      left -= max(1, length(scanned))
      scanned += 1
    }
    if isComplete { decideAccidental() }
  }

  private mutating func take(_ match: SearchMatch) {
    if match.isAccidental { return accidental.append((scanned, match.score)) }
    if match.matchesInitialsOfName { matchesName = true }
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

  /// Counts accidental matches only if consonants of the query match no name.
  private mutating func decideAccidental() {
    defer { accidental = [] }
    if matchesName || accidental.isEmpty { return }
    for (row, score) in accidental { add(row, score: score) }
    for index in groups.indices { groups[index].rows.sort() }
  }

  /// The row at an index among those found, from 0.
  subscript(number: Int) -> Int {
    var left = number
    for group in groups {
      if left < group.rows.count { return group.rows[left] }
      left -= group.rows.count
    }
    return 0
  }

  /// The index of a row among those found, from 0.
  func number(of row: Int) -> Int? {
    var before = 0
    for group in groups {
      let index = group.rows.partitioningIndex { $0 >= row }
      if index < group.rows.count, group.rows[index] == row { return before + index }
      before += group.rows.count
    }
    return nil
  }
}
