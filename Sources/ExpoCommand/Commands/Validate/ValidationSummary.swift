import ExpoCatalog
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

  /// The most documents that are named after a search.
  private static let namedDocuments = 12

  /// The documents found by a search; empty if there are too many to name.
  var documents: [(file: String, content: Content)] = []
  /// The counts of findings; nil if nothing could be checked.
  var counts: FindingCounts?
  /// How many JSON files were found that are not documents.
  var skipped = 0
  /// How many files and folders were skipped because their names are not UTF-8.
  var notUTF8 = 0
  /// The counts of fixes; nil without `--fix`.
  var fixed: Fixed?

  /// Creates the summary of a run.
  init(_ outcome: Inspection.Outcome, _ counts: FindingCounts, fixed: Fixed?) {
    self.fixed = fixed
    // If nothing could be checked, errors have been printed.
    if counts.checked == 0, !outcome.failures.isEmpty { return }
    let isNamed = outcome.hasSearched && outcome.documents.count <= Self.namedDocuments
    documents =
      isNamed ? outcome.documents.map { ($0.findings.file.name, Content(of: $0)) } : []
    self.counts = counts
    skipped = outcome.others.count
    notUTF8 = outcome.passedOver.count { $0.reason == .notUTF8 }
  }

  /// The text of the lines.
  func lines(in language: Language) -> [String] {
    switch language {
    case .english: english
    case .korean: korean
    }
  }
}

extension ValidationSummary.Content {
  init(of document: Validator.CheckedDocument) {
    switch document.kind {
    case .entries?: self = .entries(document.entryCount ?? 0)
    case .exposition?: self = .exposition
    case nil: self = .neither
    }
  }
}
