import ExpoJSON

/// Withholds problems that follow from another problem, or cannot be determined.
enum Causes {
  enum Cause {
    case emptyImageName
    /// The picture may have another name.
    case missingPicture
    /// EX705 at error level.
    case catalogInNoTarget
    /// EX610 of a data set or file.
    case missingDocument
    /// EX701.
    case mismatchedDataSet
    /// Something that could not be read, that patterns exclude, or whose kind is unknown.
    case unchecked
    /// A broken list of entries, or one in which not every entry names a picture.
    case unnamedPictures
    /// A file that does not look like a document, but may be meant as one; it is reported instead.
    case likelyDocument
    /// A project file that cannot be read, or has yet to be made.
    case unreadProject
  }

  /// A withheld problem causes nothing in later rows.
  static let table: [(cause: Cause, withheld: Rule)] = [
    (.emptyImageName, .emptyText),
    (.catalogInNoTarget, .missingAsset),
    (.catalogInNoTarget, .missingImageSet),
    (.missingDocument, .incompleteExposition),
    (.missingDocument, .secondDocument),
    (.mismatchedDataSet, .incompleteExposition),
    (.unchecked, .incompleteExposition),
    (.likelyDocument, .incompleteExposition),
    (.unchecked, .unusedImageSet),
    (.unnamedPictures, .unusedImageSet),
    (.missingPicture, .unusedImageSet),
    (.unreadProject, .ambiguousName),
  ]

  /// What a cause and its problems have in common: a value, a set of a catalog, a catalog or a
  /// folder outside of any, a folder with a document of a kind, or the project.
  private enum Scope: Hashable {
    case value(String, Range<Int>)
    case set(AssetSetFolder.Kind, String)
    case place(DocumentPath)
    case folder(DocumentPath, DocumentKind)
    case project
  }

  /// The problems that are reported, the files that are reported in place of a problem, and the values, by
  /// file, for which an empty text is not reported as well.
  typealias Outcome = (
    problems: [CatalogProblem], instead: [String], emptyValues: [String: Set<Range<Int>>]
  )

  /// Withholds what follows from other reported problems, in the order of the documents.
  static func settled(
    _ problems: [CatalogProblem], _ facts: ProjectFacts, isReported: (CatalogProblem) -> Bool
  ) -> Outcome {
    var outcome: Outcome = (problems, [], [:])
    for (cause, withheld) in table {
      let scopes = Set(Self.scopes(of: cause, outcome.problems, facts, isReported))
      if scopes.isEmpty { continue }
      for case .value(let file, let bytes) in scopes {
        outcome.emptyValues[file, default: []].insert(bytes)
      }
      let isWithheld = { (problem: CatalogProblem) in
        problem.mayFollow(withheld)
          && scope(of: problem, below: cause).map(scopes.contains) ?? false
      }
      if cause == .likelyDocument {
        outcome.instead += outcome.problems.filter(isWithheld).flatMap(facts.likelyDocuments)
      }
      outcome.problems.removeAll(where: isWithheld)
    }
    // Documents of one kind lack one counterpart.
    var count = 0
    let isOfOneKind = Set(facts.documents.filter(\.isSearched).compactMap(\.kind)).count == 1
    outcome.problems.removeAll { problem in
      if problem.mayFollow(.incompleteExposition) { count += 1 }
      return isOfOneKind && problem.mayFollow(.incompleteExposition) && count > 1
    }
    outcome.problems.removeAll { !isReported($0) }
    return outcome
  }

  private static func scopes(
    of cause: Cause, _ problems: [CatalogProblem], _ facts: ProjectFacts,
    _ isReported: (CatalogProblem) -> Bool
  ) -> [Scope] {
    switch cause {
    case .emptyImageName:
      return problems.filter { $0.kind == .emptyImageName && isReported($0) }
        .map { .value($0.location.file, $0.location.bytes) }
    case .missingPicture:
      let isMissing = problems.contains {
        $0.rule == .missingImageSet && $0.severity == .error && isReported($0)
      }
      return isMissing ? [.project] : []
    case .catalogInNoTarget:
      let reported = problems.filter {
        $0.rule == .catalogInNoTarget && $0.severity == .error && isReported($0)
      }
      let files = Set(reported.map(\.location.file))
      return facts.catalogs.map(\.catalog).filter { files.contains($0.contentsPath) }
        .flatMap(\.sets).map { .set($0.kind, $0.name) }
    case .missingDocument:
      return problems.contains { $0.isOfMissingDocument && isReported($0) } ? [.project] : []
    case .mismatchedDataSet:
      return problems.filter { $0.rule == .datasetMismatch }
        .map { .place(place(of: $0.location.file)) }
    case .unchecked: return facts.unchecked.map { .place($0) }
    case .unnamedPictures:
      let mayUseOthers = facts.documents.contains {
        $0.kind != .exposition && $0.checked.mayUseOthers
      }
      return mayUseOthers ? [.project] : []
    case .likelyDocument:
      return facts.others.flatMap { other in
        let folder = DocumentPath(named: FileName.folder(of: other.path))
        return other.counterpartOf.map { Scope.folder(folder, $0) }
      }
    case .unreadProject:
      return facts.documents.contains { $0.project?.isUnknown ?? false } ? [.project] : []
    }
  }

  /// The scope in which a cause withholds a problem.
  private static func scope(of problem: CatalogProblem, below cause: Cause) -> Scope? {
    let file = problem.location.file
    switch (cause, problem.kind) {
    case (.emptyImageName, _): return .value(file, problem.location.bytes)
    case (.catalogInNoTarget, .missingAsset(.set(let kind), let name, _, _)):
      return .set(kind, name)
    case (.catalogInNoTarget, .missingImageSet(let name, _)): return .set(.image, name)
    case (.catalogInNoTarget, _): return nil
    case (.mismatchedDataSet, _), (.unchecked, _): return .place(place(of: file))
    case (.likelyDocument, _):
      return .folder(DocumentPath(named: FileName.folder(of: file)), problem.kindOfDocument)
    case (.missingDocument, _), (.missingPicture, _), (.unnamedPictures, _), (.unreadProject, _):
      return .project
    }
  }

  /// The catalog around a file, or its folder.
  static func place(of file: String) -> DocumentPath {
    DocumentPath(named: AssetCatalog.path(around: file) ?? FileName.folder(of: file))
  }
}

extension CatalogProblem {
  fileprivate func mayFollow(_ rule: Rule) -> Bool {
    if self.rule != rule { return false }
    return switch kind {
    case .noCatalog, .secondDocument: false
    // Within one catalog no project file is needed.
    case .ambiguousName(_, _, let first):
      Causes.place(of: first.file) != Causes.place(of: location.file)
    default: true
    }
  }

  fileprivate var isOfMissingDocument: Bool {
    if case .missingAsset(let kind, _, _, _) = kind { kind.isOfDocuments } else { false }
  }

  /// The kind of a document without its counterpart.
  fileprivate var kindOfDocument: DocumentKind {
    if case .missingCounterpart(.entries, _, _) = kind { .exposition } else { .entries }
  }
}

extension ProjectFacts {
  /// The files beside a document without its counterpart that may be meant as that.
  fileprivate func likelyDocuments(_ problem: CatalogProblem) -> [String] {
    let folder = FileName.folder(of: problem.location.file)
    return others.filter {
      FileName.folder(of: $0.path) == folder && $0.counterpartOf.contains(problem.kindOfDocument)
    }.map(\.path)
  }
}
