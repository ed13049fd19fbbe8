public import ExpoDiagnostics
import ExpoJSON
public import ExpoText

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The findings that a project has agreed to live with, by their fingerprints.
public struct Baseline: Equatable, Sendable {
  private struct File: Codable {
    var version = 1
    var fingerprints: [String]

    enum CodingKeys: String, CodingKey, CaseIterable { case version, fingerprints }
  }

  private let fingerprints: Set<String>

  /// The findings of a run.
  public init(of findings: [Report.FileFindings]) {
    fingerprints = Set(findings.flatMap(\.fingerprints))
  }

  /// Reads a baseline, or says what is wrong with it.
  public static func read(_ file: SourceFile) -> Result<Baseline, ConfigurationError> {
    let decoding = LocatedDecoder().decode(File.self, from: JSONTree(reading: file))
    guard let content = decoding.value else {
      let diagnostics = decoding.errors.map { Diagnostic($0, severity: .error) }
      return .failure(ConfigurationError(findings: Report.FileFindings(file, diagnostics)))
    }
    return .success(Baseline(fingerprints: Set(content.fingerprints)))
  }

  private init(fingerprints: Set<String>) {
    self.fingerprints = fingerprints
  }

  /// The baseline as a JSON file: one fingerprint a line, in order, so that changes read well.
  public var document: String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    let file = File(fingerprints: fingerprints.sorted())
    return (try? encoder.encode(file)).map { String(decoding: $0, as: UTF8.self) + "\n" } ?? ""
  }

  /// The findings that are not in the baseline.
  public func remaining(of findings: [Report.FileFindings]) -> [Report.FileFindings] {
    findings.map { found in
      let new = zip(found.diagnostics, found.fingerprints).filter { !fingerprints.contains($1) }
      return Report.FileFindings(found.file, new.map(\.0))
    }
  }
}
