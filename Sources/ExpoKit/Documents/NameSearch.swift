import ExpoJSON
package import ExpoSearch

/// A search for the entries that a word names, made an entry at a time.
///
/// Names forgive: what fits best counts. `한빛탑` is the name itself, then come names that differ only in
/// case, width or composition, then those that begin with the word, then those that contain it.
package struct NameSearch: Sendable {
  /// How a word fits an entry, the best first.
  fileprivate enum Fit: Int, Comparable {
    /// A JSON Pointer leads to the entry or into it.
    case pointer
    /// It is the number, the name or the image name, compared by canonical equivalence.
    case exact
    case ignoringCase, beginning, part

    static func < (first: Self, second: Self) -> Bool { first.rawValue < second.rawValue }
  }

  /// What the entries are named by.
  package let word: String
  /// The entries that the word fits best, among those that were looked at, in their order.
  package private(set) var found: [EntryList.Element] = []
  private var best: Fit?
  private let number: Int?
  /// What is looked for in names; nil for a number or a pointer, which mean no other.
  private let term: SearchTerm?

  /// Creates a search for a number, `name`, `image_name` or JSON Pointer: `3`, `한빛탑`, `hanbit_tower`,
  /// `/2`; a pointer may go on, as those of findings do: `/2/desc`.
  package init(_ word: String) {
    self.word = word
    number = Self.number(of: word)
    term = Self.isNumber(word) || word.hasPrefix("/") ? nil : SearchTerm(word)
  }

  /// Looks at an entry of a list.
  package mutating func look(at element: EntryList.Element, in list: EntryList) {
    guard let fit = fit(of: element, in: list), best.map({ fit <= $0 }) ?? true else { return }
    if best.map({ fit < $0 }) ?? false { found = [] }
    best = fit
    found.append(element)
  }

  /// How the word fits an entry, whatever else it names; nil if it does not.
  package func match(_ element: EntryList.Element, in list: EntryList) -> SearchMatch? {
    fit(of: element, in: list).map { fit in
      var match = SearchMatch()
      match.score = fit.rawValue
      return match
    }
  }

  private func fit(of element: EntryList.Element, in list: EntryList) -> Fit? {
    if element.number == number { return Self.isNumber(word) ? .exact : .pointer }
    let keys: [SearchMember] = [.name, .imageName]
    if keys.contains(where: { list.node($0.key, of: element)?.equals(word) == true }) {
      return .exact
    }
    guard let term, best.map({ $0 > .exact }) ?? true else { return nil }
    return keys.compactMap { key in
      list.text(key.key, of: element).flatMap(term.rank(ofName:)).map(Fit.init)
    }.min()
  }

  /// The number of the entry that a word is, or that a JSON Pointer leads into; nil for a name.
  package static func number(of word: String) -> Int? {
    if isNumber(word) { return Int(word) }
    guard word.hasPrefix("/"), let token = JSONPointer(word)?.tokens.first, let index = Int(token),
      String(index) == token, index >= 0, index < .max
    else { return nil }
    return index + 1
  }

  private static func isNumber(_ word: String) -> Bool {
    !word.isEmpty && word.utf8.allSatisfy { 0x30...0x39 ~= $0 }
  }
}

extension NameSearch.Fit {
  fileprivate init(_ rank: SearchRank) {
    switch rank {
    case .nameEqual: self = .ignoringCase
    case .nameBegins: self = .beginning
    case .wordOfNameBegins, .nameContains, .imageName, .shortDescription, .description: self = .part
    }
  }
}
