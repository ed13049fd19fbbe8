import ExpoSystem
import ExpoJSON
import ExpoModel

/// The candidates of a run, each read and checked by itself: the first stage of a run.
struct CheckedCandidates: Sendable {
  /// What a candidate turned out to be.
  private enum Outcome {
    case document(Validator.CheckedDocument)
    case other(OtherFile)
  }

  /// A file or data set that is not a document.
  struct OtherFile: Sendable {
    let path: String
    let what: Recognition
    /// The kinds of documents beside which it may be meant as their counterpart.
    var counterpartOf: Set<DocumentKind> = []
  }

  /// The outcomes in the order of the candidates; nil before a candidate is read.
  private var outcomes: [Result<Outcome, FileError>?]

  init(count: Int) { outcomes = Array(repeating: nil, count: count) }

  /// Forgets the candidates in some catalogs, and those at some paths outside of any.
  mutating func forget(_ scopes: Set<DocumentPath>, of candidates: [Workspace.Candidate]) {
    for index in candidates.indices where scopes.contains(Self.scope(of: candidates[index].path)) {
      outcomes[index] = nil
    }
  }

  /// What may change how a file is recognized: its catalog; outside of any, only the file itself.
  static func scope(of path: String) -> DocumentPath {
    DocumentPath(named: AssetCatalog.path(around: path) ?? path)
  }

  /// Reads and checks the candidates that have no outcome, with the pictures that are known for each.
  mutating func check(
    _ candidates: [Workspace.Candidate], _ inspection: Inspection, _ workspace: Workspace,
    _ pictures: inout PictureFinder
  ) {
    let unchecked = outcomes.indices.filter { outcomes[$0] == nil }
    let work = unchecked.map { index in
      (candidates[index], pictures.likely(for: candidates[index].path, candidates[index].policy))
    }
    let results = parallelMap(work, jobs: workspace.jobs) { candidate, pictures in
      Result { () throws(FileError) in
        try Self.outcome(of: candidate, inspection, workspace, pictures)
      }
    }
    for (index, result) in zip(unchecked, results) { outcomes[index] = result }
  }

  /// The documents, in the order of their paths.
  var documents: [Validator.CheckedDocument] {
    outcomes.compactMap { if case .success(.document(let document)) = $0 { document } else { nil } }
  }

  /// What is not a document, in the order of paths.
  var others: [OtherFile] {
    outcomes.compactMap { if case .success(.other(let file)) = $0 { file } else { nil } }
  }

  /// What could not be read, by the indices of the candidates.
  var failures: [(index: Int, error: FileError)] {
    outcomes.enumerated().compactMap { index, outcome in
      if case .failure(let error) = outcome { (index, error) } else { nil }
    }
  }

  /// Checks a candidate and looks up its pictures; releases a document without findings.
  private static func outcome(
    of candidate: Workspace.Candidate, _ inspection: Inspection, _ workspace: Workspace,
    _ pictures: PictureIndex?
  ) throws(FileError) -> Outcome {
    let (policy, validator) = (candidate.policy, inspection.validator(candidate.policy))
    let reading = try workspace.read(
      candidate, as: inspection.kind, errorLimit: validator.errorLimit)
    let what = reading.recognition
    guard what.isDocument else {
      let kinds = what == .other ? counterparts(of: reading, policy.dialect) : []
      return .other(OtherFile(path: candidate.path, what: what, counterpartOf: kinds))
    }
    var document = validator.check(reading.tree, what)
    try FileReader.checkIsWhole(reading.tree.file)
    document.policy = policy
    if let pictures, document.kind != .exposition { document.lookUp(pictures) }
    if document.found.list.isEmpty { document.release() }
    return .document(document)
  }

  /// The kinds of documents that a file may be the counterpart of although it does not look like one: it
  /// cannot be read, is empty, or has the document inside another value.
  private static func counterparts(
    of reading: Workspace.Reading, _ dialect: Dialect
  ) -> Set<DocumentKind> {
    guard let root = reading.tree.root, reading.tree.obstacle == nil else {
      return Set(DocumentKind.allCases)
    }
    if let found = reading.kind { return Set(DocumentKind.allCases).subtracting([found]) }
    let isInside = ShapeRules(dialect).rootProblem(root, expecting: nil).holdsDocument
    return isInside ? Set(DocumentKind.allCases) : []
  }
}

extension Validator.CheckedDocument {
  /// Looks up the names of its pictures, each as it is spelled.
  fileprivate mutating func lookUp(_ pictures: PictureIndex) {
    let (references, count) = (imageReferences, entryCount ?? 0)
    let isOptional = policy.dialect.optionalKeys.contains(Entry.CodingKeys.imageName.rawValue)
    mayUseOthers =
      isBroken || count == 0 || !isOptional && references.count(where: \.isNamed) < count
    for reference in references {
      if pictures.resolve(exactly: reference.name) {
        used.insert(reference.name)
      } else {
        unresolved.append(reference)
      }
    }
  }
}
