import ExpoJSON

/// Withholds problems that follow from another problem, or cannot be determined.
enum Causes {
  enum Cause {
    /// A catalog with a part that cannot be read.
    case unreadCatalog
    /// EX601 in an entry.
    case wrongImageName
    /// EX601 for a picture that may have another name.
    case missingPicture
    /// EX705 at error level.
    case catalogInNoTarget
    /// EX610 of a data set or file at error level.
    case missingDocument
    /// EX701.
    case mismatchedDataSet
    /// A file that could not be read, that patterns exclude, or whose kind is unknown.
    case unchecked
    /// A broken list of entries, or one in which not every entry names a picture.
    case unnamedPictures
    /// A file that does not look like a document, but may be meant as one; it is reported instead.
    case likelyDocument
    /// A project file that cannot be read, or has yet to be made.
    case unreadProject
  }

  /// Each cause and the rule that it withholds; a withheld problem is no cause in later rows.
  static let table: [(cause: Cause, withheld: Rule)] = [
    (.unreadCatalog, .missingAsset),
    (.unreadCatalog, .missingImageSet),
    (.wrongImageName, .emptyText),
    (.wrongImageName, .strayWhitespace),
    (.catalogInNoTarget, .missingAsset),
    (.catalogInNoTarget, .missingImageSet),
    (.missingDocument, .incompleteExposition),
    (.missingDocument, .secondDocument),
    (.mismatchedDataSet, .incompleteExposition),
    (.mismatchedDataSet, .missingImageSet),
    (.unchecked, .incompleteExposition),
    (.likelyDocument, .incompleteExposition),
    (.unchecked, .unusedImageSet),
    (.unnamedPictures, .unusedImageSet),
    (.missingPicture, .unusedImageSet),
    (.unreadProject, .ambiguousName),
  ]

  /// The part of a project that a cause affects: a value, a set of a catalog, a catalog or a folder outside
  /// of catalogs, a file, a folder that lacks a document of a kind, or the whole project.
  enum Scope: Hashable {
    case value(DocumentPath, JSONPointer)
    case set(AssetSetFolder.Kind, String)
    case path(DocumentPath)
    case folder(DocumentPath, DocumentKind)
    case project

    /// The document of a value.
    var file: DocumentPath? { if case .value(let file, _) = self { file } else { nil } }
  }

  /// The problems that are reported, and the files that are reported in place of a problem.
  typealias Outcome = (problems: [CatalogProblem], instead: [String])

  /// Withholds problems that follow from other reported ones; the result is in the order of the documents.
  ///
  /// It also removes the withheld findings of rules for documents from `found`.
  static func settled(
    _ problems: [CatalogProblem], _ facts: ProjectFacts,
    _ found: inout [DocumentPath: FileFindings]
  ) -> Outcome {
    func isReported(_ problem: CatalogProblem) -> Bool {
      found[DocumentPath(named: problem.location.file)]?.selection.includes(problem.rule) ?? false
    }
    var outcome: Outcome = (problems, [])
    for (cause, withheld) in table {
      let scopes = Set(scopes(of: cause, outcome.problems, facts, isReported))
      if scopes.isEmpty { continue }
      let isWithheld = { (problem: CatalogProblem) in
        problem.mayFollow(withheld) && problem.scopes.contains(where: scopes.contains)
      }
      if cause == .likelyDocument {
        let caused = Set(outcome.problems.filter(isWithheld).flatMap(\.scopes))
        let likely = facts.others.filter { $0.scopes.contains(where: caused.contains) }
        outcome.instead = likely.map(\.path)
      }
      outcome.problems.removeAll(where: isWithheld)
      for file in Set(scopes.compactMap(\.file)) {
        found[file]?.list.removeAll {
          $0.rule == withheld && scopes.contains(.value(file, $0.location.pointer))
        }
      }
    }
    // Documents of one kind lack one counterpart.
    let isOfOneKind = Set(facts.searched.map(\.kind)).count == 1
    var lacking = 0
    outcome.problems.removeAll { problem in
      if isOfOneKind, isReported(problem), problem.mayFollow(.incompleteExposition) { lacking += 1 }
      return !isReported(problem) || lacking > 1 && problem.mayFollow(.incompleteExposition)
    }
    return outcome
  }

  private static func scopes(
    of cause: Cause, _ problems: [CatalogProblem], _ facts: ProjectFacts,
    _ isReported: (CatalogProblem) -> Bool
  ) -> [Scope] {
    func errors(of rule: Rule) -> [CatalogProblem] {
      problems.filter { $0.rule == rule && $0.severity == .error && isReported($0) }
    }
    func project(if isCaused: Bool) -> [Scope] { isCaused ? [.project] : [] }
    switch cause {
    case .unreadCatalog:
      return project(if: facts.catalogs.contains { !$0.catalog.failures.isEmpty })
    case .wrongImageName:
      return problems.filter { $0.rule == .missingImageSet && isReported($0) }
        .map { .value(DocumentPath(named: $0.location.file), $0.location.pointer) }
    case .missingPicture: return project(if: !errors(of: .missingImageSet).isEmpty)
    case .catalogInNoTarget:
      let files = Set(errors(of: .catalogInNoTarget).map(\.location.file))
      return facts.catalogs.map(\.catalog).filter { files.contains($0.contentsPath) }
        .flatMap(\.sets).map { .set($0.kind, $0.name) }
    // Pictures and colors that code does not find are no errors.
    case .missingDocument: return project(if: !errors(of: .missingAsset).isEmpty)
    case .mismatchedDataSet:
      return problems.filter { $0.rule == .datasetMismatch && isReported($0) }
        .flatMap(\.ofDataSet)
    case .unchecked: return facts.unchecked.map { .path($0) }
    case .unnamedPictures: return project(if: facts.documents.contains(where: \.mayUseOthers))
    case .likelyDocument: return facts.others.flatMap(\.scopes)
    case .unreadProject:
      return project(if: !facts.documents.isEmpty && facts.project?.isUnknown ?? false)
    }
  }
}

extension CatalogProblem {
  fileprivate func mayFollow(_ rule: Rule) -> Bool {
    switch kind {
    case _ where self.rule != rule: false
    case .noCatalog, .secondDocument, .emptyImageName, .missingAsset(.file, _, _, _): false
    // Within one catalog no project file is needed.
    case .ambiguousName(_, _, let first):
      AssetCatalog.scope(of: first.file) != AssetCatalog.scope(of: location.file)
    default: true
    }
  }

  /// The catalog, and the file if it is in no slot: the app shows nothing of it.
  fileprivate var ofDataSet: [Causes.Scope] {
    let catalog = Causes.Scope.path(AssetCatalog.scope(of: location.file))
    switch kind {
    // Its document is read.
    case .lacksFamilies: return []
    case .unassignedData(let file, _):
      let path = FileName.path(of: file, in: FileName.folder(of: location.file))
      return [catalog, .path(DocumentPath(named: path))]
    default: return [catalog]
    }
  }

  /// The scopes in which a problem may have a cause.
  fileprivate var scopes: [Causes.Scope] {
    let file = location.file
    let around: [Causes.Scope] = [.project, .path(AssetCatalog.scope(of: file))]
    return switch kind {
    case .missingAsset(.set(let kind), let name, _, _): around + [.set(kind, name)]
    case .missingImageSet(let name, _):
      [.project, .set(.image, name), .path(DocumentPath(named: file))]
    case .missingCounterpart(let missing, _, _):
      around + [.folder(DocumentPath(named: FileName.folder(of: file)), missing)]
    default: around
    }
  }
}

extension CheckedCandidates.OtherFile {
  /// The scopes in which the file may be the missing document.
  fileprivate var scopes: [Causes.Scope] {
    let folder = DocumentPath(named: FileName.folder(of: path))
    return mayBe.map { .folder(folder, $0) }
  }
}
