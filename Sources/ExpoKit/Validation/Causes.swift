import ExpoJSON

/// What is not reported because of something else that is: it follows from that, or cannot be known.
enum Causes {
  /// What withholds a problem.
  enum Cause: CaseIterable {
    /// EX601: an entry names no picture at all.
    case emptyImageName
    /// EX601: an entry names a picture that does not exist, under which name it may be there.
    case missingPicture
    /// EX705 at error level.
    case catalogInNoTarget
    /// EX610 of a data set or file.
    case missingDocument
    /// EX701.
    case mismatchedDataSet
    /// Something that could not be read, that patterns leave out, or of which the kind is not known.
    case unchecked
    /// A broken list of entries, or one in which not every entry names a picture.
    case unnamedPictures
    /// A file that does not look like a document, and may be meant as one; it is reported instead.
    case likelyDocument
    /// A project file that cannot be read, or has yet to be made.
    case unreadProject
  }

  /// Where a cause must be.
  enum Scope {
    /// The same value.
    case value
    /// The catalog that has the set.
    case set
    /// The same catalog; outside of any, the same folder.
    case place
    /// The same folder, beside a document of the kind.
    case folder
    case project
  }

  /// Each cause and the rule that it withholds; a problem that is withheld is not a cause for those that
  /// follow.
  static let table: [(cause: Cause, withheld: Rule, scope: Scope)] = [
    (.emptyImageName, .emptyText, .value),
    (.catalogInNoTarget, .missingAsset, .set),
    (.catalogInNoTarget, .missingImageSet, .set),
    (.missingDocument, .incompleteExposition, .project),
    (.missingDocument, .secondDocument, .project),
    (.mismatchedDataSet, .incompleteExposition, .place),
    (.unchecked, .incompleteExposition, .place),
    (.likelyDocument, .incompleteExposition, .folder),
    (.unchecked, .unusedImageSet, .place),
    (.unnamedPictures, .unusedImageSet, .project),
    (.missingPicture, .unusedImageSet, .project),
    (.unreadProject, .ambiguousName, .project),
  ]

  /// Where something is, in terms of a scope.
  private enum Key: Hashable {
    case value(String, Range<Int>)
    case set(AssetSetFolder.Kind, String)
    case place(DocumentPath)
    case folder(DocumentPath, DocumentKind)
    case project
  }

  /// The problems of a project that are reported, and what else changes.
  struct Outcome {
    var problems: [CatalogProblem]
    /// The files that are reported in place of a problem.
    var instead: [String] = []
    /// The values, by file, of which an empty text is not reported too.
    var emptyValues: [String: Set<Range<Int>>] = [:]
  }

  /// Withholds what follows from other problems of a project, which are in the order of its documents;
  /// only a problem that is reported is a cause.
  static func settled(
    _ problems: [CatalogProblem], _ facts: ProjectFacts, isReported: (CatalogProblem) -> Bool
  ) -> Outcome {
    var outcome = Outcome(problems: problems)
    for (cause, withheld, scope) in table {
      let keys = Set(Self.keys(of: cause, outcome.problems, facts, isReported))
      if keys.isEmpty { continue }
      if withheld == .emptyText {
        for case .value(let file, let bytes) in keys {
          outcome.emptyValues[file, default: []].insert(bytes)
        }
      }
      let isWithheld = { (problem: CatalogProblem) in
        problem.mayFollow(withheld) && key(of: problem, scope).map(keys.contains) ?? false
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

  private static func keys(
    of cause: Cause, _ problems: [CatalogProblem], _ facts: ProjectFacts,
    _ isReported: (CatalogProblem) -> Bool
  ) -> [Key] {
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
        return other.counterpartOf.map { Key.folder(folder, $0) }
      }
    case .unreadProject:
      return facts.documents.contains { $0.project?.isUnknown ?? false } ? [.project] : []
    }
  }

  private static func key(of problem: CatalogProblem, _ scope: Scope) -> Key? {
    let file = problem.location.file
    switch scope {
    case .value: return .value(file, problem.location.bytes)
    case .set:
      switch problem.kind {
      case .missingAsset(.set(let kind), let name, _, _): return .set(kind, name)
      case .missingImageSet(let name, _): return .set(.image, name)
      default: return nil
      }
    case .place: return .place(place(of: file))
    case .folder:
      let folder = DocumentPath(named: FileName.folder(of: file))
      return .folder(folder, problem.kindOfDocument)
    case .project: return .project
    }
  }

  /// The catalog around a file, or its folder.
  static func place(of file: String) -> DocumentPath {
    DocumentPath(named: AssetCatalog.path(around: file) ?? FileName.folder(of: file))
  }
}

extension CatalogProblem {
  /// Whether it is a problem of a rule that may follow from another one, or be unknown.
  fileprivate func mayFollow(_ rule: Rule) -> Bool {
    if self.rule != rule { return false }
    return switch kind {
    case .noCatalog, .secondDocument: false
    // In one catalog no project file is asked.
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
