import ExpoSource
package import ExpoCatalog
package import ExpoDiagnostics
import ExpoJSON
import ExpoText

/// Checks the documents of one exhibition, together with the catalog that their pictures are in.
///
/// The documents are those that were found, byte for byte: what is checked is what is published.
package struct ExhibitionInspection: Sendable {
  /// Where pictures are.
  package var pictures = Inspection.Assets.automatic

  /// Sets up a check with pictures where they are by default.
  package init() {}

  /// What a check came to.
  package struct Outcome: Sendable {
    /// What was found, in the order of paths.
    package let findings: [Report.FileDiagnostics]
    /// What could not be read.
    package let failures: [FileError]
    /// The pictures that there are; nil if there are none to be looked for.
    package let pictures: PictureIndex?
    /// The catalog or folder they were looked for in.
    package let pictureFolder: String?
  }

  /// Checks an exhibition.
  ///
  /// - Throws: ``ConfigurationError`` or ``FileError`` if a configuration cannot be used.
  package func run(_ source: ExhibitionDocuments) throws -> Outcome {
    let place = try pictureFolder(of: source)
    var inspection = Inspection()
    for tree in source.trees {
      inspection.overlay[tree.file.name] = tree.file
      inspection.trees[tree.file.name] = tree
    }
    inspection.assets = place.map { .path($0) } ?? .none
    let outcome = try inspection.run(source.trees.map(\.file.name))
    var (found, failures) = (nil as PictureIndex?, outcome.failures)
    if let place, failures.isEmpty {
      do throws(FileError) {
        found = try Self.index(at: place, outcome.catalogs[place])
      } catch {
        failures.append(error)
      }
    }
    return Outcome(
      findings: outcome.findings, failures: failures, pictures: found, pictureFolder: place)
  }

  /// The catalog or folder to look in: the one that was named, that the configuration names, or
  /// that the document of entries lies in.
  private func pictureFolder(of source: ExhibitionDocuments) throws -> String? {
    switch pictures {
    case .none: return nil
    case .path(let path): return DocumentFinder.trimmed(path)
    case .automatic:
      guard let file = source.entries?.file ?? source.exposition?.file else { return nil }
      var policies = PolicyFinder(choice: RuleChoice(), source: .nearest)
      return try policies.policy(for: file.name).assets.map(DocumentFinder.trimmed)
        ?? DocumentFinder.catalog(around: file.name)
    }
  }

  /// The pictures at a path: of a catalog, which may have been read, or of a plain folder.
  private static func index(
    at path: String, _ catalog: AssetCatalog?
  ) throws(FileError) -> PictureIndex {
    if let catalog { return PictureIndex(catalog) }
    guard path.hasSuffix(".xcassets") else {
      return try PictureIndex(folder: path, includesExports: false)
    }
    return PictureIndex(try AssetCatalogReader().catalog(at: path))
  }
}

extension ExhibitionInspection {
  /// The families of rules whose errors keep an entry from being decoded as it was meant.
  private static let families: Set<Rule.Family> = [.syntax, .encoding, .shape, .value]

  /// Whether a finding keeps an exhibition from being published.
  package static func forbids(_ finding: Diagnostic) -> Bool {
    finding.severity == .error && families.contains(finding.rule.family)
  }

  /// Whether any of a file's findings keeps an exhibition from being published.
  package static func forbids(_ found: Report.FileDiagnostics) -> Bool {
    found.diagnostics.contains(where: forbids)
      || found.omitted.rows.contains { $0.severity == .error && families.contains($0.rule.family) }
  }

  /// What keeps documents from being read, whatever a configuration says of it.
  package static func obstacles(in source: ExhibitionDocuments) -> [Report.FileDiagnostics] {
    let rules = Rule.all.filter { families.contains($0.family) && $0.severity == .error }
    let validator = Validator(selection: RuleSelection(selected: Set(rules)))
    return source.trees.map { validator.check($0).findings }
  }
}
