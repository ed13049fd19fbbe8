import ExpoSystem
import ExpoJSON
import ExpoModel

/// The candidates of a run, each read and checked by itself: the first stage of a run.
struct CheckedCandidates: Sendable {
  private enum Outcome {
    case document(Validator.CheckedDocument)
    case other(OtherFile)
  }

  struct OtherFile: Sendable {
    let path: String
    let what: Recognition
    /// The kinds of documents that it may be meant as.
    var mayBe: Set<DocumentKind> = []
  }

  /// The outcomes in the order of the candidates; nil before a candidate is read.
  private var outcomes: [Result<Outcome, FileError>?]

  init(count: Int) { outcomes = Array(repeating: nil, count: count) }

  /// Forgets the outcomes in some scopes; outside of catalogs, the scopes are the paths of candidates.
  mutating func forget(_ scopes: Set<DocumentPath>, of candidates: [Workspace.Candidate]) {
    for index in candidates.indices where scopes.contains(Self.scope(of: candidates[index].path)) {
      outcomes[index] = nil
    }
  }

  /// The path whose changes may change how a file is recognized: its catalog, or else the file itself.
  static func scope(of path: String) -> DocumentPath {
    DocumentPath(named: AssetCatalog.path(around: path) ?? path)
  }

  /// Checks the candidates that have no outcome yet.
  mutating func check(
    _ candidates: [Workspace.Candidate], by inspection: Inspection, in workspace: Workspace,
    with pictures: inout PictureFinder
  ) {
    let unchecked = outcomes.indices.filter { outcomes[$0] == nil }
    let work = unchecked.map { index in
      (candidates[index], pictures.all(for: candidates[index].path, candidates[index].policy))
    }
    let results = parallelMap(work, jobs: workspace.jobs) { candidate, pictures in
      Result { () throws(FileError) in
        try Self.outcome(of: candidate, inspection, workspace, pictures)
      }
    }
    for (index, result) in zip(unchecked, results) { outcomes[index] = result }
  }

  /// In the order of paths.
  var documents: [Validator.CheckedDocument] {
    outcomes.compactMap { if case .success(.document(let document)) = $0 { document } else { nil } }
  }

  /// In the order of paths.
  var others: [OtherFile] {
    outcomes.compactMap { if case .success(.other(let file)) = $0 { file } else { nil } }
  }

  var failures: [FileError] {
    outcomes.compactMap { if case .failure(let error) = $0 { error } else { nil } }
  }

  /// The outcome of a candidate; a document without findings is released.
  private static func outcome(
    of candidate: Workspace.Candidate, _ inspection: Inspection, _ workspace: Workspace,
    _ pictures: PictureIndex?
  ) throws(FileError) -> Outcome {
    let validator = inspection.validator(candidate.policy)
    let reading = try workspace.read(
      candidate, as: inspection.kind, errorLimit: validator.errorLimit)
    let what = reading.recognition
    guard what.isDocument else {
      let kinds = what == .other ? reading.possibleKinds(candidate.policy.dialect) : []
      return .other(OtherFile(path: candidate.path, what: what, mayBe: kinds))
    }
    var document = validator.check(reading.tree, what)
    try FileReader.checkIsWhole(reading.tree.file)
    document.policy = candidate.policy
    if let pictures, document.kind != .exposition { document.lookUp(pictures) }
    if document.found.list.isEmpty { document.release() }
    return .document(document)
  }
}

extension Workspace.Reading {
  /// The kinds that a file may have: all if it cannot be read, is empty, or has the document inside another value.
  fileprivate func possibleKinds(_ dialect: Dialect) -> Set<DocumentKind> {
    let all = Set(DocumentKind.allCases)
    guard let root = tree.root, tree.obstacle == nil else { return all }
    return kind.map { [$0] } ?? (dialect.isDocumentInside(root) ? all : [])
  }
}

extension Validator.CheckedDocument {
  /// Looks up the names of its pictures, each as it is spelled.
  fileprivate mutating func lookUp(_ pictures: PictureIndex) {
    let references = list.map(DocumentRules(policy.dialect).imageReferences) ?? []
    let count = entryCount ?? 0
    let isOptional = policy.dialect.optionalKeys.contains(Entry.CodingKeys.imageName.rawValue)
    mayUseOthers =
      isBroken || count == 0 || !isOptional && references.count(where: \.isNamed) < count
    for reference in references {
      let isExact = pictures.resolve(exactly: reference.name)
      if isExact { exactNames.insert(reference.name) } else { otherNames.append(reference) }
    }
  }
}
