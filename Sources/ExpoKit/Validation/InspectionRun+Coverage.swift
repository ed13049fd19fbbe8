import ExpoJSON
import ExpoBase

/// The coverage of a run: which documents it checked in full, and where it has looked.
extension InspectionRun {
  /// The stale rows of a baseline: no finding of this run matches them, and none could.
  ///
  /// They are inside its coverage: their documents were checked by every rule, or are gone.
  package func stale(_ unmet: [Baseline.Row], of baseline: Baseline) -> [Baseline.Row] {
    // A baseline that was moved names files that are elsewhere.
    if unmet.isEmpty || !baseline.namesFile { return [] }
    let names = Dictionary(
      documents.map { (baseline.name(of: $0.name), $0) }
    ) { first, _ in first }
    let contents = checkedContents(in: baseline)
    let folders = searches.filter(\.isFolder).map { FilePath.withoutLinks($0.path) }
    var workspace = workspace
    return unmet.filter { row in
      if let document = names[row.file] { return covers(row, in: document) }
      if let path = contents[row.file] {
        let policy = try? workspace.policy(for: path)
        return hidesNothing && checkedAll && covers(row, policy)
      }
      if row.file == SourceFile.standardInputName { return false }
      return FilePath.isGone(baseline.path(of: row.file), below: folders)
    }
  }

  /// Whether everything that was looked for could be read and was checked.
  private var checkedAll: Bool {
    failures.isEmpty && excluded.isEmpty && !documents.contains(where: \.isBroken)
  }

  /// The files of catalogs and of code that were checked, by their names in a baseline.
  private func checkedContents(in baseline: Baseline) -> [String: String] {
    let paths = assetCatalogs.flatMap(\.files) + checkedCode
    return Dictionary(paths.map { (baseline.name(of: $0), $0) }) { first, _ in first }
  }

  /// Whether no option of this run hides findings that another run would have.
  private var hidesNothing: Bool {
    guard case .automatic = inspection.assets else { return false }
    let choice = workspace.policies.choice
    return choice.selected == nil && choice.ignored.isEmpty && inspection.kind == nil
  }

  /// Whether the run would have reported a row in a document that it read.
  private func covers(_ row: Baseline.Row, in document: Validator.CheckedDocument) -> Bool {
    guard hidesNothing, !document.isBroken, document.kind != nil,
      covers(row, document.policy)
    else { return false }
    switch Rule.matching(row.rule).first?.family {
    case .syntax, .encoding, .shape, .value, .content: return true
    case .assets: return checkedAll && document.catalog != nil
    case .structure:
      return checkedAll && searched.contains(DocumentPath(named: document.name))
    case nil: return checkedAll
    }
  }

  /// Whether the rule of a row is reported; a rule that expo no longer has is not.
  private func covers(_ row: Baseline.Row, _ policy: Policy?) -> Bool {
    guard let policy, !policy.isExcluded else { return false }
    return Rule.matching(row.rule).first.map(policy.selection.includes) ?? true
  }
}
