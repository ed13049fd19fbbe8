import ExpoCatalog
import ExpoDiagnostics
import ExpoSource

/// What a run has looked at: which rules it would have reported in which file.
///
/// A row of a baseline that no finding has met is stale only there.
package struct Coverage: Sendable {
  /// The documents that were checked, with their rules.
  private var documents: [String: RuleSelection] = [:]
  /// The documents that could not be read in full: other findings may come back.
  private var broken: Set<String> = []
  /// The documents that were searched for, whose pairs were looked for.
  private var searched: Set<String> = []
  /// The catalogs that were checked whole.
  private var catalogs: [String] = []
  private var checksPictures = true
  private var policies: PolicyFinder?

  init() {}

  init(_ inspection: Inspection, _ plan: InspectionPlan, _ outcome: Inspection.Outcome) {
    let policies = Dictionary(plan.candidates.map { ($0.path, $0.policy) }) { first, _ in first }
    for document in outcome.documents {
      documents[document.name] = policies[document.name]?.selection
      if document.isBroken { broken.insert(document.name) }
    }
    searched = plan.searched
    catalogs = plan.catalogs.map(\.path)
    if case .none = inspection.assets { checksPictures = false }
    self.policies = PolicyFinder(
      choice: inspection.choice, source: inspection.configuration, files: inspection.files)
  }

  /// The rows of a baseline that say what is no longer so: nothing in this run has met them.
  package func stale(_ unmet: [Baseline.Row], of baseline: Baseline) -> [Baseline.Row] {
    let names = Dictionary(
      documents.keys.map { (RelativePath.climbing(to: $0, from: baseline.folder), $0) }
    ) { first, _ in first }
    let folders = catalogs.map { RelativePath.climbing(to: $0, from: baseline.folder) + "/" }
    var finder = policies
    return unmet.filter { row in
      guard let rule = Rule.matching(row.rule).first else { return true }
      if let name = names[row.file] { return covers(rule, inDocument: name) }
      if row.file == SourceFile.standardInputName { return false }
      let path = FilePath.absolute("\(baseline.folder)/\(row.file)")
      if !FilePath.exists(path) { return true }
      guard checksPictures, broken.isEmpty, folders.contains(where: row.file.hasPrefix) else {
        return false
      }
      return (try? finder?.policy(for: path))?.selection.includes(rule) ?? false
    }
  }

  private func covers(_ rule: Rule, inDocument name: String) -> Bool {
    guard documents[name]?.includes(rule) == true else { return false }
    switch rule.family {
    case .syntax, .encoding: return true
    case .shape, .value, .content: return !broken.contains(name)
    case .assets: return checksPictures && broken.isEmpty && isInCatalog(name)
    case .structure: return broken.isEmpty && searched.contains(name)
    }
  }

  private func isInCatalog(_ name: String) -> Bool {
    AssetCatalog.path(around: name) != nil
  }
}
