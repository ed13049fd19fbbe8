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
    let shared = Set(catalogs.map(\.catalog.place)).subtracting(used.catalogs)
    if shared.isEmpty { return [] }
    // The first image set of each name in each catalog.
    let firsts = catalogs.map(\.catalog).flatMap { catalog in
      let plain = catalog.sets(.image).filter { $0.otherName == nil }
      return Dictionary(plain.map { ($0.name, (catalog.place, $0)) }) { first, _ in first }.values
    }
    let sets = Dictionary(grouping: firsts, by: \.1.name)
    var reported: Set<DocumentPath> = []
    // In each app, or else in the bundle of a document; without a project in any catalog.
    var reached: [Project.Bundle?: [Set<DocumentPath>]] = [nil: [shared]]
    return documents.flatMap { document -> [CatalogProblem] in
      let catalog = document.catalog
      if let catalog, project?.isOutOfTargets(catalog.string) ?? false { return [] }
      // The bundle of tests is separate.
      if project?.isOfTests(document.name) ?? false { return [] }
      let bundle = project?.bundle(of: document.name)
      if let project, let bundle, reached[bundle] == nil {
        let apps = project.apps(in: bundle)
        reached[bundle] = (apps.isEmpty ? [bundle] : apps).map { app in
          let places = Set(project.catalogs(in: app).map { project.place(of: $0.path) })
          return shared.filter { places.contains(project.place(of: $0.string)) }
        }
      }
      return document.used.sorted().flatMap { name in
        (reached[bundle] ?? []).flatMap { others -> [CatalogProblem] in
          let all = sets[name] ?? []
          let found = (all.filter { $0.0 == catalog } + all.filter { others.contains($0.0) }).map(\.1)
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
