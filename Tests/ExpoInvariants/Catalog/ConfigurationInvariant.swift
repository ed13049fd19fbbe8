import ExpoKit
import Foundation

/// A `.expo.json` is refused with findings that have places, or applied.
enum ConfigurationInvariant {
  private static let document = "a/b/c/d/e/f/g/h/Fair.xcassets/tower.imageset/items.json"

  static func fault(in bytes: [UInt8]) -> String? {
    let path = "\(SampleCatalog.folder)/\(UUID().uuidString).json"
    do throws(ConfigurationError) {
      _ = try Configuration(reading: SourceFile(name: path, bytes: bytes))
      return application(of: bytes, at: path)
    } catch {
      let found = error.findings
      if found.diagnostics.isEmpty { return "refused without a reason" }
      return Locations.fault(in: found.diagnostics.map(\.problem), of: found.file)
    }
  }

  private static func application(of bytes: [UInt8], at path: String) -> String? {
    do {
      try Data(bytes).write(to: URL(fileURLWithPath: path))
      defer { try? FileManager.default.removeItem(atPath: path) }
      var inspection = Inspection(Workspace(configuration: .file(path), jobs: 1))
      inspection.assets = .none
      let name = "\(SampleCatalog.folder)/\(document)"
      inspection.workspace.overlay[DocumentPath(name)] = SourceFile(
        name: name, text: SampleCatalog.entries)
      let outcome = try inspection.run([DocumentPath(name)])
      return outcome.documents.count == 1 ? nil : "a named document was left out"
    } catch {
      return "\(error)"
    }
  }
}
