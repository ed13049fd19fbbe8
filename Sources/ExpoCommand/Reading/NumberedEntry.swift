import ExpoModel
import ExpoKit

/// An entry as far as it can be read, its facts and its number in the document, from 1.
struct NumberedEntry: Equatable, Sendable {
  let number: Int
  let entry: PartialEntry
  let facts: [EntryFact]
  /// Whether it can be read in full.
  let isWhole: Bool

  /// Creates a numbered entry.
  init(number: Int, entry: PartialEntry, facts: [EntryFact] = [], isWhole: Bool) {
    self.number = number
    self.entry = entry
    self.facts = facts
    self.isWhole = isWhole
  }

  /// Reads an element of a list; `isWhole` if it is known whether it can be read in full.
  init(_ element: EntryList.Element, of list: EntryList, isWhole: Bool? = nil) {
    self.init(
      number: element.number, entry: list.partialEntry(element), facts: list.facts(of: element),
      isWhole: isWhole ?? list.isReadable(element))
  }
}
