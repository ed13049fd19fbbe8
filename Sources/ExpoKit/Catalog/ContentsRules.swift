import ExpoJSON
import ExpoBase

/// Rules for a set's `Contents.json` itself: EX606.
enum ContentsRules {
  /// Idioms that Xcode writes.
  private static let idioms = [
    "universal", "iphone", "ipad", "mac", "watch", "tv", "car", "vision", "reality",
    "ios-marketing", "watch-marketing", "mac-catalyst",
  ]
  private static let scales = ["1x", "2x", "3x"]

  /// What is wrong with the file, and whether its list can be read all the same.
  static func problems(
    in contents: AssetContents, list key: String
  ) -> (problems: [CatalogProblem], isReadable: Bool) {
    let start = SourceLocation(file: contents.path, bytes: 0..<0, part: .file)
    guard let tree = contents.tree else {
      return ([CatalogProblem(.noContents, at: start)], false)
    }
    if let error = tree.errors.first(where: { $0.severity == .error }) {
      return ([CatalogProblem(.contentsNotJSON(error), at: error.location)], false)
    }
    guard let root = tree.root, root[key]?.kind == .array else {
      let location = tree.root.map { $0.location(at: .root) } ?? start
      let opening = SourceLocation(
        file: location.file, bytes: location.bytes.lowerBound..<location.bytes.lowerBound + 1)
      return ([CatalogProblem(.contentsWithoutList(key), at: opening)], false)
    }
    let wrongTypes = contents.items(key).flatMap(typeProblems)
    if !wrongTypes.isEmpty { return (wrongTypes, false) }
    return (contents.items(key).flatMap(slotProblems), true)
  }

  /// What is wrong with the `Contents.json` of a group or of the catalog, which lists nothing.
  static func problems(inGroup contents: AssetContents) -> [CatalogProblem] {
    let error = contents.tree?.errors.first { $0.severity == .error }
    return error.map { [CatalogProblem(.contentsNotJSON($0), at: $0.location)] } ?? []
  }

  private static func typeProblems(_ item: AssetItem) -> [CatalogProblem] {
    guard item.node.kind == .object else {
      return [
        CatalogProblem(.wrongContentsType(key: nil), at: item.node.location(at: item.pointer))
      ]
    }
    return ["filename", "idiom", "scale"].compactMap { key in
      guard let node = item.node[key], node.kind != .string else { return nil }
      return CatalogProblem(.wrongContentsType(key: key), at: item.location(of: key))
    }
  }

  private static func slotProblems(_ item: AssetItem) -> [CatalogProblem] {
    var problems: [CatalogProblem] = []
    if let idiom = item.idiom, !idioms.contains(idiom) {
      let nearest = NearWords.nearest(to: idiom, among: idioms)
      problems.append(
        CatalogProblem(
          .unknownIdiom(idiom, nearest: nearest), at: item.location(of: "idiom")))
    }
    if let scale = item.scale, !scales.contains(scale) {
      problems.append(
        CatalogProblem(.unknownScale(scale), at: item.location(of: "scale")))
    }
    return problems
  }
}
