import ExpoBase

/// EX610: source code names an asset or a file that its targets do not have.
enum MissingInCode {
  static func problems(in facts: ProjectFacts) -> [CatalogProblem] {
    facts.missingInCode.map { reference in
      let asset = reference.asset
      return CatalogProblem(
        .missingAsset(
          asset.kind, asset.name, nearest: reference.resolution.meant, reference.how),
        at: reference.location)
    }
  }
}
