extension ProjectFacts {
  /// EX601 and EX608: no picture has the name in an entry, or not exactly that name.
  var missingPictures: [CatalogProblem] {
    let problems = documents.flatMap { document in
      ImageReference.problems(in: document.names, used: document.checked.used)
    }
    let unused = zip(catalogs, unusedSets).flatMap { catalog, names in
      catalog.catalog.sets(.image).filter { names.contains($0.name) }
    }
    guard problems.count * unused.count <= Self.mostCompared else { return problems }
    return problems.map { problem in
      guard case .missingImageSet(let name, nearest: nil) = problem.kind else { return problem }
      // A set that was renamed still has files of its old name.
      let renamed = unused.filter { place in
        let files = (try? AssetSet(at: place))?.present.map(\.file) ?? []
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

  /// EX702: there is no catalog with the pictures of the entries of a project.
  var missingCatalogs: [CatalogProblem] {
    guard case .automatic = assets else { return [] }
    let first = documents.first { document in
      document.kind == .entries && document.pictures == nil && document.isSearched
        && document.checked.policy.assets == nil
        && document.project.map { !$0.isTestOrDocumentation(document.name) } ?? false
    }
    return first.map { [CatalogProblem(.noCatalog, at: .start(of: $0.name))] } ?? []
  }
}
