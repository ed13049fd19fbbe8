import ExpoModel
import ExpoText
import ExpoValidation

/// The elements of a list that are asked for, in the order asked for.
///
/// Nothing is decoded: a search reads the texts it looks at, an order one text of each element.
struct EntrySelection {
  let elements: [EntryList.Element]

  /// Searches and sorts a list.
  init(of list: EntryList, search: SearchKey?, sort: EntryField?) {
    let found = list.elements.filter { element in
      search.map { Self.holds($0, element, list) } ?? true
    }
    elements = sort?.key.map { Self.sorted(found, by: $0, list) } ?? found
  }

  /// Whether any text of an element holds what is looked for.
  private static func holds(
    _ key: SearchKey, _ element: EntryList.Element, _ list: EntryList
  ) -> Bool {
    Entry.CodingKeys.allCases.contains { list.text($0, of: element).map(key.matches) ?? false }
  }

  /// By Unicode order, which for Hangul is that of the dictionary; without a text last.
  private static func sorted(
    _ elements: [EntryList.Element], by key: Entry.CodingKeys, _ list: EntryList
  ) -> [EntryList.Element] {
    elements.map { (text: list.text(key, of: $0), element: $0) }.sorted { one, other in
      switch (one.text, other.text) {
      case (let first?, let second?) where first != second: first < second
      case (.some, nil): true
      case (nil, .some): false
      default: one.element.number < other.element.number
      }
    }.map(\.element)
  }
}
