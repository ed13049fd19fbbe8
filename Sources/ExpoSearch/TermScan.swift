package import ExpoBase

/// A search for a term through the bytes of a document, from its beginning to its end.
///
/// A string is unescaped and folded only if its bytes do not tell whether the term matches.
struct TermScan {
  /// What the bytes of a string tell.
  private enum Answer {
    case match(Range<Int>)
    case none
    case unknown
  }

  /// How many bytes are looked at beyond those that were asked for.
  private static let portion = 1 << 16

  let term: SearchTerm
  private let bytes: SourceBytes
  /// Bytes known to have no candidate.
  private var clear = 0..<0
  /// Whether there is a candidate right behind them.
  private var isFound = false

  init(_ term: SearchTerm, in bytes: SourceBytes) {
    self.term = term
    self.bytes = bytes
  }

  /// Whether a match may lie in a range, if its strings are valid and without `\u`.
  mutating func mayMatch(in range: Range<Int>) -> Bool {
    guard let anchor = term.anchor else { return true }
    return candidate(of: anchor, from: range.lowerBound, before: range.upperBound) != nil
  }

  /// The best member of an entry that the term matches, and whether it does so only inside words
  /// that its consonants do not begin.
  mutating func match(
    _ entry: SearchedStrings, _ text: (SearchMember) -> String?
  ) -> (rank: SearchRank, isAccidental: Bool)? {
    if let rank = rankOfName(entry, text) { return (rank, false) }
    for member in SearchMember.others where holds(member, entry, atWord: term.isInitials, text) {
      return (member.rank, false)
    }
    guard term.isInitials else { return nil }
    for member in SearchMember.others where holds(member, entry, atWord: false, text) {
      return (member.rank, true)
    }
    return nil
  }

  /// The rank of the name; nil if the term does not match it.
  mutating func rankOfName(
    _ entry: SearchedStrings, _ text: (SearchMember) -> String?
  ) -> SearchRank? {
    if let string = entry[.name], case .none = answer(in: string, atWord: false) { return nil }
    return text(.name).flatMap(term.rank(ofName:))
  }

  private mutating func holds(
    _ member: SearchMember, _ entry: SearchedStrings, atWord: Bool,
    _ text: (SearchMember) -> String?
  ) -> Bool {
    if let string = entry[member] {
      switch answer(in: string, atWord: atWord) {
      case .match: return true
      case .none: return false
      case .unknown: break
      }
    }
    let matches = atWord ? term.matchesWord : term.matches
    return text(member).map(matches) ?? false
  }
}

// MARK: - Strings as they are written

extension TermScan {
  /// The first match in a string, or the first at the beginning of a word.
  private mutating func answer(in string: Range<Int>, atWord: Bool) -> Answer {
    guard let anchor = term.anchor else { return .unknown }
    var offset = string.lowerBound
    while let place = candidate(of: anchor, from: offset, before: string.upperBound) {
      offset = place + 1
      if anchor.isVariant(bytes, at: place) { return .unknown }
      let start = place - anchor.depth
      guard start >= string.lowerBound else { continue }
      let answer = match(at: start, before: string.upperBound)
      if case .none = answer { continue }
      switch PlainScalars.neighbor(before: start, in: bytes, from: string.lowerBound) {
      case .backslash: continue
      case .uncertain: return .unknown
      case .scalar(isOfWord: true) where atWord:
        guard case .match(let range) = answer else { return answer }
        // The next match does not overlap this one.
        offset = max(offset, range.upperBound + anchor.depth)
      case .scalar, .none: return answer
      }
    }
    return .none
  }

  private func match(at start: Int, before end: Int) -> Answer {
    guard bytes[start] & 0xC0 != 0x80 else { return .none }
    var scalars = PlainScalars(bytes, from: start, before: end)
    guard scalars.match(term.body) else { return scalars.isUncertain ? .unknown : .none }
    for ending in term.endings {
      var rest = scalars
      if rest.match(ending) { return rest.endsCluster ? .match(start..<rest.offset) : .unknown }
      if rest.isUncertain { return .unknown }
    }
    return .none
  }

  /// The first candidate from one offset to another.
  private mutating func candidate(of anchor: SearchAnchor, from start: Int, before end: Int) -> Int?
  {
    if clear.lowerBound <= start, start <= clear.upperBound {
      if end <= clear.upperBound { return nil }
      if isFound { return clear.upperBound }
      look(for: anchor, from: clear.upperBound, beyond: end, since: clear.lowerBound)
    } else if start > clear.upperBound || clear.isEmpty {
      look(for: anchor, from: start, beyond: end, since: start)
    } else {
      let place = anchor.firstCandidate(in: bytes, from: start, before: end)
      return place < end ? place : nil
    }
    return isFound && clear.upperBound < end ? clear.upperBound : nil
  }

  private mutating func look(for anchor: SearchAnchor, from: Int, beyond end: Int, since: Int) {
    let limit = min(bytes.count, end + Self.portion)
    let place = anchor.firstCandidate(in: bytes, from: from, before: limit)
    clear = since..<place
    isFound = place < limit
  }
}

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
    phrase = query.phrase.map { TermScan($0, in: bytes) }
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

/// Where the members of an entry are in a document.
package struct SearchedStrings {
  private var places = [Range<Int>?](repeating: nil, count: SearchMember.allCases.count)

  /// Creates an entry of which no place is known.
  package init() {}

  /// The bytes between the quotes of a member; nil if it is not a valid string, has `\u`, or has to be
  /// read for another reason.
  package subscript(member: SearchMember) -> Range<Int>? {
    get { places[member.rawValue] }
    set { places[member.rawValue] = newValue }
  }
}
