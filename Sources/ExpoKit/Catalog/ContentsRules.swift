import ExpoJSON

/// Rules for a set's `Contents.json` itself: EX606.
extension AssetSet {
  var contentsProblems: (problems: [CatalogProblem], isReadable: Bool) {
    guard let tree = contents.tree else {
      return ([CatalogProblem(.noContents, at: .whole(contents.path))], false)
    }
    if !contents.isReadable { return ([], false) }
    let key = place.kind.list
    guard let root = tree.root, root[key]?.kind == .array else {
      let location = tree.root.map { $0.location(at: .root) } ?? .whole(contents.path)
      let opening = DocumentLocation(
        file: location.file, bytes: location.bytes.lowerBound..<location.bytes.lowerBound + 1)
      return ([CatalogProblem(.contentsWithoutList(key), at: opening)], false)
    }
    let wrongTypes = items.flatMap(\.typeProblems)
    if !wrongTypes.isEmpty { return (wrongTypes, false) }
    return (items.flatMap(\.slotProblems), true)
  }
}

extension AssetItem {
  /// Idioms that Xcode writes.
  private static let idioms = [
    "universal", "iphone", "ipad", "mac", "watch", "tv", "car", "vision", "reality",
    "ios-marketing", "watch-marketing", "mac-catalyst",
  ]

  fileprivate var typeProblems: [CatalogProblem] {
    guard node.kind == .object else {
      return [CatalogProblem(.wrongContentsType(key: nil), at: node.location(at: pointer))]
    }
    return ["filename", "idiom", "scale"].compactMap { key in
      guard let node = node[key], node.kind != .string else { return nil }
      return CatalogProblem(.wrongContentsType(key: key), at: location(of: key))
    }
  }

  fileprivate var slotProblems: [CatalogProblem] {
    var problems: [CatalogProblem] = []
    if let idiom, !Self.idioms.contains(idiom) {
      let nearest = NearWords.nearest(to: idiom, among: Self.idioms)
      problems.append(
        CatalogProblem(.unknownIdiom(idiom, nearest: nearest), at: location(of: "idiom")))
    }
    if let scale, PictureFile.scales[scale] == nil {
      problems.append(CatalogProblem(.unknownScale(scale), at: location(of: "scale")))
    }
    return problems
  }
}
