import ExpoSource
import ExpoCatalog
import ExpoDiagnostics
import ExpoText

extension Inspection {
  /// Adds what is wrong between documents, catalogs and pictures.
  func addCatalogFindings(
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
    outcome.catalogs = catalogs

    // Where documents are not all there for a reason that is told.
    var incomplete = plan.incomplete
    if isOn {
      var pictures: [String: PictureIndex] = catalogs.mapValues(PictureIndex.init)
      for document in outcome.documents where document.kind == .entries {
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
      let results = Workers.map(checked, jobs: jobs) { catalog, documents in
        CatalogRules.problems(in: catalog, used: Self.usedNames(in: catalog, documents))
      }
      for ((catalog, _), result) in zip(checked, results) {
        for (file, problems) in result {
          let policy = try policies.policy(for: file.name)
          if policy.isExcluded { continue }
          findings.add(problems, to: file, policy.selection)
          if problems.contains(where: { $0.rule == StructureRule.datasetMismatch.rule }) {
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
    let results = Workers.map(paths, jobs: jobs) { path -> Result<AssetCatalog, FileError> in
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
    if outcome.failures.contains(where: { $0.path == path || $0.path.hasPrefix(path + "/") }) {
      return nil
    }
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
