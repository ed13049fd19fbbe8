import ExpoBase
import ExpoSearch

/// A text to search for.
struct BrowseQuery: Sendable {
  let text: String
  /// The text as words to be matched; nil if it has none.
  let key: SearchQuery?

  init(_ text: String = "") {
    let key = SearchQuery(text)
    self.text = text
    self.key = key.isEmpty ? nil : key
  }
}

/// What is searched for, and how far the search has come.
struct BrowseSearch: Sendable {
  /// Where a search leads that is not done yet.
  enum Jump: Sendable {
    /// To the first match from an entry on, or to the last before it.
    case from(Int), before(Int)
    /// To the entry that matches best.
    case best
  }

  /// What is searched for in poster and entries.
  private(set) var query = BrowseQuery()
  /// The entries that match; nil without a query.
  var entries: EntrySearch?
  private(set) var jump: Jump?
  /// The matches to go on by there; backwards by a negative number.
  private(set) var rest = 0
  /// The matches that are still to be gone on by in a text that is not searched to its end.
  private(set) var steps: MatchSteps?
  /// What is searched for in findings or help; dropped when they are left.
  private(set) var overlayQuery = BrowseQuery()

  /// Looks for another text, in so many entries from one on.
  mutating func look(for query: BrowseQuery, among count: Int, from entry: Int) {
    self.query = query
    begin(among: count, from: entry)
  }

  /// Looks for the same text in other entries, or in those that another filter leaves.
  mutating func begin(among count: Int, from entry: Int = 0) {
    stop()
    entries = query.key == nil ? nil : EntrySearch(count: count, from: entry)
  }

  /// Looks for another text in findings or help.
  mutating func lookInOverlay(for query: BrowseQuery) {
    (overlayQuery, steps) = (query, nil)
  }

  /// Goes to another entry once it is found, and there by some more matches.
  mutating func go(_ jump: Jump, andBy rest: Int = 0) { (self.jump, self.rest) = (jump, rest) }

  /// Goes by matches once they are found.
  mutating func go(_ steps: MatchSteps) { self.steps = steps }

  /// Has gone to the entry that was found.
  mutating func arrive() { (jump, rest) = (nil, 0) }

  /// Goes by no more matches.
  mutating func stopSteps() { steps = nil }

  /// Goes nowhere.
  mutating func stop() { (jump, rest, steps) = (nil, 0, nil) }
}

/// What the list is restricted to.
struct BrowseFilter: Sendable {
  private(set) var query = BrowseQuery()
  /// The entries that are left; nil without a filter.
  var entries: EntrySearch?
  /// The entry that the filter shall leave chosen, from 0; nil leaves the choice to the user.
  var target: Int?

  /// Whether there are entries that have not been looked at.
  var isRunning: Bool { entries?.isComplete == false }

  /// Leaves only entries that match, of so many, with one of them chosen.
  mutating func look(for query: BrowseQuery, among count: Int, choosing entry: Int) {
    (self.query, target) = (query, entry)
    entries = query.key == nil ? nil : EntrySearch(count: count)
  }
}

/// Where a search goes in a text, as long as the text is not searched to its end.
enum MatchSteps: Equatable, Sendable {
  /// To the first match on a line or after it; `thenLeaves` to another entry if there is none.
  case first(from: Int, thenLeaves: Bool = false)
  /// By so many matches; backwards by a negative number.
  case by(Int)
  /// To the last match.
  case last
}

/// Where the reader stands among the matches, and what is counted.
struct MatchPlace: Equatable, Sendable {
  /// A number of so many, from 1; nil between them.
  struct Share: Equatable, Sendable {
    let number: Int?
    let count: Int
  }

  /// Among the matches in the text that is shown.
  var here: Share?
  /// Among the entries that match.
  var entries: Share?
  /// Whether there may be more.
  var isOpen = false

  /// How many places there are, here and in other entries.
  var count: Int { (here?.count ?? 0) + (entries?.count ?? 0) }

  /// How much is said of a place, by the room for it.
  enum Form: Sendable {
    /// `2 of 4 here · entry 1 of 3`
    case words
    /// `2/4 · entry 1/3`
    case short
    /// `2/4 · 1/3`
    case numbers
  }

  /// The place, or how many there are; `…` as long as there may be more.
  func words(in language: Language, _ form: Form) -> String {
    let here = here.map { $0.wordsOfMatches(in: language, form) }
    let entries = entries.map { $0.wordsOfEntries(in: language, form) }
    return [here, entries].compactMap(\.self).joined(separator: " · ") + (isOpen ? " …" : "")
  }
}

extension MatchPlace.Share {
  private var numbers: String { "\(number.map(String.init) ?? "–")/\(count)" }

  fileprivate func wordsOfMatches(in language: Language, _ form: MatchPlace.Form) -> String {
    switch (form, number) {
    case (.numbers, _), (.short, _?): numbers
    case (.words, _) where count == 0, (.short, _) where count == 0:
      language.pick(en: "none here", ko: "이 화면에 없음")
    case (.words, let number?):
      language.pick(en: "\(number) of \(count) here", ko: "여기 \(numbers)")
    case (.words, nil), (.short, nil): language.pick(en: "\(count) here", ko: "여기 \(count)곳")
    }
  }

  fileprivate func wordsOfEntries(in language: Language, _ form: MatchPlace.Form) -> String {
    switch (form, number) {
    case (.numbers, _): numbers
    case (.words, nil), (.short, nil):
      language.pick(en: English.entries(count), ko: "항목 \(count)개")
    case (.words, let number?):
      language.pick(en: "entry \(number) of \(count)", ko: "항목 \(numbers)")
    case (.short, _?): language.pick(en: "entry \(numbers)", ko: "항목 \(numbers)")
    }
  }
}
