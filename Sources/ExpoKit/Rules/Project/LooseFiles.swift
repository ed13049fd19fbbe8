import ExpoBase

extension ProjectFacts {
  /// EX601 and EX607: loose files in place of image sets, and whether they are pictures.
  var looseFiles: [CatalogProblem] {
    guard case .automatic = assets else { return [] }
    var opened: Set<String> = []
    return documents.flatMap { document -> [CatalogProblem] in
      guard document.checked.policy.assets == nil,
        let files = document.pictures?.looseFiles(of: document.used), !files.isEmpty
      else { return [] }
      let note = CatalogProblem(.looseFiles(count: files.count), at: .start(of: document.name))
      return [note]
        + files.joined().map(\.path).filter { opened.insert($0).inserted }.compactMap(fault)
    }
  }

  private func fault(of path: String) -> CatalogProblem? {
    let name = FileName.last(of: path)
    guard let expected = PictureHeader.Kind(extension: FileName.split(name).extension),
      let header = try? PictureHeader.checked(path)
    else { return nil }
    // Code also reads a picture of another type.
    if case .success(let header?) = header, !header.isBroken { return nil }
    return CatalogProblem.Kind(header, of: name, expected).map {
      CatalogProblem($0, at: .whole(path))
    }
  }
}
