import ExpoSource
import ExpoText

extension DataError {
  var english: ErrorWords {
    switch self {
    case .noMatch: ErrorWords(message: "no entry matches the search")
    case .noPage(let page, let pages):
      ErrorWords(message: "page \(page) is past the end (\(English.count(pages, "page")))")
    case .noEntries(let word):
      ErrorWords(message: "no entry '\(word)'; there are no entries")
    case .noEntry(let word, let entries, let file, let nearest):
      ErrorWords(
        message: Self.english(noEntry: word, of: entries),
        help: nearest.map { "did you mean '\(VisibleText.quoted($0))'?" }
          ?? "expo list \(file) lists them")
    case .severalEntries(let word, let entries, let more):
      ErrorWords(
        message: "'\(word)' is ambiguous: \(Self.englishList(entries))"
          + (more > 0 ? " and \(more) more" : ""),
        help: "name one by its JSON Pointer: \(entries.first?.pointer ?? .root)")
    case .unreadableField(let field, let file, let operand):
      ErrorWords(
        message: "\(file): '\(field)' could not be read",
        help: "expo validate \(operand) says why")
    case .noExposition(let field):
      ErrorWords(message: "no exposition has a field '\(field)'")
    }
  }

  /// `no entry 99; entries are numbered 1–13`, `no entry named 'tower' (13 entries)`.
  private static func english(noEntry word: String, of entries: Int) -> String {
    guard Int(word) != nil, entries > 0 else {
      return "no entry named '\(word)' (\(English.entries(entries)))"
    }
    return "no entry \(word); entries are numbered 1–\(entries)"
  }

  private static func englishList(_ entries: [FoundEntry]) -> String {
    entries.map { "\($0.pointer) '\(VisibleText.quoted($0.name))'" }.joined(separator: ", ")
  }
}
