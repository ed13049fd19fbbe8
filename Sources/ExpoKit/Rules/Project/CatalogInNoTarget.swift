import ExpoBase

/// EX705: no target contains a catalog; an error if code loads a data set of it.
enum CatalogInNoTarget {
  static func problems(in facts: ProjectFacts) -> [CatalogProblem] {
    let needed = Set(
      facts.missingInCode.filter { $0.asset.kind == .set(.data) }.map(\.asset.name))
    return facts.catalogs.filter(\.isOutOfTargets).map(\.catalog).map { catalog in
      CatalogProblem(
        .catalogInNoTarget(
          FileName.last(of: catalog.path),
          isNeeded: catalog.sets(.data).contains { needed.contains($0.name) }),
        at: .start(of: catalog.contentsPath))
    }
  }
}
