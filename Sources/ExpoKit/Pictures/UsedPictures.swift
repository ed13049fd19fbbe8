/// The pictures that the entries of a project use.
struct UsedPictures: Sendable {
  let names: Set<String>
  /// The catalogs of the documents whose pictures could be looked up.
  let catalogs: Set<DocumentPath>

  init(by documents: [ProjectFacts.Document]) {
    names = Set(documents.flatMap(\.used))
    catalogs = Set(
      documents.filter { $0.kind == .entries && $0.pictures != nil }.compactMap(\.catalog))
  }

  /// The image sets that no entry uses; empty if none is used and no list of entries belongs to the catalog.
  func unused(in catalog: AssetCatalog) -> Set<String> {
    let sets = catalog.sets(.image)
    let unused = sets.filter { names.isDisjoint(with: $0.names) }
    guard catalogs.contains(catalog.documentPath) || unused.count < sets.count else { return [] }
    return Set(unused.map(\.name)).subtracting([PictureIndex.posterName])
  }
}
