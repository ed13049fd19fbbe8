import ExpoCatalog
import ExpoDiagnostics
import ExpoSource

/// The coverage of a run: which rules it would have reported in which file.
///
/// A row of a baseline that matches no finding is stale only inside this coverage.
package struct Coverage: Sendable {
  private let inspection: Inspection
  private let plan: InspectionPlan
  private let documents: [PicturedDocument]

  init(_ inspection: Inspection, _ plan: InspectionPlan, _ documents: [PicturedDocument]) {
    self.inspection = inspection
    self.plan = plan
    self.documents = documents
  }

  /// The stale rows of a baseline: no finding of this run matches them.
  package func stale(_ unmet: [Baseline.Row], of baseline: Baseline) -> [Baseline.Row] {
    if unmet.isEmpty { return [] }
    let names = Dictionary(
      documents.map { (RelativePath.climbing(to: $0.document.name, from: baseline.folder), $0) }
    ) { first, _ in first }
    let folders = plan.catalogs.map {
      RelativePath.climbing(to: $0.path, from: baseline.folder) + "/"
    }
    let hasBroken = documents.contains(where: \.document.isBroken)
    var finder = PolicyFinder(
      choice: inspection.choice, source: inspection.configuration, files: inspection.files)
    return unmet.filter { row in
      guard let rule = Rule.matching(row.rule).first else { return true }
      if let document = names[row.file] { return covers(rule, in: document, hasBroken: hasBroken) }
      if row.file == SourceFile.standardInputName { return false }
      let path = FilePath.absolute("\(baseline.folder)/\(row.file)")
      if !FilePath.exists(path) { return true }
      guard checksPictures, !hasBroken, folders.contains(where: row.file.hasPrefix) else {
        return false
      }
      return (try? finder.policy(for: path))?.selection.includes(rule) ?? false
    }
  }

  private var checksPictures: Bool {
    if case .none = inspection.assets { false } else { true }
  }

  /// Whether the run would have reported a rule in a document; documents that could not be read in
  /// full may have other findings once they can.
  private func covers(_ rule: Rule, in document: PicturedDocument, hasBroken: Bool) -> Bool {
    guard document.policy.selection.includes(rule) else { return false }
    switch rule.family {
    case .syntax, .encoding: return true
    case .shape, .value, .content: return !document.document.isBroken
    case .assets: return checksPictures && !hasBroken && document.catalog != nil
    case .structure:
      return !hasBroken && plan.searched.contains(DocumentPath(named: document.document.name))
    case .export: return false
    }
  }
}
