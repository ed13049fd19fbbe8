import ExpoBase
import ExpoJSON

/// A run in progress: its documents, projects and findings so far.
struct InspectionRun {
  let inspection: Inspection
  let plan: InspectionPlan
  var workspace: Workspace
  var pictures: RunPictures
  var findings: FindingsByFile
  /// The documents, in the order of their paths.
  var documents: [PicturedDocument] = []
  /// The catalogs and folders in which not every document was checked; the reasons have been
  /// reported.
  var incomplete: Set<DocumentPath> = []
  /// What the candidates turned out to be, in the order of their paths.
  private var checked: [Checked?]
  /// What finding the files came to.
  private let search: Inspection.Outcome
  private var outcome: Inspection.Outcome

  /// Finds the files of paths.
  init(_ inspection: Inspection, _ paths: [DocumentPath]) throws {
    self.inspection = inspection
    findings = FindingsByFile(
      limit: inspection.findingLimit, keepsFixes: inspection.keepsFixes)
    workspace = inspection.workspace
    plan = try InspectionPlan(inspection, paths, &workspace)
    pictures = RunPictures(inspection, plan, workspace.search())
    checked = Array(repeating: nil, count: plan.candidates.count)
    var search = Inspection.Outcome()
    search.failures = plan.failures
    search.excluded = plan.excluded
    search.catalogs = plan.catalogs.map(\.path)
    search.passedOver = plan.searches.flatMap(\.skipped)
    search.hasSearched = plan.searches.contains(where: \.isFolder)
    search.unmatched = UnmatchedPattern.all(in: plan, workspace.policies)
    (self.search, outcome) = (search, search)
  }

  /// Checks the documents, their pictures and catalogs, and how they belong together.
  mutating func check() throws {
    findings = FindingsByFile(limit: inspection.findingLimit, keepsFixes: inspection.keepsFixes)
    (outcome, documents, incomplete) = (search, [], [])
    for path in plan.excluded { leaveOut(path) }
    for failure in plan.failures { leaveOut(failure.path) }
    try checkDocuments()
    reportEmptySearches()
    if case .none = inspection.assets {} else { try checkPictures() }
    try checkPairing()
  }

  /// Checks again with other bytes of some files; of the documents, only these are read.
  mutating func check(replacing files: [SourceFile]) throws {
    for file in files { workspace.replace(with: file) }
    let replaced = Set(files.map { DocumentPath(of: $0) })
    for (index, candidate) in plan.candidates.enumerated()
    where replaced.contains(DocumentPath(named: candidate.path)) {
      checked[index] = nil
    }
    try check()
  }

  /// The result of the run.
  var finished: Inspection.Outcome {
    var outcome = outcome
    // A folder may be both searched and read as a catalog.
    var seen: Set<FileError> = []
    outcome.failures = outcome.failures.filter { seen.insert($0).inserted }
    outcome.findings = findings.sorted
    outcome.documents = documents.map(\.document)
    outcome.coverage = Coverage(
      inspection, plan, workspace, documents, failures: outcome.failures)
    return outcome
  }

  mutating func fail(_ error: FileError) { outcome.failures.append(error) }

  private mutating func leaveOut(_ path: String) {
    incomplete.insert(
      DocumentPath(named: AssetCatalog.path(around: path) ?? FileName.folder(of: path)))
  }

  /// Reports the folders in which no document was found.
  private mutating func reportEmptySearches() {
    for found in plan.searches where found.isFolder && !found.path.hasSuffix(".xcassets") {
      let isEmpty = !documents.contains { Project.isIn(found.path, $0.document.name) }
      let isFailed = outcome.failures.contains { Project.isIn(found.path, $0.path) }
      if isEmpty, !isFailed {
        let skipped = outcome.others.count { Project.isIn(found.path, $0) }
        fail(FileError(path: found.path, kind: .noDocuments(skipped: skipped)))
      }
    }
  }
}

// MARK: - Documents

/// A document that was checked, and the pictures that its entries name.
struct PicturedDocument: Sendable {
  let document: Validator.CheckedDocument
  let policy: Policy
  /// The catalog that it lies in; nil outside of any.
  let catalog: String?
  /// The names of pictures that are found.
  var used: Set<String> = []
  /// The names that were not found so far.
  var unresolved: [ImageReference] = []
}

/// What a candidate turned out to be.
private enum Checked: Sendable {
  case document(PicturedDocument)
  /// Not a document.
  case other
  case failure(FileError)
}

extension InspectionRun {
  /// Reads and checks the candidates, each with the pictures that are known for it.
  private mutating func checkDocuments() throws {
    let unchecked = checked.indices.filter { checked[$0] == nil }
    let work = unchecked.map { index in
      let candidate = plan.candidates[index]
      return (candidate, pictures.likely(for: candidate.path, candidate.policy))
    }
    let results = parallelMap(work, jobs: inspection.jobs) {
      [inspection, workspace] candidate, pictures in
      Self.check(candidate, inspection, workspace, pictures)
    }
    for (index, result) in zip(unchecked, results) { checked[index] = result }
    for (candidate, result) in zip(plan.candidates, checked) {
      switch result {
      case nil: break
      case .document(let checked):
        documents.append(checked)
        findings.add(checked.document.findings)
        if !checked.document.isReadable { leaveOut(candidate.path) }
      case .other: outcome.others.append(candidate.path)
      case .failure(let error):
        fail(error)
        leaveOut(candidate.path)
      }
    }
  }

  private static func check(
    _ candidate: Workspace.Candidate, _ inspection: Inspection, _ workspace: Workspace,
    _ pictures: PictureIndex?
  ) -> Checked {
    let validator = inspection.validator(candidate.policy)
    switch workspace.read(candidate, as: inspection.kind, errorLimit: validator.errorLimit) {
    case .failure(let error): return .failure(error)
    case .other: return .other
    case .document(let tree, _):
      let document = validator.check(tree)
      do throws(FileError) {
        try FileReader.checkIsWhole(tree.file)
        return .document(resolved(document, candidate.policy, pictures))
      } catch {
        return .failure(error)
      }
    }
  }

  /// Looks up the pictures of a document; releases a document without findings.
  private static func resolved(
    _ document: Validator.CheckedDocument, _ policy: Policy, _ pictures: PictureIndex?
  ) -> PicturedDocument {
    var (used, unresolved) = (Set<String>(), [ImageReference]())
    for reference in pictures == nil ? [] : document.imageReferences {
      if let pictures, pictures.resolve(exactly: reference.name) {
        used.insert(reference.name)
      } else {
        unresolved.append(reference)
      }
    }
    let isClean = document.findings.isEmpty
    return PicturedDocument(
      document: isClean ? document.withoutBytes : document, policy: policy,
      catalog: AssetCatalog.path(around: document.name), used: used, unresolved: unresolved)
  }
}

/// The rule for documents that belong together: EX702.
extension InspectionRun {
  /// Reports an exposition without entries and entries without an exposition, where every document
  /// around them was looked at.
  mutating func checkPairing() throws {
    var projects: [DocumentPath: [Int]] = [:]
    for (index, document) in documents.enumerated()
    where document.document.kind != nil
      && plan.searched.contains(DocumentPath(named: document.document.name))
    {
      projects[DocumentPath(named: pictures.root(of: document.document.name)), default: []].append(
        index)
    }
    for members in projects.values { try checkPairing(of: members) }
  }

  /// Checks the documents of a project, given by their indices.
  private mutating func checkPairing(of members: [Int]) throws {
    let kinds = members.map { documents[$0].document.kind ?? .entries }
    let groups = Pairing.groups(zip(members, kinds).map { (documents[$0].document.name, $1) })
    let isOfOneKind = Set(kinds).count == 1
    for group in groups where !group.isComplete {
      let document = documents[members[group.first]]
      // A document beside a whole exposition may be a test's; not one with pictures of its own.
      let isAlone = isOfOneKind || hasPictures(around: document)
      guard isAlone, isWhole(around: document), let file = file(of: document) else { continue }
      let kind: CatalogProblem.Kind =
        document.document.kind == .exposition ? .missingEntries : .missingExposition
      findings.add(
        [CatalogProblem(kind, at: .start(of: file))], to: file,
        document.policy.selection)
      if isOfOneKind { return }
    }
  }

  private func hasPictures(around document: PicturedDocument) -> Bool {
    guard let path = document.catalog else { return false }
    return plan.catalogs.contains { catalog in
      DocumentPath(named: catalog.path) == DocumentPath(named: path)
        && catalog.sets.contains { $0.kind == .image }
    }
  }

  private func isWhole(around document: PicturedDocument) -> Bool {
    !incomplete.contains(
      DocumentPath(named: document.catalog ?? FileName.folder(of: document.document.name)))
  }
}
