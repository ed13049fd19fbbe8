import ExpoCatalog
import ExpoDiagnostics
import ExpoSource

/// The rule for documents that belong together: EX702.
enum PairingRules {
  /// What is incomplete among the documents that a folder was found to hold, by document.
  static func problems(in documents: [CheckedDocument]) -> [(name: String, CatalogProblem)] {
    let scopes = Dictionary(grouping: documents.filter { $0.kind != nil }) { document in
      let path = document.findings.file.name
      return DocumentFinder.catalog(around: path) ?? FileName.folder(of: path)
    }
    return scopes.flatMap { folder, documents -> [(String, CatalogProblem)] in
      var problems: [(String, CatalogProblem)] = []
      if !folder.hasSuffix(".xcassets"), let first = documents.first {
        problems.append(
          (first.name, CatalogProblem(.incompleteExposition(.catalog), at: first.start)))
      }
      let kinds = Set(documents.compactMap(\.kind))
      if kinds.count == 1, let kind = kinds.first, let first = documents.first {
        let missing: CatalogProblem.Incomplete = kind == .exposition ? .entries : .exposition
        problems.append(
          (first.name, CatalogProblem(.incompleteExposition(missing), at: first.start)))
      }
      return problems
    }
  }
}

extension CheckedDocument {
  var name: String { findings.file.name }

  /// The file's first byte.
  var start: SourceLocation {
    SourceLocation(file: name, bytes: 0..<min(1, findings.file.bytes.count), part: .file)
  }
}
