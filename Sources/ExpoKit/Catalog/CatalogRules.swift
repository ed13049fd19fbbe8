import ExpoBase
import ExpoJSON

/// Rules for a whole asset catalog: its sets, and those that compare sets, EX609, EX701, EX703.
enum CatalogRules {
  /// What is wrong with a catalog.
  struct Outcome: Sendable {
    /// Each `Contents.json` with its problems; without bytes where there are none.
    var files: [(file: SourceFile, problems: [CatalogProblem])] = []
    /// What could not be read.
    var failures: [FileError] = []

    fileprivate mutating func add(_ file: SourceFile, _ problems: [CatalogProblem]) {
      files.append((problems.isEmpty ? SourceFile(name: file.name, bytes: []) : file, problems))
    }
  }

  /// Checks a catalog set by set.
  ///
  /// - Parameters:
  ///   - catalog: The catalog.
  ///   - unused: The names of its image sets that nothing uses.
  ///   - reader: Reads its sets.
  /// - Returns: Every `Contents.json` with its problems, and what cannot be read.
  static func check(
    _ catalog: AssetCatalog, unused: Set<String>, _ reader: AssetCatalogReader
  ) -> Outcome {
    var outcome = Outcome()
    for group in catalog.groups { outcome.add(group.file, ContentsRules.problems(inGroup: group)) }
    let ambiguous = ambiguousSets(of: catalog)
    for place in catalog.sets {
      do throws(FileError) {
        let set = try reader.set(at: place)
        var problems = problems(in: set, &outcome.failures)
        if place.kind == .image, unused.contains(place.name), set.contents.tree?.root != nil {
          problems.append(CatalogProblem(.unusedImageSet(place.name), at: start(of: set)))
        }
        if let problem = ambiguous[place.path] {
          problems.append(CatalogProblem(problem, at: start(of: set, length: 0)))
        }
        outcome.add(set.contents.file, problems)
      } catch {
        outcome.failures.append(error)
      }
    }
    for path in catalog.looseFiles {
      let location = SourceLocation(file: path, bytes: 0..<0, part: .file)
      let problem = CatalogProblem(.looseData(FileName.last(of: path)), at: location)
      outcome.add(SourceFile(name: path, bytes: []), [problem])
    }
    return outcome
  }

  private static func problems(
    in set: AssetSet, _ failures: inout [FileError]
  ) -> [CatalogProblem] {
    switch set.place.kind {
    case .image: ImageSetRules(set).problems(&failures)
    case .data: DataSetRules.problems(in: set)
    case .icon: IconRules.problems(in: set)
    case .symbol, .stack: ContentsRules.problems(inGroup: set.contents)
    }
  }

  private static func start(of set: AssetSet, length: Int = 1) -> SourceLocation {
    SourceLocation(file: set.contents.path, bytes: 0..<length, part: .file)
  }

  /// The sets that have the name of an earlier one of their kind, by path.
  private static func ambiguousSets(
    of catalog: AssetCatalog
  ) -> [String: CatalogProblem.Kind] {
    var found: [String: CatalogProblem.Kind] = [:]
    for kind in [AssetSetPlace.Kind.image, .data] {
      let sets = Dictionary(grouping: catalog.sets.filter { $0.kind == kind }, by: \.name)
      for same in sets.values where same.count > 1 {
        let first = SourceLocation(
          file: "\(same[0].path)/Contents.json", bytes: 0..<0, part: .file)
        for set in same.dropFirst() {
          found[set.path] = .ambiguousName(set.name, count: same.count, first: first)
        }
      }
    }
    return found
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
    let problems = files.enumerated().compactMap { index, item in
      problem(with: item, isFirst: index == 0, of: files.count, in: set)
    }
    return contents.problems + problems + (contents.isReadable ? unassigned(in: set, files) : [])
  }

  private static func problem(
    with item: AssetItem, isFirst: Bool, of count: Int, in set: AssetSet
  ) -> CatalogProblem? {
    guard let name = item.filename else { return nil }
    let location = item.location(of: "filename")
    guard let child = set.child(named: name) else {
      return CatalogProblem(.datasetMismatch(set: set.name, file: name, .missing), at: location)
    }
    if !child.hasBytes(of: name) {
      return CatalogProblem(
        .nameMismatch(name, found: child, isCase: child != name), at: location)
    }
    // A data set that says what else it holds is meant to.
    let type = item.node["universal-type-identifier"]?.string ?? jsonType
    if FileName.split(name).extension != "json", type == jsonType {
      return CatalogProblem(.datasetMismatch(set: set.name, file: name, .notJSON), at: location)
    }
    return isFirst
      ? nil
      : CatalogProblem(.datasetMismatch(set: set.name, file: name, .oneOf(count)), at: location)
  }

  /// The JSON files beside the one that is named: the app never reads them.
  private static func unassigned(in set: AssetSet, _ items: [AssetItem]) -> [CatalogProblem] {
    let assigned = Set(items.compactMap(\.filename).compactMap(set.child(named:)))
    // One of a wrong name is reported as that.
    if assigned.count < items.count { return [] }
    let location = SourceLocation(file: set.contents.path, bytes: 0..<1, part: .file)
    return set.children.filter { FileName.split($0).extension == "json" && !assigned.contains($0) }
      .map { CatalogProblem(.unassignedData($0, set: set.name), at: location) }
  }
}
