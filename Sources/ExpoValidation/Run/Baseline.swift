import ExpoCatalog
package import ExpoDiagnostics
import ExpoJSON
package import ExpoSource

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The findings that a project has agreed to live with, by their fingerprints.
package struct Baseline: Equatable, Sendable {
  private struct File: Codable {
    var version = 1
    var fingerprints: [String]

    enum CodingKeys: String, CodingKey, CaseIterable { case version, fingerprints }
  }

  private static let version = 1

  private let fingerprints: Set<String>
  /// The folder that the names of files are relative to: that of the baseline.
  private let folder: String

  /// The findings of a run, for a file at a path.
  package init(of findings: [Report.FileDiagnostics], at path: String) {
    let folder = FileName.folder(of: path)
    self.folder = folder
    self.fingerprints = Set(findings.flatMap { Self.fingerprints($0, folder) })
  }

  private static func fingerprints(_ found: Report.FileDiagnostics, _ folder: String) -> [String] {
    found.fingerprints(named: RelativePath.of(found.file.name, from: folder))
  }

  /// Reads a baseline, or says what is wrong with it.
  package static func read(_ file: SourceFile) -> Result<Baseline, ConfigurationError> {
    let decoding = ExpoDecoder().decode(File.self, from: JSONTree(reading: file))
    guard let content = decoding.value, decoding.errors.isEmpty, content.version == version else {
      let diagnostics = decoding.errors.map { Diagnostic($0, severity: .error) }
      return .failure(ConfigurationError(findings: Report.FileDiagnostics(file, diagnostics)))
    }
    let folder = FileName.folder(of: file.name)
    return .success(Baseline(fingerprints: Set(content.fingerprints), folder: folder))
  }

  private init(fingerprints: Set<String>, folder: String) {
    self.fingerprints = fingerprints
    self.folder = folder
  }

  /// The baseline as a JSON file: one fingerprint a line, in order, so that changes read well.
  package var document: String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    let file = File(fingerprints: fingerprints.sorted())
    return (try? encoder.encode(file)).map { String(decoding: $0, as: UTF8.self) + "\n" } ?? ""
  }

  /// The findings that are not in the baseline.
  package func remaining(of findings: [Report.FileDiagnostics]) -> [Report.FileDiagnostics] {
    findings.map { found in
      let new = zip(found.diagnostics, Self.fingerprints(found, folder)).filter {
        !fingerprints.contains($1)
      }
      return Report.FileDiagnostics(found.file, new.map(\.0), omitted: found.omitted)
    }
  }
}
