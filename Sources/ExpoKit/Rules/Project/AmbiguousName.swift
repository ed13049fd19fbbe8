import ExpoBase

extension ProjectFacts {
  /// EX703: the data sets of two documents have one name, in two catalogs of a target.
  var ambiguousDataSets: [CatalogProblem] {
    var firsts: [String: String] = [:]
    return documents.compactMap { document in
      guard let set = AssetCatalog.dataSet(around: document.name)?.string else { return nil }
      let name = set.dropFirst(document.catalog?.string.count ?? 0)
      let targets = project?.targets(with: document.name) ?? []
      let first = targets.lazy.compactMap { firsts["\($0) \(name)"] }.first
      for target in targets where first == nil { firsts["\(target) \(name)"] = set }
      guard let first, first != set else { return nil }
      let locations = [first, set].map { DocumentLocation.whole("\($0)/\(AssetContents.fileName)") }
      return CatalogProblem(
        .ambiguousName(document.nameInCode, count: 2, first: locations[0]), at: locations[1])
    }
  }

  /// EX703: several catalogs of one target have a name that entries use.
  ///
  /// A catalog with entries is one bundle, together with the catalogs that have none. Within one
  /// catalog, its own rules report it.
  var ambiguousNames: [CatalogProblem] {
    let all = catalogs.map(\.catalog)
    let shared = Set(all.map(\.documentPath)).subtracting(used.catalogs)
    if shared.isEmpty { return [] }
    // The first image set of each name in each catalog; without a known target all are in one.
    let firsts = all.flatMap { catalog in
      let home = (
        catalog: catalog.documentPath, targets: [-1] + (project?.targets(with: catalog.path) ?? [])
      )
      let plain = catalog.sets(.image).filter { $0.otherName == nil }
      return Dictionary(plain.map { ($0.name, (home, $0)) }) { old, _ in old }.values
    }
    let sets = Dictionary(grouping: firsts, by: \.1.name)
    var reported: Set<DocumentPath> = []
    return documents.flatMap { document -> [CatalogProblem] in
      let catalog = document.catalog
      if let catalog, project?.isOutOfTargets(catalog.string) ?? false { return [] }
      // The bundle of tests is separate.
      if project?.isOfTests(document.name) ?? false { return [] }
      // Of very many only the first.
      let targets = (project?.bundle(of: document.name).targets ?? [-1]).prefix(32)
      return document.used.filter { sets[$0]?.count ?? 0 > 1 }.sorted().flatMap { name in
        targets.flatMap { target -> [CatalogProblem] in
          let own = (sets[name] ?? []).filter { $0.0.targets.contains(target) }
          let others = own.filter { $0.0.catalog != catalog && shared.contains($0.0.catalog) }
          let found = (own.filter { $0.0.catalog == catalog } + others).map(\.1)
          // A missing `Contents.json` is another problem.
          return found.dropFirst().map(\.contentsPath).filter {
            reported.insert(DocumentPath(named: $0)).inserted && FilePath.exists($0)
          }.map {
            let first = DocumentLocation.whole(found[0].contentsPath)
            return CatalogProblem(
              .ambiguousName(found[0].name, count: found.count, first: first), at: .whole($0))
          }
        }
      }
    }
  }
}
