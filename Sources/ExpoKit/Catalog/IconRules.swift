/// Rules for the icon of an app: EX602 and EX606.
enum IconRules {
  static func problems(in set: AssetSet) -> [CatalogProblem] {
    let broken = ContentsRules.problems(inGroup: set.contents)
    if !broken.isEmpty { return broken }
    return set.contents.items("images").compactMap { slot in
      guard let name = slot.filename, set.child(named: name) == nil else { return nil }
      return CatalogProblem(
        .missingIconFile(name, set: set.name), at: slot.location(of: "filename"))
    }
  }
}
