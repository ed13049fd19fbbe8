import ExpoJSON
import ExpoModel
package import ExpoSearch

/// A search for the entries that a word names; only the best matches count: `한빛탑` itself, then
/// names that differ in case, width or composition, then those that begin with the word, then those
/// that contain it.
package struct NameSearch: Sendable {
  /// The score of an equivalent number, name or image name; a JSON Pointer has 0.
  private static let exact = 1

  private let word: String
  private let number: Int?
  /// Nil for a number or a pointer.
  private let term: SearchTerm?

  /// `3`, `한빛탑`, `hanbit_tower` or `/2`; a pointer may go on, as those of findings do: `/2/desc`.
  package init(_ word: String) {
    self.word = word
    number = Self.number(of: word)
    term = Self.isNumber(word) || word.hasPrefix("/") ? nil : SearchTerm(word)
  }

  /// The smallest score is the best; nil if the entry does not match.
  package func match(_ element: EntryList.Element, in list: EntryList) -> SearchMatch? {
    if element.number == number { return SearchMatch(score: Self.isNumber(word) ? Self.exact : 0) }
    let keys: [Entry.CodingKeys] = [.name, .imageName]
    if keys.contains(where: { list.node($0, of: element)?.equals(word) == true }) {
      return SearchMatch(score: Self.exact)
    }
    guard let term else { return nil }
    let ranks = keys.compactMap { list.text($0, of: element).flatMap(term.rank(ofName:)) }
    return ranks.min().map { rank in
      SearchMatch(score: Self.exact + 1 + min(rank, .wordOfNameBegins).rawValue)
    }
  }

  /// Nil for a name.
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
