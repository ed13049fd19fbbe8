import ExpoKit
import ExpoJSON
import ExpoBase

/// The message of the status line after an action, in place of the position.
enum BrowseNotice: Equatable, Sendable {
  /// The list is empty.
  case noEntries
  /// There is no entry of that number.
  case noEntry(Int)
  /// No entry has that name.
  case noEntryNamed(String)
  /// The last entry is chosen already.
  case lastEntry
  /// The first entry is chosen already.
  case firstEntry
  /// The last entry is chosen already that a filter leaves.
  case lastOfFilter(String)
  /// The first entry is chosen already that a filter leaves.
  case firstOfFilter(String)
  /// No entry has findings.
  case noEntryWithFindings
  /// No entry has findings that the filter leaves.
  case noEntryWithFindingsInFilter
  /// The list has no further page.
  case endOfList
  /// What is shown has no findings by itself; rules that compare were not run.
  case noFindings(of: Subject)
  /// The search found nothing.
  case nothingFound
  /// There is nothing more to find in this direction.
  case nothingFoundBeyond
  /// There is no search to continue.
  case noSearch
  /// The findings of all documents are not searched.
  case noSearchHere
  /// A text is on the clipboard.
  case copied(Copied)
  /// The text is longer than terminals take, in bytes.
  case tooLongToCopy(limit: Int)
  /// What is shown cannot be read, so that there is nothing to copy.
  case nothingToCopy(Subject)
  /// The terminal has no clipboard.
  case noClipboard
  /// The documents come from standard input.
  case noFileToEdit
  /// The editor's exit status is not 0.
  case editorFailed
  /// Secure mode forbids it.
  case notInSecureMode
  /// A document was changed on disk since it was read.
  case changedOnDisk
  /// Enter opens the list of so many entries.
  case enterOpens(Int)
  /// The documents were read again.
  case reloaded
  /// Standard input cannot be read twice.
  case cannotReloadStandardInput
  /// The documents could not be read again; what is shown is still the last reading.
  case reloadFailed(ReadFailure)
  /// A document of the exhibition cannot be read.
  case unreadable(ReadFailure)
  /// A line that the accessible reader does not understand.
  case unknownAnswer(String)

  /// What is shown.
  enum Subject: Equatable, Sendable {
    /// The poster.
    case poster
    /// An entry.
    case entry
    /// All documents.
    case everything
  }

  /// What was copied.
  enum Copied: Equatable, Sendable {
    case poster, findings, help
    /// The text of the entry of a number.
    case entry(Int)
    /// The entry of a number as it is in the document.
    case entryAsJSON(Int)
    case expositionAsJSON
  }

  /// Whether the same key, pressed once more, shows the findings of all documents.
  var offersAllFindings: Bool {
    switch self {
    case .noFindings(of: .poster), .noFindings(of: .entry): true
    default: false
    }
  }

  /// Why documents could not be read.
  enum ReadFailure: Equatable, Sendable {
    /// A file cannot be read.
    case file(FileError)
    /// The path does not stand for one exhibition.
    case exhibition(ExhibitionError)
    /// A file of that name is no configuration.
    case configuration(String)
    /// Any other error, in its own words.
    case other(String)

    /// The same with names of files instead of paths, for which the status line has room.
    var shortened: ReadFailure {
      switch self {
      case .file(let error):
        .file(FileError(path: FileName.last(of: error.path), kind: error.kind))
      case .exhibition(.unreadable(let file, let reason)):
        .exhibition(.unreadable(file: FileName.last(of: file), reason: reason))
      case .exhibition(.wrongKind(let file, let kind)):
        .exhibition(.wrongKind(file: FileName.last(of: file), expected: kind))
      case .configuration(let name): .configuration(FileName.last(of: name))
      case .exhibition(.several), .other: self
      }
    }

    /// Creates the failure that an error means.
    init(_ error: any Error) {
      switch error {
      case let error as FileError: self = .file(error)
      case let error as ExhibitionError: self = .exhibition(error)
      case let error as ConfigurationError: self = .configuration(error.findings.file.name)
      default: self = .other("\(error)")
      }
    }
  }

  /// What the first problem of a document means, if it has any.
  static func unreadable(in document: BrowseDocument) -> BrowseNotice? {
    document.problems.first.map { .unreadable($0) }
  }
}
