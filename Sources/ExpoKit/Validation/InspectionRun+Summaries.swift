package import ExpoJSON

/// Summarizes findings of one cause: all image sets are missing, or lack the same scales.
extension InspectionRun {
  /// One finding for each such cause, at the location of the first.
  ///
  /// For reports only: fixes and baselines work on the single findings. If a baseline has removed
  /// some, the rest stay as they are.
  package func summarized(_ findings: [Report.FileDiagnostics]) -> [Report.FileDiagnostics] {
    var findings = findings
    let places = Dictionary(
      findings.enumerated().map { (DocumentPath(of: $1.file), $0) }
    ) { first, _ in first }
    for document in documents where document.used.isEmpty && document.unresolved.count > 1 {
      guard let place = places[DocumentPath(named: document.name)] else { continue }
      findings[place] = summary(ofMissing: document.unresolved, in: findings[place])
    }
    for catalog in files.catalogs { summarizeScales(of: catalog, at: places, in: &findings) }
    return findings
  }

  private func summary(
    ofMissing references: [ImageReference], in found: Report.FileDiagnostics
  ) -> Report.FileDiagnostics {
    let missing = found.diagnostics.filter {
      if case .missingImageSet(_, nearest: nil) = $0.catalogKind { true } else { false }
    }
    let omitted = found.omitted.rows.filter { $0.rule == .missingImageSet }
    let count = missing.count + omitted.reduce(0) { $0 + $1.count }
    guard let first = missing.first, count == references.count else { return found }
    let names = Set(references.map(\.name))
    let problem = CatalogProblem(.noImageSets(count: names.count), at: first.location)
    return found.replacing(
      .missingImageSet, by: Report.Diagnostic(problem, severity: first.severity))
  }

  /// A set that has no scales, such as one of vectors, cannot lack any.
  private func summarizeScales(
    of catalog: AssetCatalog, at places: [DocumentPath: Int],
    in findings: inout [Report.FileDiagnostics]
  ) {
    let sets = catalog.sets(.image).map { set in
      (set, place: places[DocumentPath(named: set.contentsPath)])
    }
    let lacking = sets.compactMap { _, place in
      place.flatMap { place in
        findings[place].diagnostics.first { $0.rule == .missingScale }.map { (place, $0) }
      }
    }
    guard lacking.count > 1, let first = lacking.first?.1,
      case .missingScale(let scales, _) = first.catalogKind,
      lacking.allSatisfy({
        $1.problem.detail == first.problem.detail && $1.severity == first.severity
      })
    else { return }
    let isLacking = Set(lacking.map(\.0))
    for (set, place) in sets where place.map(isLacking.contains) != true {
      // Nothing is known of a set that cannot be read.
      guard let set = try? AssetSet(at: set), set.contentsProblems.problems.isEmpty else {
        continue
      }
      if set.contents.isReadable, set.hasScales { return }
    }
    let problem = CatalogProblem(.noScales(scales, count: lacking.count), at: first.location)
    for (index, lack) in lacking.enumerated() {
      let one = index == 0 ? Report.Diagnostic(problem, severity: first.severity) : nil
      findings[lack.0] = findings[lack.0].replacing(.missingScale, by: one)
    }
  }
}

extension Report.Diagnostic {
  fileprivate var catalogKind: CatalogProblem.Kind? { (problem as? CatalogProblem)?.kind }
}

extension Report.FileDiagnostics {
  /// `one` replaces all diagnostics of a rule; nil removes them.
  fileprivate func replacing(_ rule: Rule, by one: Report.Diagnostic?) -> Report.FileDiagnostics {
    var next = one
    return with(
      diagnostics.compactMap { diagnostic in
        guard diagnostic.rule == rule else { return diagnostic }
        defer { next = nil }
        return next
      }, omitted: omitted.filter { other, _ in other != rule })
  }
}
