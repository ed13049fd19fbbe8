import ExpoModel
import ExpoValidation

/// An entry, its facts and its number in the document, from 1.
struct NumberedEntry: Equatable, Sendable {
  let number: Int
  let entry: Entry
  var facts: [EntryFact] = []
}

extension EntryList {
  /// An entry with its number and facts; nil if it cannot be read.
  func numbered(_ element: Element) -> NumberedEntry? {
    entry(element).map {
      NumberedEntry(number: element.number, entry: $0, facts: facts(of: element))
    }
  }
}
