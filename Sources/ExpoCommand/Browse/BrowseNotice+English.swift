import ExpoCatalog
import ExpoSource
import ExpoText
import ExpoValidation

extension BrowseNotice {
  var english: String {
    switch self {
    case .noEntries: "there are no entries"
    case .noEntry(let number): "there is no entry \(number)"
    case .lastEntry: "this is the last entry"
    case .firstEntry: "this is the first entry"
    case .endOfList: "this is the end of the list"
    case .noFindings(of: .poster): "no findings"
    case .noFindings(of: .entry): "no findings in this entry"
    case .nothingFound: "nothing found"
    case .nothingFoundBeyond: "nothing found beyond this"
    case .noSearch: "nothing is looked for yet"
    case .copied: "copied"
    case .tooLongToCopy(let limit): "too long to copy: more than \(limit) bytes"
    case .nothingToCopy(.poster): "nothing to copy: the poster cannot be read"
    case .nothingToCopy(.entry): "nothing to copy: the entry cannot be read"
    case .noClipboard: "this terminal has no clipboard"
    case .noFileToEdit: "there is no file to edit"
    case .editorFailed: "the editor ended with an error"
    case .notInSecureMode: "not in secure mode"
    case .reloaded: "read again"
    case .cannotReloadStandardInput: "standard input cannot be read again"
    case .reloadFailed(let failure): failure.english
    case .unknownAnswer(let line): "unknown: '\(VisibleText.quoted(line))'; ? shows what there is"
    }
  }
}

extension BrowseNotice.ReloadFailure {
  fileprivate var english: String {
    switch self {
    case .file(let error): error.words(in: .english).message
    case .exhibition(let error): error.words(in: .english).message
    case .configuration(let name): "\(name) cannot be used"
    case .other(let words): words
    }
  }
}
