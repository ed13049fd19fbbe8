import ExpoJSON
import ExpoBase

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
