import ExpoCatalog

extension PictureIndex {
  /// Creates an index of the catalog that contains a document; without pictures if none does, or if
  /// the catalog cannot be read.
  init(around path: String) {
    let catalog = DocumentFinder.catalog(around: path)
    let read = catalog.flatMap { try? AssetCatalogReader().catalog(at: $0) }
    self = read.map(PictureIndex.init) ?? PictureIndex()
  }

  /// The files of a picture: `1x 342×256 · 2x 683×512`, `PDF`; nil if there is no such picture.
  func summary(of name: String) -> String? {
    headers(of: name)?.map { scale, header in
      let size = header.size.map { "\($0.width)×\($0.height)" } ?? header.kind.rawValue
      return [scale, size].compactMap(\.self).joined(separator: " ")
    }.joined(separator: " · ")
  }
}
