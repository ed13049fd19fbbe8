import ExpoBase

/// The rules for the pictures that entries name: EX601, EX607 to EX609, and EX702.
extension ProjectFacts {
  /// EX601 and EX608: no picture has the name in an entry, or it is spelled differently.
  var missingPictures: [CatalogProblem] {
    let problems = documents.flatMap {
      ImageReference.problems(in: $0.otherNames, used: $0.exactNames)
    }
    let unused = zip(catalogs, unusedSets).flatMap { catalog, names in
      catalog.catalog.sets(.image).filter { names.contains($0.name) }
    }
    guard problems.count * unused.count <= Self.mostCompared else { return problems }
    return problems.map { problem in
      guard case .missingImageSet(let name, nearest: nil) = problem.kind else { return problem }
      // A set that was renamed still has files of its old name.
      let renamed = unused.filter { set in
        let files = (try? AssetSet(at: set))?.present.map(\.file) ?? []
        return files.contains { $0.hasPrefix(FileName.last(of: name)) }
      }
      // Another bundle may have a set of exactly that name.
      if renamed.count != 1 || renamed[0].name == name { return problem }
      return CatalogProblem(
        .missingImageSet(name, nearest: renamed[0].name), at: problem.location)
    }
  }

  /// How many sets are read to find those that were renamed.
  private static let mostCompared = 1000

  /// The documents whose pictures no setting finds elsewhere.
  private var usingProjectPictures: [Document] {
    assets == .automatic ? documents.filter { $0.policy.assets == nil } : []
  }

  /// EX702: there is no catalog with the pictures of the entries of a project.
  var missingCatalogs: [CatalogProblem] {
    let first = usingProjectPictures.first { document in
      document.kind == .entries && document.pictures == nil && document.isSearched
        && project.map { !$0.isTestOrDocumentation(document.name) } ?? false
    }
    return first.map { [CatalogProblem(.noCatalog, at: .start(of: $0.name))] } ?? []
  }

  /// EX601 and EX607: loose files in place of image sets, and whether they are pictures.
  var looseFiles: [CatalogProblem] {
    var opened: Set<String> = []
    return usingProjectPictures.flatMap { document -> [CatalogProblem] in
      let files = document.pictures?.looseFiles(of: document.used) ?? []
      if files.isEmpty { return [] }
      let note = CatalogProblem(.looseFiles(count: files.count), at: .start(of: document.name))
      return [note]
        + files.joined().map(\.path).filter { opened.insert($0).inserted }.compactMap(fault)
    }
  }

  private func fault(of path: String) -> CatalogProblem? {
    let name = FileName.last(of: path)
    guard let expected = name.pictureKind, let header = try? PictureHeader.checked(path)
    else { return nil }
    // Code also reads a picture of another type.
    if case .success(let header?) = header, !header.isBroken { return nil }
    return CatalogProblem.Kind(header, of: name, expected).map {
      CatalogProblem($0, at: .whole(path))
    }
  }

  /// EX609: the image sets in each catalog that no entry uses and no code names, if entries use
  /// others of it.
  ///
  /// They are reported with the other problems of their sets.
  var unusedSets: [Set<String>] {
    catalogs.map { used.unused(in: $0.catalog).subtracting(namedInCode) }
  }
}

struct ImageReference: Equatable, Sendable {
  let name: String
  let location: DocumentLocation
  /// The result of looking the name up in the pictures of its document.
  var resolution = PictureIndex.Resolution.missing(nearest: nil)

  var isNamed: Bool { !name.allSatisfy(\.isWhitespace) }

  /// The picture with the name, or the one that is probably meant.
  var used: String? { resolution == .found ? name : resolution.meant }
}

/// Rules for the names of pictures in entries: EX601 and EX608.
extension ImageReference {
  /// Suggests no name that another entry uses or that is suggested for it; `used` are the names in other documents.
  static func problems(in references: [ImageReference], used: Set<String>) -> [CatalogProblem] {
    var uses = Dictionary(used.map { ($0, 1) }) { first, _ in first }
    for name in references.compactMap(\.used) { uses[name, default: 0] += 1 }
    return references.compactMap { reference in
      kind(of: reference.name, reference.resolution) { uses[$0] == 1 }
        .map { CatalogProblem($0, at: reference.location) }
    }
  }

  private static func kind(
    of name: String, _ resolution: PictureIndex.Resolution, isFree: (_ name: String) -> Bool
  ) -> CatalogProblem.Kind? {
    if name.allSatisfy(\.isWhitespace) { return .emptyImageName }
    switch resolution {
    case .found: return nil
    case .mismatch(let found, isCase: true, let isOnly):
      return .missingImageSet(name, nearest: isOnly && isFree(found) ? found : nil)
    case .mismatch(let found, isCase: false, let isOnly):
      return .nameMismatch(name, found: found, isSuggested: isOnly && isFree(found))
    case .fileName(let set) where isFree(set): return .imageFileName(name, set: set)
    case .fileName: return .missingImageSet(name, nearest: nil)
    case .missing(let nearest):
      return .missingImageSet(name, nearest: nearest.flatMap { isFree($0) ? $0 : nil })
    }
  }
}
