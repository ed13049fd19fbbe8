import ExpoKit

/// Any bytes as the `Contents.json` of a catalog, an image set and a data set: findings with places,
/// and safe fixes that come to an end.
enum ContentsInvariant {
  static func fault(in bytes: [UInt8]) -> String? {
    var inspection = Inspection(Workspace(configuration: .isolated, jobs: 1))
    for path in SampleCatalog.contents {
      inspection.workspace.overlay[DocumentPath(path)] = SourceFile(name: path, bytes: bytes)
    }
    inspection.workspace.overlay[DocumentPath(SampleCatalog.items)] = SourceFile(
      name: SampleCatalog.items, text: SampleCatalog.entries)
    do {
      let outcome = try inspection.run([DocumentPath(SampleCatalog.path)])
      if !outcome.failures.isEmpty { return "\(outcome.failures)" }
      for found in outcome.findings {
        let problems = found.diagnostics.map(\.problem)
        if let fault = Locations.fault(in: problems, of: found.file) { return fault }
      }
      let fixed = try inspection.fixing([DocumentPath(SampleCatalog.path)], allowsUnsafe: false)
      for change in fixed.changes {
        inspection.workspace.overlay[DocumentPath(of: change.after)] = change.after
      }
      let again = try inspection.fixing([DocumentPath(SampleCatalog.path)], allowsUnsafe: false)
      return again.changes.isEmpty ? nil : "fixed twice it changes"
    } catch {
      return "\(error)"
    }
  }
}
