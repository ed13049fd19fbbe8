import ExpoBase

extension ProjectFacts {
  /// EX703: the data sets of two documents have one name, in two catalogs of a target.
  var ambiguousDataSets: [CatalogProblem] {
    var firsts: [String: String] = [:]
    return documents.compactMap { document in
      guard let set = AssetCatalog.dataSet(around: document.name)?.string else { return nil }
      let name = set.dropFirst(document.catalog?.string.count ?? 0)
      let targets = document.project?.targets(with: document.name) ?? []
      let first = targets.lazy.compactMap { firsts["\($0) \(name)"] }.first
      for target in targets where first == nil { firsts["\(target) \(name)"] = set }
      guard let first, first != set else { return nil }
      let places = [first, set].map { DocumentLocation.whole("\($0)/\(AssetContents.fileName)") }
      return CatalogProblem(
        .ambiguousName(document.nameInCode, count: 2, first: places[0]), at: places[1])
    }
  }

  /// EX703: several catalogs of one bundle have a name that entries use.
  ///
  /// A catalog with entries is one bundle, together with the catalogs that have none. Within one
  /// catalog, its own rules report it.
  var ambiguousNames: [CatalogProblem] {
    var shared: [String: [AssetSetFolder]] = [:]
    for catalog in catalogs.map(\.catalog) where !used.catalogs.contains(catalog.place) {
      for set in catalog.sets(.image) where set.otherName == nil {
        if let last = shared[set.name]?.last, catalog.place.contains(last.path) { continue }
        shared[set.name, default: []].append(set)
      }
    }
    if shared.isEmpty { return [] }
    let own = Dictionary(grouping: catalogs.map(\.catalog), by: \.place)
    var reported: Set<DocumentPath> = []
    var reached: [Project.Bundle: Set<String>] = [:]
    return documents.flatMap { document -> [CatalogProblem] in
      let catalog = document.catalog
      let project = document.project
      if let catalog, project?.isOutOfTargets(catalog.string) ?? false { return [] }
      // The bundle of tests is separate.
      if project?.isOfTests(document.name) ?? false { return [] }
      // Those of its bundle, without those of other targets.
      let catalogs = project.flatMap { project -> Set<String>? in
        let bundle = project.bundle(of: document.name)
        if reached[bundle] == nil {
          reached[bundle] = Set(project.catalogs(in: bundle).map { project.place(of: $0.path) })
        }
        return reached[bundle]
      }
      let around = catalog.flatMap { own[$0]?[0] }?.sets(.image).filter { $0.otherName == nil }
      let mine = Dictionary(grouping: around ?? [], by: \.name)
      return document.used.sorted().flatMap { name -> [CatalogProblem] in
        let others = (shared[name] ?? []).filter { set in
          let place = AssetCatalog.path(around: set.path).flatMap { project?.place(of: $0) }
          return place.map { catalogs?.contains($0) ?? true } ?? true
        }
        let sets = (mine[name] ?? []).prefix(1) + others
        // A missing `Contents.json` is another problem.
        return sets.dropFirst().map(\.contentsPath).filter {
          reported.insert(DocumentPath(named: $0)).inserted && FilePath.exists($0)
        }.map {
          let first = DocumentLocation.whole(sets[0].contentsPath)
          return CatalogProblem(
            .ambiguousName(sets[0].name, count: sets.count, first: first), at: .whole($0))
        }
      }
    }
  }
}
