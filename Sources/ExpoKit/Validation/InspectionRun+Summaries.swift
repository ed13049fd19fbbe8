package import ExpoJSON

/// Summarizes findings that have one cause: no image set exists, or all of them lack the same scales.
extension InspectionRun {
  /// One finding for each such cause, at the location of the first.
  ///
  /// For reports only: fixes and baselines work on the single findings. If a baseline has removed
  /// some, the rest stay as they are. At most `limit` findings of each file are kept; the others are counted.
  package func summarized(
    _ found: [Report.FileDiagnostics], limitedTo limit: Int? = nil
  ) -> [Report.FileDiagnostics] {
    var findings = found
    let indices = Dictionary(grouping: found.indices) { DocumentPath(of: found[$0].file) }
    for document in documents where document.otherNames.count > 1 && document.used.isEmpty {
      guard let index = indices[DocumentPath(named: document.name)]?[0] else { continue }
      let found = found[index]
      let names = document.otherNames.map(\.name)
      let missing = found.diagnostics.filter {
        if case .missingImageSet(_, nearest: nil) = $0.catalogProblem?.kind { true } else { false }
      }
      let omitted = found.omitted.rows.filter { $0.rule == .missingImageSet }
      let count = missing.count + omitted.reduce(0) { $0 + $1.count }
      guard let first = missing.first, count == names.count else { continue }
      findings[index] = found.replacing(first, by: .noImageSets(count: Set(names).count))
    }
    for catalog in files.catalogs { summarizeScales(of: catalog, at: indices, in: &findings) }
    return findings.map { $0.limited(to: limit) }
  }

  /// Summarizes missing scales; a set without scales, such as one of vectors, cannot lack any.
  private func summarizeScales(
    of catalog: AssetCatalog, at indices: [DocumentPath: [Int]],
    in findings: inout [Report.FileDiagnostics]
  ) {
    let sets = catalog.sets(.image).map { set in
      let index = indices[DocumentPath(named: set.contentsPath)]?[0]
      let lack = index.flatMap { findings[$0].diagnostics.first { $0.rule == .missingScale } }
      return (set: set, index: index, lack: lack)
    }
    let lacking = sets.compactMap(\.lack)
    guard lacking.count > 1, case .missingScale(let scales, _) = lacking[0].catalogProblem?.kind,
      Set(lacking.map { [$0.catalogProblem?.detail, $0.severity.name] }).count == 1
    else { return }
    // A set that cannot be read may have all scales.
    let others = sets.lazy.filter { $0.lack == nil }.compactMap { try? AssetSet(at: $0.set) }
    let haveOthers = others.contains {
      $0.listProblems == nil && $0.slotProblems.isEmpty && $0.hasScales
    }
    if haveOthers { return }
    var summary: CatalogProblem.Kind? = .noScales(scales, count: lacking.count)
    for (_, index, lack) in sets {
      guard let index, let lack else { continue }
      findings[index] = findings[index].replacing(lack, by: summary)
      summary = nil
    }
  }
}

extension Report.Diagnostic {
  fileprivate var catalogProblem: CatalogProblem? { problem as? CatalogProblem }
}

extension Report.FileDiagnostics {
  /// A problem replaces all diagnostics of the rule of the first; nil removes them.
  fileprivate func replacing(_ first: Report.Diagnostic, by kind: CatalogProblem.Kind?) -> Self {
    var rest = diagnostics.filter { $0.rule != first.rule }
    if let kind, let index = diagnostics.firstIndex(where: { $0.rule == first.rule }) {
      let problem = CatalogProblem(kind, at: first.location)
      rest.insert(Report.Diagnostic(problem, severity: first.severity), at: index)
    }
    var others = omitted
    others.remove(first.rule)
    return with(rest, omitted: others)
  }
}
