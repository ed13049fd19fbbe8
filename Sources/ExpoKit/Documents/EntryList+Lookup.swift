import ExpoJSON
import ExpoModel
import ExpoBase

extension EntryList {
  /// In how many entries a near name is looked for.
  private static let suggestionLimit = 10_000

  /// The entries that a word names: by number, `name`, `image_name` or JSON Pointer.
  ///
  /// `3`, `한빛탑`, `hanbit_tower`, `/2`; a pointer may go on, as those of findings do: `/2/desc`.
  /// Names are compared by canonical equivalence.
  package func elements(named word: String) -> [Element] {
    if let number = Self.number(ofPointer: word) {
      let found = elements.first { $0.number == number }
      if let found { return [found] }
    }
    let number = word.utf8.allSatisfy { 0x30...0x39 ~= $0 } ? Int(word) : nil
    return elements.filter { $0.number == number || isNamed(word, $0) }
  }

  /// The name or image name nearest to a word; nil if none is near.
  package func nearestName(to word: String) -> String? {
    let names = elements.prefix(Self.suggestionLimit).flatMap { element in
      [text(.name, of: element), text(.imageName, of: element)].compactMap { $0 }
    }
    return EditDistance.nearest(to: word, among: names)
  }

  /// Whether a word is the `name` or `image_name` of an entry, compared by canonical equivalence.
  package func isNamed(_ word: String, _ element: Element) -> Bool {
    [Entry.CodingKeys.name, .imageName].contains { node($0, of: element)?.equals(word) == true }
  }

  /// The number of the element that a pointer leads to or into.
  private static func number(ofPointer word: String) -> Int? {
    guard word.hasPrefix("/"), let token = JSONPointer(word)?.tokens.first, let index = Int(token),
      String(index) == token, index >= 0, index < .max
    else { return nil }
    return index + 1
  }
}
