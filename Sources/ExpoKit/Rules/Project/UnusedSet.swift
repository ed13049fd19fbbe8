extension ProjectFacts {
  /// EX609: the image sets in each catalog that no entry uses and no code names, if entries use
  /// others of it.
  ///
  /// They are reported with the other problems of their sets.
  var unusedSets: [Set<String>] {
    catalogs.map { used.unused(in: $0.catalog).subtracting(namedInCode) }
  }
}

struct UsedPictures: Sendable {
  private(set) var names: Set<String> = []
  /// The catalogs that contain the entries.
  private(set) var catalogs: Set<DocumentPath> = []

  init(by documents: [ProjectFacts.Document]) {
    for document in documents where document.kind != .exposition {
      names.formUnion(document.used)
      if document.kind == .entries { document.checked.catalog.map { _ = catalogs.insert($0) } }
    }
  }

  /// The sets that no entry uses; empty if none of the catalog's sets is used.
  func unused(in catalog: AssetCatalog) -> Set<String> {
    let sets = catalog.sets(.image)
    let unused = sets.filter { names.isDisjoint(with: $0.names) }
    guard catalogs.contains(catalog.place) || unused.count < sets.count else { return [] }
    return Set(unused.map(\.name)).subtracting([PictureIndex.posterName])
  }
}
