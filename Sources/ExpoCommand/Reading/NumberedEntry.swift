import ExpoModel

/// An entry and its number in the document, from 1.
struct NumberedEntry: Equatable, Sendable {
  let number: Int
  let entry: Entry
}
