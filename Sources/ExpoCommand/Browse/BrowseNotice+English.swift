import ExpoCatalog
import ExpoSource
import ExpoText
import ExpoValidation

extension BrowseNotice {
  var english: String {
    switch self {
    case .noEntries: "there are no entries"
    case .noEntry(let number): "no entry \(number)"
    case .lastEntry: "this is the last entry"
    case .firstEntry: "this is the first entry"
    case .endOfList: "this is the end of the list"
    case .noFindings(of: .poster): "nothing wrong in this document; expo validate runs all rules"
    case .noFindings(of: .entry): "nothing wrong in this entry alone; expo validate runs all rules"
    case .nothingFound: "no match"
    case .nothingFoundBeyond: "no further match"
    case .noSearch: "no search yet"
    case .copied: "copied"
    case .tooLongToCopy(let limit): "too long to copy (more than \(limit) bytes)"
    case .nothingToCopy(.poster): "nothing to copy: the poster cannot be read"
    case .nothingToCopy(.entry): "nothing to copy: the entry cannot be read"
    case .noClipboard: "this terminal has no clipboard"
    case .noFileToEdit: "no file to edit"
    case .editorFailed: "the editor failed"
    case .notInSecureMode: "not available in secure mode"
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
