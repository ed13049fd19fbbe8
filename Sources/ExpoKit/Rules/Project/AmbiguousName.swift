import ExpoBase

extension ProjectFacts {
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
    let own = Dictionary(catalogs.map { ($0.catalog.place, $0.catalog) }) { first, _ in first
    }
    var reported: Set<DocumentPath> = []
    var reached: [Project.Bundle: Set<String>] = [:]
    return documents.flatMap { document -> [CatalogProblem] in
      let catalog = document.checked.catalog
      if let catalog, document.project?.isOutOfTargets(catalog.string) ?? false { return [] }
      // The bundle of tests is separate.
      if document.project?.isOfTests(document.name) ?? false { return [] }
      let catalogs = document.project.map { self.catalogs(of: document, in: $0, &reached) }
      let around = catalog.flatMap { own[$0] }?.sets(.image).filter { $0.otherName == nil } ?? []
      let mine = Dictionary(around.map { ($0.name, $0) }) { first, _ in first }
      return document.used.sorted().flatMap { name in
        let others = (shared[name] ?? []).filter { set in
          guard let project = document.project, let catalogs else { return true }
          return AssetCatalog.path(around: set.path)
            .map { catalogs.contains(project.place(of: $0)) } ?? true
        }
        return problems(with: [mine[name]].compactMap(\.self) + others, &reported)
      }
    }
  }

  /// The catalogs of the bundle of a document, without those of other targets.
  private func catalogs(
    of document: Document, in project: Project,
    _ reached: inout [Project.Bundle: Set<String>]
  ) -> Set<String> {
    let bundle = project.bundle(of: document.name)
    let catalogs =
      reached[bundle]
      ?? Set(project.pictures(in: bundle).catalogs.map { project.place(of: $0.path) })
    reached[bundle] = catalogs
    return catalogs
  }

  /// One problem for each set but the first, reported once.
  private func problems(
    with sets: [AssetSetFolder], _ reported: inout Set<DocumentPath>
  ) -> [CatalogProblem] {
    let paths = sets.map(\.contentsPath)
    return paths.dropFirst().compactMap { path in
      // A missing `Contents.json` is another problem.
      guard reported.insert(DocumentPath(named: path)).inserted, FilePath.exists(path) else {
        return nil
      }
      return CatalogProblem(
        .ambiguousName(sets[0].name, count: sets.count, first: .whole(paths[0])), at: .whole(path))
    }
  }
}
