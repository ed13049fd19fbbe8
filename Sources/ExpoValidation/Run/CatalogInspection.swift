import ExpoCatalog
import ExpoDiagnostics
import ExpoSource

/// The part of a run that looks at documents, catalogs and pictures together.
struct CatalogInspection {
  private let inspection: Inspection
  private let plan: Inspection.Plan
  private let documents: [CheckedDocument]
  private var policies: PolicyFinder
  private var findings: FindingsByFile
  /// The catalogs that were read, by path.
  private(set) var catalogs: [String: AssetCatalog] = [:]
  /// What could not be read, after what was known before.
  private(set) var failures: [FileError]
  private var pictures: [String: PictureIndex] = [:]
  /// The folders of pictures that could not be read.
  private var unreadable: Set<String> = []
  /// The catalogs and folders of which not every document was looked at; why has been reported.
  private var incomplete: Set<String>

  /// Creates an inspection of what a run has checked so far.
  init(
    _ inspection: Inspection, _ plan: Inspection.Plan, _ policies: PolicyFinder,
    _ outcome: Inspection.Outcome
  ) {
    self.inspection = inspection
    self.plan = plan
    self.policies = policies
    documents = outcome.documents
    failures = outcome.failures
    findings = FindingsByFile(outcome.documents, limit: inspection.findingLimit)
    incomplete = plan.incomplete
  }

  /// All findings of the run, those of its documents included.
  ///
  /// - Throws: ``ConfigurationError`` or ``FileError`` if a configuration cannot be used.
  mutating func run() throws -> [Report.FileDiagnostics] {
    switch inspection.assets {
    case .none: break
    case .automatic: try checkPictures(at: nil)
    case .path(let path): try checkPictures(at: existing(DocumentFinder.trimmed(path)))
    }
    try checkPairing()
    return findings.sorted
  }

  /// A path at which there is something; reports a path at which there is nothing.
  private mutating func existing(_ path: String) -> String? {
    if FilePath.exists(path) { return path }
    failures.append(.missing(path))
    return nil
  }

  private func catalog(around document: CheckedDocument) -> String? {
    DocumentFinder.catalog(around: document.name)
  }
}

// MARK: - Pictures and catalogs

extension CatalogInspection {
  /// Checks the names of pictures, and the catalogs that are part of the run.
  private mutating func checkPictures(at path: String?) throws {
    let given = path.map { [$0].filter { $0.hasSuffix(".xcassets") } } ?? []
    let whole = Array(Set(plan.catalogs + given)).sorted()
    let around = Set(documents.compactMap(catalog)).subtracting(whole).sorted()
    readCatalogs(whole + around)
    pictures = catalogs.mapValues(PictureIndex.init)
    try checkImageNames(at: path)
    try checkCatalogs(whole)
  }

  private mutating func readCatalogs(_ paths: [String]) {
    let reader = AssetCatalogReader { [inspection] path throws(FileError) in
      try inspection.readFound(path)
    }
    let results = parallelMap(paths, jobs: inspection.jobs) {
      path -> Result<AssetCatalog, FileError> in
      do throws(FileError) {
        return .success(try reader.catalog(at: path))
      } catch {
        return .failure(error)
      }
    }
    for (path, result) in zip(paths, results) {
      switch result {
      case .success(let catalog): catalogs[path] = catalog
      case .failure(let error): failures.append(error)
      }
    }
  }

  /// Looks up the pictures that entries name: at a path, where the configuration says, or in the
  /// catalog around the document.
  private mutating func checkImageNames(at path: String?) throws {
    for document in documents where document.kind == .entries {
      let policy = try policies.policy(for: document.name)
      let named = path ?? policy.assets.map(DocumentFinder.trimmed)
      guard let source = named ?? catalog(around: document), let index = index(at: source) else {
        continue
      }
      findings.add(
        ImageNameRules.problems(in: document.imageReferences, index), to: document.findings.file,
        policy.selection, document.safety)
    }
  }

  /// The pictures at a path, a catalog or a plain folder; read once.
  private mutating func index(at path: String) -> PictureIndex? {
    if let index = pictures[path] { return index }
    // What could not be read has been reported.
    if unreadable.contains(path)
      || failures.contains(where: { $0.path == path || $0.path.hasPrefix(path + "/") })
    {
      return nil
    }
    do throws(FileError) {
      pictures[path] = try readIndex(at: path)
    } catch {
      failures.append(error)
      unreadable.insert(path)
    }
    return pictures[path]
  }

  private func readIndex(at path: String) throws(FileError) -> PictureIndex {
    guard path.hasSuffix(".xcassets") else {
      return try PictureIndex(folder: path, includesExports: true)
    }
    let reader = AssetCatalogReader { [inspection] path throws(FileError) in
      try inspection.readFound(path)
    }
    return PictureIndex(try reader.catalog(at: path))
  }

  /// Checks whole catalogs, each with the documents in it.
  private mutating func checkCatalogs(_ paths: [String]) throws {
    let byCatalog = Dictionary(grouping: documents) { catalog(around: $0) ?? "" }
    let checked = paths.compactMap { path in
      catalogs[path].map { ($0, incomplete.contains(path) ? [] : byCatalog[path] ?? []) }
    }
    let results = parallelMap(checked, jobs: inspection.jobs) { [pictures] catalog, documents in
      let used = pictures[catalog.path].flatMap { Self.usedNames(among: $0, documents) }
      return CatalogRules.problems(in: catalog, used: used)
    }
    for ((catalog, _), result) in zip(checked, results) {
      failures += result.failures
      for (file, problems) in result.files { try add(problems, to: file, of: catalog) }
    }
  }

  private mutating func add(
    _ problems: [CatalogProblem], to file: SourceFile, of catalog: AssetCatalog
  ) throws {
    let policy = try policies.policy(for: file.name)
    if policy.isExcluded { return }
    findings.add(problems, to: file, policy.selection)
    if problems.contains(where: { $0.rule == StructureRule.datasetMismatch.rule }) {
      incomplete.insert(catalog.path)
    }
  }

  /// The image sets that the entries in a catalog use or mean; nil if none can be told.
  private static func usedNames(
    among pictures: PictureIndex, _ documents: [CheckedDocument]
  ) -> Set<String>? {
    let lists = documents.filter { $0.kind == .entries }
    guard !lists.isEmpty, lists.allSatisfy({ !$0.isBroken }) else { return nil }
    return Set(
      lists.flatMap(\.imageReferences).compactMap { reference in
        switch pictures.resolve(reference.name) {
        case .found: reference.name
        case .mismatch(let found, _, _): found
        case .missing(let nearest): nearest
        }
      })
  }
}

// MARK: - Documents that belong together

extension CatalogInspection {
  /// Reports an exposition without entries and entries without an exposition, where every document
  /// around them was looked at.
  private mutating func checkPairing() throws {
    let searched = documents.filter { document in
      plan.searched.contains(document.name)
        && !incomplete.contains(catalog(around: document) ?? FileName.folder(of: document.name))
    }
    let files = Dictionary(searched.map { ($0.name, $0.findings.file) }) { first, _ in first }
    for (name, problem) in PairingRules.problems(in: searched) {
      guard let file = files[name] else { continue }
      findings.add([problem], to: file, try policies.policy(for: name).selection)
    }
  }
}
