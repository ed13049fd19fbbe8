import ExpoBase
import ExpoModel
import ExpoKit

/// Finds the entry that a command-line word names.
enum EntryLookup {
  /// How many of several matches are named.
  private static let namedLimit = 5

  /// The only element with that number, name, image name or JSON Pointer.
  ///
  /// - Throws: ``DataError`` if there is none or more than one.
  static func element(
    _ word: String, in list: EntryList?
  ) throws(DataError) -> EntryList.Element {
    guard let list else { throw .noEntries(word: word) }
    let found = list.elements(named: word)
    if found.count == 1, let element = found.first { return element }
    throw found.isEmpty ? missing(word, list) : ambiguous(word, found, list)
  }

  private static func missing(_ word: String, _ list: EntryList) -> DataError {
    .noEntry(
      word: word, entries: list.count, file: list.file.name,
      nearest: list.nearestName(to: word))
  }

  private static func ambiguous(
    _ word: String, _ found: [EntryList.Element], _ list: EntryList
  ) -> DataError {
    let entries = found.prefix(namedLimit).map { element in
      DataError.FoundEntry(
        pointer: element.pointer, name: list.text(.name, of: element) ?? "")
    }
    return .severalEntries(word: word, entries, more: found.count - entries.count)
  }
}
