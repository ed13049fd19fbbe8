import ExpoSource
import ExpoModel
import ExpoText
import ExpoValidation

/// Finds the entry that a word on the command line stands for.
enum EntryLookup {
  /// How many of several are named.
  private static let namedLimit = 5

  /// The one element of that number, name, image name or JSON Pointer.
  ///
  /// - Throws: ``DataError`` if there is none, or more than one.
  static func element(
    _ word: String, in list: EntryList?
  ) throws(DataError) -> EntryList.Element {
    guard let list else { throw DataError("there is no entry '\(word)': there are no entries") }
    let found = list.elements(named: word)
    if found.count == 1, let element = found.first { return element }
    throw found.isEmpty ? missing(word, list) : ambiguous(word, found, list)
  }

  private static func missing(_ word: String, _ list: EntryList) -> DataError {
    let entries = Count.of(list.count, "entry", plural: "entries")
    let nearest = list.nearestName(to: word).map { "did you mean '\(VisibleText.quoted($0))'?" }
    return DataError(
      "there is no entry '\(word)' among \(entries)",
      help: nearest ?? "expo list \(list.file.name) lists them")
  }

  private static func ambiguous(
    _ word: String, _ found: [EntryList.Element], _ list: EntryList
  ) -> DataError {
    let names = found.prefix(namedLimit).map { element in
      "\(element.pointer) '\(VisibleText.quoted(list.text(.name, of: element) ?? ""))'"
    }
    let more = found.count > namedLimit ? " and \(found.count - namedLimit) more" : ""
    return DataError(
      "'\(word)' may be \(names.joined(separator: ", "))\(more)",
      help: "name one by its JSON Pointer: \(found.first?.pointer.description ?? "/0")")
  }
}
