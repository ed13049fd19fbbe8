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
  var query = BrowseQuery()
  /// The entries that match; nil without a query.
  var entries: EntrySearch?
  var jump: Jump?
  /// The matches that are still to be gone on by in a text that is not searched to its end.
  var steps: MatchSteps?
  /// What is searched for in findings or help; dropped when they are left.
  var overlayQuery = BrowseQuery()
}

/// What the list is restricted to.
struct BrowseFilter: Sendable {
  var query = BrowseQuery()
  /// The entries that are left; nil without a filter.
  var entries: EntrySearch?
  /// The entry that the filter shall leave chosen, from 0.
  var target: Int?
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

  /// The place in words: `2 of 4 here · entry 1 of 3`, `3 entries`; `…` as long as there may be more.
  ///
  /// Where there is little room, in numbers: `2/4 · 1/3`.
  func words(in language: Language, isShort: Bool = false) -> String {
    let shares = [here, entries].compactMap(\.self)
    let numbers = shares.map { "\($0.number.map(String.init) ?? "–")/\($0.count)" }
    let words = [here?.wordsOfMatches(in: language), entries?.wordsOfEntries(in: language)]
    return (isShort ? numbers : words.compactMap(\.self)).joined(separator: " · ")
      + (isOpen ? " …" : "")
  }
}

extension MatchPlace.Share {
  fileprivate func wordsOfMatches(in language: Language) -> String {
    let number = number.map(String.init) ?? "–"
    return language.pick(en: "\(number) of \(count) here", ko: "여기 \(count)곳 중 \(number)")
  }

  fileprivate func wordsOfEntries(in language: Language) -> String {
    guard let number else {
      return language.pick(en: English.entries(count), ko: "항목 \(count)개")
    }
    return language.pick(en: "entry \(number) of \(count)", ko: "항목 \(count)개 중 \(number)")
  }
}
