import ExpoModel
import ExpoText
import ExpoValidation

/// The elements of a list that match a search, in the wanted order.
///
/// Entries are not decoded: a search reads the strings it compares, sorting one string per element.
struct EntrySelection {
  let elements: [EntryList.Element]

  /// Creates a selection by searching and sorting a list.
  init(of list: EntryList, search: SearchKey?, sort: EntryField?) {
    let found = list.elements.filter { element in
      search.map { Self.holds($0, element, list) } ?? true
    }
    elements = sort?.key.map { Self.sorted(found, by: $0, list) } ?? found
  }

  /// Whether any string of an element matches the search.
  private static func holds(
    _ key: SearchKey, _ element: EntryList.Element, _ list: EntryList
  ) -> Bool {
    Entry.CodingKeys.allCases.contains { list.text($0, of: element).map(key.matches) ?? false }
  }

  /// Sorts by Unicode order, which for Hangul is dictionary order; missing strings come last.
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
