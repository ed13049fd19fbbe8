import ExpoJSON
import ExpoModel
package import ExpoSearch

/// A search for the entries that a word names.
///
/// Names forgive: what fits best counts. `한빛탑` is the name itself, then come names that differ only in
/// case, width or composition, then those that begin with the word, then those that contain it.
package struct NameSearch: Sendable {
  /// The score of an entry that has the word as its number, name or image name, compared by canonical
  /// equivalence; that of an entry to which a JSON Pointer leads is 0.
  private static let exact = 1

  private let word: String
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

  /// How well the word matches an entry: the smallest score is the best; nil if it does
  /// not.
  package func match(_ element: EntryList.Element, in list: EntryList) -> SearchMatch? {
    if element.number == number { return SearchMatch(score: Self.isNumber(word) ? Self.exact : 0) }
    let keys: [Entry.CodingKeys] = [.name, .imageName]
    if keys.contains(where: { list.node($0, of: element)?.equals(word) == true }) {
      return SearchMatch(score: Self.exact)
    }
    guard let term else { return nil }
    let ranks = keys.compactMap { list.text($0, of: element).flatMap(term.rank(ofName:)) }
    // One that differs in case, begins with the word, or has it in any place.
    return ranks.min().map { rank in
      SearchMatch(score: Self.exact + 1 + min(rank, .wordOfNameBegins).rawValue)
    }
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
