package import ExpoJSON
import ExpoBase

/// The result of checking an exhibition.
package struct CheckedExhibition: Sendable {
  /// The findings, in the order of paths.
  package let findings: [Report.FileDiagnostics]
  /// The files and folders that could not be read.
  package let failures: [FileError]
  /// The pictures of the entries.
  package let pictures: ExhibitionPictures
}

extension ExhibitionDocuments {
  /// Checks the documents and the catalogs with their pictures.
  ///
  /// It checks the bytes that are published, not a second reading of the files.
  ///
  /// - Throws: ``ConfigurationError`` or ``FileError`` if a configuration cannot be used.
  package func checked(picturesAt assets: Inspection.Assets) throws -> CheckedExhibition {
    let pictures = try ExhibitionPictures(of: self, at: assets)
    var inspection = Inspection()
    inspection.files = workspace.files
    for tree in trees {
      inspection.overlay[DocumentPath(of: tree.file)] = tree.file
      inspection.trees[DocumentPath(of: tree.file)] = tree
    }
    inspection.assets = pictures.place
    inspection.catalogs = pictures.around.map { [$0] } ?? []
    let outcome = try inspection.run(trees.map { DocumentPath(of: $0.file) })
    return CheckedExhibition(
      findings: outcome.findings, failures: outcome.failures, pictures: pictures)
  }

  /// The families of rules whose errors prevent an entry from being decoded as intended, or make a
  /// page unsafe.
  private static let families: Set<Rule.Family> = [.syntax, .encoding, .shape, .value]

  /// Whether a finding prevents an exhibition from being published.
  static func forbids(_ finding: Diagnostic) -> Bool {
    finding.severity == .error && families.contains(finding.rule.family)
  }

  /// Whether any finding of a file prevents an exhibition from being published.
  package static func forbids(_ found: Report.FileDiagnostics) -> Bool {
    found.diagnostics.contains(where: forbids)
      || found.omitted.rows.contains { $0.severity == .error && families.contains($0.rule.family) }
  }

  /// The errors that prevent documents from being read, even if the configuration ignores them.
  package var obstacles: [Report.FileDiagnostics] {
    let rules = Rule.all.filter { Self.families.contains($0.family) && $0.severity == .error }
    let validator = Validator(selection: RuleSelection(selected: Set(rules)))
    return trees.map { validator.check($0).findings }
  }
}
