import ExpoJSON
public import ExpoModel
package import ExpoSearch

extension EntryList {
  /// The number of entries, from the first, in which a near name is looked for.
  private static let suggestionLimit = 10_000

  /// The entries that match a word best, by the rules of ``NameSearch``.
  package func elements(named word: String) -> [Element] {
    let match = matcher(ofName: word)
    let matches = elements.compactMap { element in
      match(element).map { (element: element, score: $0.score) }
    }
    let best = matches.map(\.score).min()
    return matches.filter { $0.score == best }.map(\.element)
  }

  /// Matches elements by the rules of ``NameSearch``; the smallest score is the best, nil is no match.
  package func matcher(ofName word: String) -> (Element) -> SearchMatch? {
    let search = NameSearch(word)
    return { search.match($0, in: self) }
  }

  /// The number that a word or a JSON Pointer stands for; nil for a name.
  package static func number(of word: String) -> Int? {
    if isNumber(word) { return Int(word) }
    guard word.hasPrefix("/"), let token = JSONPointer(word)?.tokens.first, let index = Int(token),
      String(index) == token, index >= 0, index < .max
    else { return nil }
    return index + 1
  }

  fileprivate static func isNumber(_ word: String) -> Bool {
    !word.isEmpty && word.utf8.allSatisfy { 0x30...0x39 ~= $0 }
  }

  package func nearestName(to word: String) -> String? {
    let names = elements.prefix(Self.suggestionLimit).flatMap { element in
      [text(.name, of: element), text(.imageName, of: element)].compactMap { $0 }
    }
    return NearWords.nearest(to: word, among: names)
  }

  /// A guess at what a search without results meant, as spelled in an entry; names are tried first.
  package func guess(_ query: String, inNamesAlone: Bool = false) -> String? {
    let others: [Entry.CodingKeys] = [.imageName, .shortDescription, .description]
    let texts = [[.name], inNamesAlone ? [.imageName] : others].lazy.flatMap { keys in
      self.elements.prefix(Self.suggestionLimit).lazy.flatMap { element in
        keys.lazy.compactMap { self.text($0, of: element) }
      }
    }
    guard let guess = SearchQuery.guess(of: query, among: AnySequence(texts)) else { return nil }
    // The words of the guess may be in different entries.
    let meant = SearchQuery(guess)
    return elements.contains { match($0, for: meant) != nil } ? guess : nil
  }
}

extension EntryList {
  /// Nil if the entry does not match.
  ///
  /// Reads only the members that it compares, so the entry need not be readable as a whole. Plain
  /// strings are searched where they are written.
  package func match(_ element: Element, for query: SearchQuery) -> SearchMatch? {
    let bytes = file.bytes
    let hasNoFacts = validator.dialect.facts.isEmpty
    if hasNoFacts, element.node.hasOnlyPlainStrings,
      !query.mayMatch(SearchedText(writtenIn: bytes, at: element.bytes))
    {
      return nil
    }
    return query.match { member in
      if hasNoFacts || member != .description,
        let range = node(member.key, of: element)?.plainContent
      {
        return SearchedText(writtenIn: bytes, at: range)
      }
      return searched(member, of: element).map(SearchedText.init)
    }
  }

  /// The full text includes the facts.
  private func searched(_ member: SearchMember, of element: Element) -> String? {
    let text = text(member.key, of: element)
    if member != .description || dialect.facts.isEmpty { return text }
    let texts = [text].compactMap(\.self) + facts(of: element).map(\.text)
    return texts.isEmpty ? nil : texts.joined(separator: "\n")
  }
}

extension SearchMember {
  var key: Entry.CodingKeys {
    switch self {
    case .name: .name
    case .imageName: .imageName
    case .shortDescription: .shortDescription
    case .description: .description
    }
  }
}

/// A search for the entries that a word names; only the best matches count: `한빛탑` itself, then
/// names that differ in case, width or composition, then those that begin with the word, then those
/// that contain it.
struct NameSearch: Sendable {
  /// The score of an equivalent number, name or image name; a JSON Pointer has 0.
  private static let exact = 1

  private let word: String
  private let number: Int?
  /// Nil for a number or a pointer.
  private let term: SearchTerm?

  /// `3`, `한빛탑`, `hanbit_tower` or `/2`; a pointer may lead into the entry, as in findings: `/2/desc`.
  init(_ word: String) {
    self.word = word
    number = EntryList.number(of: word)
    term = EntryList.isNumber(word) || word.hasPrefix("/") ? nil : SearchTerm(word)
  }

  /// The smallest score is the best; nil if the entry does not match.
  func match(_ element: EntryList.Element, in list: EntryList) -> SearchMatch? {
    if element.number == number {
      return SearchMatch(score: EntryList.isNumber(word) ? Self.exact : 0)
    }
    let keys: [Entry.CodingKeys] = [.name, .imageName]
    if keys.contains(where: { list.node($0, of: element)?.equals(word) == true }) {
      return SearchMatch(score: Self.exact)
    }
    guard let term else { return nil }
    let scores = keys.compactMap { list.text($0, of: element).flatMap(term.score(ofName:)) }
    return scores.min().map { SearchMatch(score: Self.exact + 1 + $0) }
  }
}

/// A search in entries, as `expo list --search` and exported sites do it.
///
/// Words, phrases in quotes, and words to exclude: `glass -"gothic art"`. Case, width and composition
/// do not matter, and Hangul is found by its parts: `ㅎㅂㅌ` and `한빛ㅌ` find 한빛탑.
public struct EntryQuery: Sendable {
  private let query: SearchQuery

  /// Creates a search for what a person typed.
  public init(_ text: String) {
    query = SearchQuery(text)
  }

  /// The entries that match, the best first.
  public func found(in entries: [Entry]) -> [Entry] {
    let found = entries.compactMap { entry in
      query.match { SearchedText(entry[$0.key]) }.map { (entry: entry, match: $0) }
    }
    return found.map(\.match).foundByScore.map { found[$0].entry }
  }

  /// The ranges in a text that match, from left to right, to highlight them.
  public func matches(in text: String) -> [Range<String.Index>] { query.ranges(in: text) }
}
