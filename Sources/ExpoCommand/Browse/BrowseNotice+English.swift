import ExpoCatalog
import ExpoModel
import ExpoSource
import ExpoText
import ExpoValidation

extension BrowseNotice {
  var english: String {
    switch self {
    case .noEntries: "there are no entries"
    case .noEntry(let number): "no entry \(number)"
    case .noEntryNamed(let name): "no entry named '\(VisibleText.quoted(name))'"
    case .lastEntry: "this is the last entry"
    case .firstEntry: "this is the first entry"
    case .lastOfFilter(let text): "this is the last entry of &\(VisibleText.quoted(text))"
    case .firstOfFilter(let text): "this is the first entry of &\(VisibleText.quoted(text))"
    case .noEntryWithFindings: "no entry has findings of its own"
    case .noEntryWithFindingsInFilter: "no entry in the filter has findings of its own"
    case .endOfList: "this is the end of the list"
    case .noFindings(of: .poster): "nothing wrong in this document; ! again: all entries"
    case .noFindings(of: .entry): "nothing wrong in this entry alone; ! again: all entries"
    case .noFindings(of: .everything):
      "nothing wrong in any entry alone; expo validate runs all rules"
    case .nothingFound: "no match"
    case .nothingFoundBeyond: "no further match"
    case .noSearch: "no search yet"
    case .noSearchHere: "there is no search here"
    case .copied(.poster): "copied the poster"
    case .copied(.entry(let number)): "copied entry \(number)"
    case .copied(.entryAsJSON(let number)): "copied entry \(number) as JSON"
    case .copied(.expositionAsJSON): "copied the exposition as JSON"
    case .copied(.findings): "copied the findings"
    case .copied(.help): "copied the help"
    case .tooLongToCopy(let limit): "too long to copy (more than \(limit) bytes)"
    case .nothingToCopy(.poster): "nothing to copy: the poster cannot be read"
    case .nothingToCopy(.entry): "nothing to copy: the entry cannot be read"
    case .nothingToCopy(.everything): "nothing to copy"
    case .noClipboard: "this terminal has no clipboard"
    case .noFileToEdit: "no file to edit"
    case .editorFailed: "the editor failed"
    case .notInSecureMode: "not available in secure mode"
    case .changedOnDisk: "changed on disk · r reloads"
    case .enterOpens(1): "Enter: 1 entry"
    case .enterOpens(let count): "Enter: \(CommaFormatter().format(count)) entries"
    case .reloaded: "reloaded"
    case .cannotReloadStandardInput: "standard input cannot be reloaded"
    case .reloadFailed(let failure): "not reloaded: \(failure.shortened.english)"
    case .unreadable(let failure): failure.shortened.english
    case .unknownAnswer(let line): "unknown answer '\(VisibleText.quoted(line))'; ? shows the keys"
    }
  }
}

extension BrowseNotice.ReadFailure {
  var english: String {
    switch self {
    case .file(let error): error.words(in: .english).message
    case .exhibition(let error): error.words(in: .english).message
    case .configuration(let name): "\(name) is not a configuration file"
    case .other(let words): words
    }
  }
}
