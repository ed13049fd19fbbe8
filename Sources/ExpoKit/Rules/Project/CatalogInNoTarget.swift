import ExpoBase

/// EX705: no target contains a catalog; an error if code loads a data set of it, and the project is that
/// of every machine.
enum CatalogInNoTarget {
  static func problems(in facts: ProjectFacts) -> [CatalogProblem] {
    let needed = Set(
      facts.missingInCode.filter { $0.asset.kind == .set(.data) }.map(\.asset.name))
    return facts.catalogs.filter(\.isOutOfTargets).map { found in
      let catalog = found.catalog
      return CatalogProblem(
        .catalogInNoTarget(
          FileName.last(of: catalog.path),
          isNeeded: !(found.project?.isIgnored ?? false)
            && catalog.sets(.data).contains { needed.contains($0.name) }),
        at: .start(of: catalog.contentsPath))
    }
  }
}
