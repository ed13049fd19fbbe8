import ExpoCatalog
import ExpoSource

/// The rule for documents that belong together: EX702.
extension InspectionRun {
  /// Reports an exposition without entries and entries without an exposition, where every document
  /// around them was looked at.
  mutating func checkPairing() throws {
    let searched = documents.filter {
      $0.document.kind != nil && plan.searched.contains($0.document.name)
    }
    let projects = Dictionary(grouping: searched) { pictures.root(of: $0.document.name) }
    for documents in projects.values { try checkPairing(of: documents) }
  }

  private mutating func checkPairing(of documents: [PicturedDocument]) throws {
    let kinds = documents.map { $0.document.kind ?? .entries }
    let groups = Pairing.groups(zip(documents, kinds).map { ($0.document.name, $1) })
    for group in groups where !group.isComplete {
      guard let first = group.all.first else { continue }
      let document = documents[first]
      // A document beside a whole exposition may be a test's; not one with pictures of its own.
      let isAlone = Set(kinds).count == 1 || hasPictures(around: document)
      guard isAlone, isWhole(around: document), let file = file(of: document) else { continue }
      let missing: CatalogProblem.Incomplete =
        kinds[first] == .exposition ? .entries : .exposition
      findings.add(
        [CatalogProblem(.incompleteExposition(missing), at: .start(of: file))], to: file,
        document.policy.selection)
      if Set(kinds).count == 1 { return }
    }
  }

  private func hasPictures(around document: PicturedDocument) -> Bool {
    guard let path = AssetCatalog.path(around: document.document.name) else { return false }
    return plan.catalogs.contains { catalog in
      catalog.path == path && catalog.sets.contains { $0.kind == .image }
    }
  }

  private func isWhole(around document: PicturedDocument) -> Bool {
    let name = document.document.name
    return !incomplete.contains(AssetCatalog.path(around: name) ?? FileName.folder(of: name))
  }
}
