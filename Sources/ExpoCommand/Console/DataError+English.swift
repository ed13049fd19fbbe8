import ExpoSource
import ExpoText

extension DataError {
  var english: ErrorWords {
    switch self {
    case .noMatch: ErrorWords(message: "no entry holds what was searched for")
    case .noPage(let page, let pages):
      ErrorWords(message: "there is no page \(page): \(English.count(pages, "page"))")
    case .nothingAfter(let offset, let entries):
      ErrorWords(
        message: "there is nothing behind the first \(offset): \(English.entries(entries))")
    case .noEntries(let word):
      ErrorWords(message: "there is no entry '\(word)': there are no entries")
    case .noEntry(let word, let entries, let file, let nearest):
      ErrorWords(
        message: "there is no entry '\(word)' among \(English.entries(entries))",
        help: nearest.map { "did you mean '\(VisibleText.quoted($0))'?" }
          ?? "expo list \(file) lists them")
    case .severalEntries(let word, let entries, let more):
      ErrorWords(
        message: "'\(word)' may be \(Self.englishList(entries))"
          + (more > 0 ? " and \(more) more" : ""),
        help: "name one by its JSON Pointer: \(entries.first?.pointer ?? .root)")
    case .unreadableExposition(let file, let operand):
      ErrorWords(
        message: "\(file): the exposition could not be read",
        help: "expo validate \(operand) says why")
    case .noExposition(let field):
      ErrorWords(message: "there is no exposition with a '\(field)'")
    }
  }

  private static func englishList(_ entries: [FoundEntry]) -> String {
    entries.map { "\($0.pointer) '\(VisibleText.quoted($0.name))'" }.joined(separator: ", ")
  }
}
