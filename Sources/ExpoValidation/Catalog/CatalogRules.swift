import ExpoCatalog
import ExpoDiagnostics
import ExpoJSON
import ExpoSource

/// Rules for a whole asset catalog: its sets, and those that compare sets, EX609, EX701, EX703.
enum CatalogRules {
  /// The problems of a catalog, by file.
  ///
  /// - Parameters:
  ///   - catalog: The catalog.
  ///   - used: The names of pictures that its entries use; nil if it lists no entries.
  /// - Returns: Every `Contents.json` of a set and the problems in it, and what cannot be read.
  static func problems(
    in catalog: AssetCatalog, used: Set<String>?
  ) -> (files: [(file: SourceFile, problems: [CatalogProblem])], failures: [FileError]) {
    var failures: [FileError] = []
    var found = catalog.imageSets.map { set in
      (set.contents.file, ImageSetRules(set).problems(&failures) + unused(set, used))
    }
    found += catalog.dataSets.map { ($0.contents.file, DataSetRules.problems(in: $0)) }
    found += catalog.groups.map { ($0.file, ContentsRules.problems(inGroup: $0)) }
    found += ambiguous(catalog.imageSets) + ambiguous(catalog.dataSets)
    return (found.map { (file: $0.0, problems: $0.1) }, failures)
  }

  private static func unused(_ set: AssetSet, _ used: Set<String>?) -> [CatalogProblem] {
    guard let used, !used.contains(set.name), set.contents.tree?.root != nil else {
      return []
    }
    return [
      CatalogProblem(
        .unusedImageSet(
          set.name), at: SourceLocation(file: set.contents.path, bytes: 0..<1, part: .file))
    ]
  }

  private static func ambiguous(_ sets: [AssetSet]) -> [(SourceFile, [CatalogProblem])] {
    Dictionary(grouping: sets, by: \.name).values.filter { $0.count > 1 }.flatMap { same in
      same.dropFirst().map { set in
        let first = SourceLocation(file: same[0].contents.path, bytes: 0..<0, part: .file)
        let location = SourceLocation(file: set.contents.path, bytes: 0..<0, part: .file)
        return (
          set.contents.file,
          [CatalogProblem(.ambiguousName(set.name, count: same.count, first: first), at: location)]
        )
      }
    }
  }
}

/// Rules for one data set: EX606 and EX701.
enum DataSetRules {
  private static let list = "data"
  private static let jsonType = "public.json"

  static func problems(in set: AssetSet) -> [CatalogProblem] {
    let contents = ContentsRules.problems(in: set.contents, list: list)
    let files = set.contents.items(list).filter { $0.filename != nil }
    if contents.isReadable, files.isEmpty {
      let location = SourceLocation(file: set.contents.path, bytes: 0..<1, part: .file)
      return contents.problems + [
        CatalogProblem(.datasetMismatch(set: set.name, file: "", .unnamed), at: location)
      ]
    }
    return contents.problems
      + files.enumerated().compactMap { index, item in
        guard let name = item.filename else { return nil }
        let location = item.location(of: "filename")
        guard let child = set.child(named: name) else {
          return CatalogProblem(.datasetMismatch(set: set.name, file: name, .missing), at: location)
        }
        if !child.utf8.elementsEqual(name.utf8) {
          return CatalogProblem(
            .nameMismatch(name, found: child, isCase: child != name), at: location)
        }
        // A data set that says what else it holds is meant to.
        let type = item.node["universal-type-identifier"]?.string ?? jsonType
        if FileName.split(name).extension != "json", type == jsonType {
          return CatalogProblem(.datasetMismatch(set: set.name, file: name, .notJSON), at: location)
        }
        return index == 0
          ? nil
          : CatalogProblem(
            .datasetMismatch(set: set.name, file: name, .oneOf(files.count)), at: location)
      }
  }
}
