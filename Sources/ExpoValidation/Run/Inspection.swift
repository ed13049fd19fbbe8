public import ExpoCatalog
public import ExpoDiagnostics
public import ExpoText

/// One run over documents, catalogs and pictures: what paths stand for, checked together.
public struct Inspection: Sendable {
  /// Where the pictures of entries are looked for.
  public enum Assets: Sendable {
    /// In the asset catalog a document lies in, or where the configuration says.
    case automatic
    /// In a catalog or folder.
    case path(String)
    /// Nowhere: rules for pictures are off.
    case none
  }

  /// What the user says about rules.
  public var choice = RuleChoice()
  /// Where configurations come from.
  public var configuration = ConfigurationSource.nearest
  /// The kind that every document is taken for; nil to go by its looks.
  public var kind: DocumentKind?
  /// Where pictures are.
  public var assets = Assets.automatic
  /// Whether files that were named are left out too where the configuration says so.
  public var excludesNamed = false
  /// How many threads share the work; nil for as many as there are cores.
  public var jobs: Int?
  /// Files that take the place of those on disk: standard input, and edits not yet written.
  public var overlay: [String: SourceFile] = [:]

  /// Sets up a run with everything as it is by default.
  public init() {}

  /// What a run came to.
  public struct Outcome: Sendable {
    /// What was found, in the order of paths.
    public fileprivate(set) var findings: [Report.FileFindings] = []
    /// The documents that were checked, in the order of paths.
    public fileprivate(set) var documents: [CheckedDocument] = []
    /// How many JSON files were met that are no documents.
    public fileprivate(set) var skipped = 0
    /// What could not be read.
    public fileprivate(set) var failures: [FileError] = []
    /// Whether a folder was searched.
    public fileprivate(set) var hasSearched = false
  }

  /// Checks what the paths stand for; what cannot be read is told, and the rest is still checked.
  ///
  /// - Throws: ``ConfigurationError`` or ``FileError`` if a configuration cannot be used.
  public func run(_ paths: [String]) throws -> Outcome {
    var outcome = Outcome()
    var policies = PolicyFinder(choice: choice, source: configuration)
    var plan = try plan(for: paths, &policies, &outcome)
    let checked = check(plan.candidates)
    for (candidate, result) in zip(plan.candidates, checked) {
      switch result {
      case .document(let document): outcome.documents.append(document)
      case .other: outcome.skipped += 1
      case .failure(let error):
        outcome.failures.append(error)
        plan.leaveOut(candidate.path)
      }
    }
    outcome.failures += Self.emptySearches(plan, outcome)
    var findings = FindingsByFile(outcome.documents)
    try addCatalogFindings(plan, &policies, to: &findings, &outcome)
    outcome.findings = findings.sorted
    return outcome
  }

  private var jobCount: Int { jobs ?? Workers.coreCount }
}

// MARK: - What to check

extension Inspection {
  /// A file to check and what holds for it.
  private struct Planned: Sendable {
    let path: String
    let origin: DocumentFinder.Candidate.Origin
    let policy: Policy
  }

  private struct Plan {
    var candidates: [Planned] = []
    /// Catalogs to check whole.
    var catalogs: [String] = []
    /// The candidates that were found in a folder which is no part of a catalog.
    var searched: Set<String> = []
    /// The folders that were searched.
    var folders: [String] = []
    /// The catalogs and folders of which not every document was looked at.
    var incomplete: Set<String> = []

    mutating func leaveOut(_ path: String) {
      incomplete.insert(DocumentFinder.catalog(around: path) ?? FileName.folder(of: path))
    }
  }

  private func plan(
    for paths: [String], _ policies: inout PolicyFinder, _ outcome: inout Outcome
  ) throws -> Plan {
    var plan = Plan()
    var origins: [String: DocumentFinder.Candidate.Origin] = [:]
    for path in paths.map(DocumentFinder.trimmed) {
      let search: DocumentFinder.Search
      do throws(FileError) {
        search = overlay[path] == nil ? try DocumentFinder.search(path) : .named(path)
      } catch {
        outcome.failures.append(error)
        continue
      }
      outcome.failures += search.failures
      if search.isFolder { plan.folders.append(path) }
      outcome.hasSearched = outcome.hasSearched || search.isFolder
      plan.catalogs += search.catalogs.filter { !plan.catalogs.contains($0) }
      let isPart = DocumentFinder.catalog(around: path) != nil
      for candidate in search.candidates {
        // Named beats found, however often and in whichever order a file is come by.
        let known = origins[candidate.path] ?? .searched
        origins[candidate.path] = max(known, candidate.origin)
        if search.isFolder, !isPart { plan.searched.insert(candidate.path) }
      }
    }
    for (path, origin) in origins {
      let policy = try policies.policy(for: path)
      if policy.isExcluded, origin != .named || excludesNamed {
        plan.leaveOut(path)
      } else {
        plan.candidates.append(Planned(path: path, origin: origin, policy: policy))
      }
    }
    plan.candidates.sort { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
    return plan
  }

  /// Folders in which nothing was found to check.
  private static func emptySearches(_ plan: Plan, _ outcome: Outcome) -> [FileError] {
    let names = outcome.documents.map(\.name) + plan.catalogs
    let others = outcome.skipped == 1 ? "1 other JSON file" : "\(outcome.skipped) other JSON files"
    let reason =
      "no exposition documents found" + (outcome.skipped > 0 ? " (\(others) skipped)" : "")
    return plan.folders.filter { folder in
      !names.contains { folder == "." || $0 == folder || $0.hasPrefix(folder + "/") }
    }.map { FileError(path: $0, reason: reason) }
  }
}

// MARK: - Documents

extension Inspection {
  private enum Checked: Sendable {
    case document(CheckedDocument)
    /// Not a document.
    case other
    case failure(FileError)
  }

  private func check(_ candidates: [Planned]) -> [Checked] {
    Workers.map(candidates, jobs: jobCount) { [self] candidate in
      let validator = Validator(
        selection: candidate.policy.selection, kind: kind, dialect: candidate.policy.dialect)
      do throws(FileError) {
        let file = try read(candidate.path)
        if candidate.origin != .searched { return .document(validator.check(file)) }
        return validator.checkIfDocument(file).map(Checked.document) ?? .other
      } catch {
        return .failure(error)
      }
    }
  }

  private func read(_ path: String) throws(FileError) -> SourceFile {
    if let file = overlay[path] { return file }
    return try FileReader.read(path)
  }
}

// MARK: - Catalogs and pictures

extension Inspection {
  private func addCatalogFindings(
    _ plan: Plan, _ policies: inout PolicyFinder, to findings: inout FindingsByFile,
    _ outcome: inout Outcome
  ) throws {
    var assetsPath = if case .path(let path) = assets { path } else { nil as String? }
    if let path = assetsPath { assetsPath = existing(DocumentFinder.trimmed(path), &outcome) }
    let isOn = if case .none = assets { false } else { true }
    let given = assetsPath.map { [$0].filter { $0.hasSuffix(".xcassets") } } ?? []
    let whole = isOn ? Array(Set(plan.catalogs + given)).sorted() : []
    let byCatalog = Dictionary(grouping: outcome.documents) {
      DocumentFinder.catalog(around: $0.name) ?? ""
    }
    let around = Set(byCatalog.keys).subtracting([""])
    let catalogs = readCatalogs(isOn ? whole + around.subtracting(whole).sorted() : [], &outcome)

    // Where documents are not all there for a reason that is told.
    var incomplete = plan.incomplete
    if isOn {
      var pictures: [String: PictureIndex] = catalogs.mapValues(PictureIndex.init)
      for document in outcome.documents where !document.imageReferences.isEmpty {
        let policy = try policies.policy(for: document.name)
        let named = assetsPath ?? policy.assets.map(DocumentFinder.trimmed)
        let source = named ?? DocumentFinder.catalog(around: document.name)
        guard let source, let index = index(at: source, &pictures, &outcome) else { continue }
        findings.add(
          ImageNameRules.problems(in: document.imageReferences, index),
          to: document.findings.file, policy.selection)
      }
      let checked = whole.compactMap { path in
        catalogs[path].map { ($0, incomplete.contains(path) ? [] : byCatalog[path] ?? []) }
      }
      let results = Workers.map(checked, jobs: jobCount) { catalog, documents in
        CatalogRules.problems(in: catalog, used: Self.usedNames(in: catalog, documents))
      }
      for ((catalog, _), result) in zip(checked, results) {
        for (file, problems) in result {
          let policy = try policies.policy(for: file.name)
          if policy.isExcluded { continue }
          findings.add(problems, to: file, policy.selection)
          if problems.contains(where: { $0.rule == .datasetMismatch }) {
            incomplete.insert(catalog.path)
          }
        }
      }
    }
    let searched = outcome.documents.filter { document in
      plan.searched.contains(document.name)
        && !incomplete.contains(
          DocumentFinder.catalog(around: document.name) ?? FileName.folder(of: document.name))
    }
    let files = Dictionary(searched.map { ($0.name, $0.findings.file) }) { first, _ in first }
    for (name, problem) in PairingRules.problems(in: searched) {
      guard let file = files[name] else { continue }
      findings.add([problem], to: file, try policies.policy(for: name).selection)
    }
  }

  private func readCatalogs(
    _ paths: [String], _ outcome: inout Outcome
  ) -> [String: AssetCatalog] {
    let reader = AssetCatalogReader { path throws(FileError) in try read(path) }
    let results = Workers.map(paths, jobs: jobCount) { path -> Result<AssetCatalog, FileError> in
      do throws(FileError) {
        return .success(try reader.catalog(at: path))
      } catch {
        return .failure(error)
      }
    }
    var catalogs: [String: AssetCatalog] = [:]
    for (path, result) in zip(paths, results) {
      switch result {
      case .success(let catalog): catalogs[path] = catalog
      case .failure(let error): outcome.failures.append(error)
      }
    }
    return catalogs
  }

  /// A path at which there is something; says so if there is nothing.
  private func existing(_ path: String, _ outcome: inout Outcome) -> String? {
    if FileReader.exists(path) { return path }
    outcome.failures.append(FileError(path: path, reason: "no such file or directory"))
    return nil
  }

  /// The pictures at a path, a catalog or a plain folder; read once.
  private func index(
    at path: String, _ known: inout [String: PictureIndex], _ outcome: inout Outcome
  ) -> PictureIndex? {
    if let index = known[path] { return index }
    // What could not be read has been said.
    if outcome.failures.contains(where: { $0.path.hasPrefix(path) }) { return nil }
    do throws(FileError) {
      let isCatalog = path.hasSuffix(".xcassets")
      let reader = AssetCatalogReader { path throws(FileError) in try read(path) }
      known[path] =
        isCatalog
        ? PictureIndex(try reader.catalog(at: path)) : try PictureIndex(folder: path)
    } catch {
      outcome.failures.append(error)
    }
    return known[path]
  }

  /// The image sets that the entries in a catalog use or mean; nil if none can be told.
  private static func usedNames(
    in catalog: AssetCatalog, _ documents: [CheckedDocument]
  ) -> Set<String>? {
    let lists = documents.filter { $0.kind == .entries }
    guard !lists.isEmpty, lists.allSatisfy({ !$0.isBroken }) else { return nil }
    let pictures = PictureIndex(catalog)
    return Set(
      lists.flatMap(\.imageReferences).compactMap { reference in
        switch pictures.resolve(reference.name) {
        case .found: reference.name
        case .mismatch(let found, _): found
        case .missing(let nearest): nearest
        }
      })
  }
}

/// Findings brought together by the file they are in.
private struct FindingsByFile {
  private var files: [String: (file: SourceFile, diagnostics: [Diagnostic])] = [:]

  init(_ documents: [CheckedDocument]) {
    for document in documents {
      files[document.name] = (document.findings.file, document.findings.diagnostics)
    }
  }

  mutating func add(
    _ problems: [CatalogProblem], to file: SourceFile, _ selection: RuleSelection
  ) {
    let diagnostics = problems.compactMap(selection.diagnostic)
    files[file.name, default: (file, [])].diagnostics += diagnostics
  }

  /// In the order of paths.
  var sorted: [Report.FileFindings] {
    files.values.map { Report.FileFindings($0.file, $0.diagnostics) }
      .sorted { $0.file.name.utf8.lexicographicallyPrecedes($1.file.name.utf8) }
  }
}
