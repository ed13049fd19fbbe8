/// A search through the entries of a document, which compares bytes before it reads strings.
///
/// It remembers how far each word of the query was looked for, so entries in the order of the
/// document cost least.
package struct SearchScan {
  private var terms: [TermScan]
  private var excluded: [TermScan]
  /// All words in a row; nil for a single word.
  private var phrase: TermScan?

  /// Creates a search through the bytes of a document.
  package init(_ query: SearchQuery, in bytes: SourceBytes) {
    terms = query.terms.map { TermScan($0, in: bytes) }
    excluded = query.excluded.map { TermScan($0, in: bytes) }
    phrase = query.terms.count > 1 ? TermScan(query.phrase, in: bytes) : nil
  }

  /// Whether an entry may match whose strings are valid and without `\u`; `bytes` is where it stands.
  package mutating func mayMatch(in bytes: Range<Int>) -> Bool {
    for index in terms.indices where !terms[index].mayMatch(in: bytes) { return false }
    return true
  }

  /// How an entry matches; nil if it does not.
  ///
  /// `read` returns a member, and is called at most once for each.
  package mutating func match(
    _ entry: SearchedStrings, _ read: (SearchMember) -> String?
  ) -> SearchMatch? {
    var texts = [String??](repeating: nil, count: SearchMember.allCases.count)
    func text(_ member: SearchMember) -> String? {
      if let text = texts[member.rawValue] { return text }
      let text = read(member)
      texts[member.rawValue] = .some(text)
      return text
    }
    var match = SearchMatch()
    let phraseRank = phrase?.rankOfName(entry, text)
    for index in terms.indices {
      guard let found = terms[index].match(entry, text) else { return nil }
      match.score += min(found.rank, phraseRank ?? found.rank).rawValue
      if found.isAccidental { match.isAccidental = true }
      if terms[index].term.isInitials, found.rank <= .nameContains {
        match.matchesInitialsOfName = true
      }
    }
    for index in excluded.indices where excluded[index].match(entry, text) != nil { return nil }
    return match
  }
}

/// Where the members of an entry stand in a document.
package struct SearchedStrings {
  private var places = [Range<Int>?](repeating: nil, count: SearchMember.allCases.count)

  /// Creates an entry of which no place is known.
  package init() {}

  /// The bytes between the quotes of a member; nil if it is no valid string, has `\u`, or has to be
  /// read for another reason.
  package subscript(member: SearchMember) -> Range<Int>? {
    get { places[member.rawValue] }
    set { places[member.rawValue] = newValue }
  }
}
