/// A pattern of a configuration or an option that no file of a run matches: it may be misspelt.
package struct UnmatchedPattern: Sendable {
  /// The pattern.
  package let pattern: String
  /// The configuration that has it; nil for an option.
  package let configuration: String?

  /// The patterns that match none of the files that a run met.
  ///
  /// Only a run that searched the whole folder of a configuration can tell.
  static func all(in plan: InspectionPlan, _ policies: PolicyFinder) -> [UnmatchedPattern] {
    let lists = policies.patterns.filter { !$0.patterns.isEmpty }
    if lists.isEmpty { return [] }
    let searched = plan.searches.filter(\.isFolder).map { FilePath.withoutLinks($0.path) }
    let met = paths(in: plan)
    return lists.flatMap { list -> [UnmatchedPattern] in
      let folder = FilePath.withoutLinks(list.folder)
      guard searched.contains(where: { Project.isIn($0, folder) }) else { return [] }
      // A configuration that was found holds for nothing outside its folder.
      let isNearest =
        if case .nearest = policies.source { list.configuration != nil } else { false }
      let own = isNearest ? met.filter { Project.isIn(list.folder, $0) } : met
      return list.patterns.unmatched(among: own).map {
        UnmatchedPattern(pattern: $0, configuration: list.configuration)
      }
    }
  }

  /// The documents, the files of catalogs, and what was skipped.
  private static func paths(in plan: InspectionPlan) -> [String] {
    plan.candidates.map(\.path) + plan.excluded
      + plan.searches.flatMap { $0.skipped.map(\.path) }
      + plan.catalogs.flatMap { catalog in
        catalog.groups.map(\.path) + catalog.looseFiles
          + catalog.sets.map { "\($0.path)/Contents.json" }
      }
  }
}
