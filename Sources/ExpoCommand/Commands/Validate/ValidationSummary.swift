import ExpoDiagnostics
import ExpoSource
import ExpoValidation

/// The closing lines of `validate`: what was checked, what was found, and what was fixed.
struct ValidationSummary {
  /// What a document was read as.
  enum Content: Equatable {
    case entries(Int)
    case exposition
    case neither
  }

  /// How many findings were fixed.
  struct Fixed: Equatable {
    var findings = 0
    var files = 0
  }

  /// How many documents a search may find and still have each of them named.
  private static let namedDocuments = 12

  /// The documents that a search found, unless there are too many to name.
  var documents: [(file: String, content: Content)] = []
  /// The findings; nil if nothing could be checked.
  var counts: FindingCounts?
  /// How many JSON files were found that are not documents.
  var skipped = 0
  /// What was fixed; nil if nothing was to be.
  var fixed: Fixed?

  /// Creates the summary of a run.
  init(_ outcome: Inspection.Outcome, _ counts: FindingCounts, fixed: Fixed?) {
    self.fixed = fixed
    // That nothing could be checked is said by the errors.
    if counts.checked == 0, !outcome.failures.isEmpty { return }
    let isNamed = outcome.hasSearched && outcome.documents.count <= Self.namedDocuments
    documents =
      isNamed ? outcome.documents.map { ($0.findings.file.name, Content(of: $0)) } : []
    self.counts = counts
    skipped = outcome.skipped
  }

  /// The lines, from what was checked to what was fixed.
  func lines(in language: MessageLanguage) -> [String] {
    switch language {
    case .english: english
    }
  }
}

extension ValidationSummary.Content {
  fileprivate init(of document: CheckedDocument) {
    switch document.kind {
    case .entries?: self = .entries(document.entryCount ?? 0)
    case .exposition?: self = .exposition
    case nil: self = .neither
    }
  }
}
