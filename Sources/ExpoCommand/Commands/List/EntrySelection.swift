import ExpoModel
import ExpoBase
import ExpoKit

/// The elements of a list that match a search, in the wanted order.
///
/// Entries are not decoded: a search reads the strings it compares, sorting one string per element.
struct EntrySelection {
  let elements: [EntryList.Element]

  /// Creates a selection by searching and sorting a list.
  ///
  /// What a search found comes by rank, unless a field to sort by is given.
  init(of list: EntryList, search: SearchQuery?, sort: EntryField?) {
    guard let search else {
      elements = Self.sorted(Array(list.elements), by: sort, list)
      return
    }
    var ranking = SearchRanking<EntryList.Element>()
    var scan = EntryScan(search, in: list)
    for element in list.elements {
      if let match = scan.match(element) { ranking.append(element, match) }
    }
    elements = sort == nil ? ranking.byScore : Self.sorted(ranking.inOrder, by: sort, list)
  }

  /// Sorts by Unicode order, which for Hangul is dictionary order; missing strings come last.
  private static func sorted(
    _ elements: [EntryList.Element], by field: EntryField?, _ list: EntryList
  ) -> [EntryList.Element] {
    guard let key = field?.key else { return elements }
    return elements.map { (text: list.text(key, of: $0), element: $0) }.sorted { one, other in
      switch (one.text, other.text) {
      case (let first?, let second?) where first != second: first < second
      case (.some, nil): true
      case (nil, .some): false
      default: one.element.number < other.element.number
      }
    }.map(\.element)
  }
}
