package import ExpoJSON
package import ExpoModel

package struct ExhibitionDocuments: Sendable {
  package internal(set) var exposition: ExpositionDocument?
  package internal(set) var entries: EntryList?
  /// Documents that cannot be read, found in place of a missing one.
  var unreadable: [UnreadableDocument] = []
  package internal(set) var failures: [FileError] = []
  /// The versions of its documents for other languages or devices.
  package var otherVersions: [String] = []
  /// The exhibitions that are not used, because the app has another.
  package internal(set) var leftOut: [String] = []

  var export: FolderExportSettings?
  package internal(set) var configurations: [String] = []
  package let workspace: Workspace

  /// The name of the first document's file, shown if there is no title.
  package var fileName: String {
    FileName.last(of: exposition?.file.name ?? entries?.file.name ?? "")
  }

  /// The name of the document whose configuration says where the pictures are.
  private var name: String? { (entries?.file ?? exposition?.file)?.name }

  /// The exposition, the entries, then those that cannot be read.
  var trees: [JSONTree] {
    [exposition?.tree, entries?.tree].compactMap(\.self) + unreadable.map(\.tree)
  }

  /// The files that errors of syntax or encoding may have cost a part.
  package var damagedFiles: [SourceFile] { trees.filter { !$0.isSound }.map(\.file) }

  package static var none: ExhibitionDocuments {
    ExhibitionDocuments(workspace: Workspace())
  }

  package func file(of kind: DocumentKind) -> SourceFile? {
    kind == .entries ? entries?.file : exposition?.file
  }

  package var errors: [ExhibitionError] { unreadable.map(\.error) }

  package var hasGaps: Bool { !unreadable.isEmpty || !failures.isEmpty }

  /// - Throws: ``FileError`` if a document was truncated while it was read.
  package func checkIsWhole() throws(FileError) {
    for tree in trees { try FileReader.checkIsWhole(tree.file) }
  }
}

package final class ExpositionDocument: Sendable {
  let tree: JSONTree
  /// Nil unless the document can be read in full.
  let exposition: Exposition?
  package let partial: PartialExposition
  /// Whether all members can be read, except those that the project allows to be missing.
  package let isReadable: Bool
  private let policy: Policy

  init(_ root: JSONNode, in tree: JSONTree, _ policy: Policy) {
    self.tree = tree
    self.policy = policy
    let dialect = policy.dialect
    let decoding = ExpoDecoder(acceptedAliases: dialect.aliases).collect(
      Exposition.self, from: root)
    exposition = decoding.value
    partial = dialect.partialExposition(root)
    isReadable =
      decoding.value != nil
      || root.isWhollySound && decoding.errors.allSatisfy(dialect.allows)
  }

  package var file: SourceFile { tree.file }

  var compared: ComparedObject? {
    tree.root.flatMap { ComparedObject.all($0, policy.dialect).first }
  }

  /// Checks the document at each access.
  package var findings: [Report.Diagnostic] {
    Validator(selection: policy.selection, kind: .exposition, dialect: policy.dialect)
      .check(tree).findings.diagnostics
  }
}

/// The findings in the order of paths, the files and folders that could not be read, and the
/// pictures of the entries.
package typealias CheckedExhibition = (
  findings: [Report.FileDiagnostics], failures: [FileError],
  pictures: (index: PictureIndex?, folders: [String])
)

extension ExhibitionDocuments {
  /// The decoded exhibition; nil if anything cannot be decoded.
  ///
  /// A picture is the image set whose name is, byte for byte, the entry's `image_name`.
  ///
  /// - Throws: ``FileError`` if a picture cannot be read.
  package func exhibition(with pictures: PictureIndex?) throws(FileError) -> Exhibition? {
    if let exposition, exposition.exposition == nil { return nil }
    var published: [PublishedEntry] = []
    if let entries {
      published.reserveCapacity(entries.count)
      for element in entries.elements {
        guard let entry = entries.entry(element) else { return nil }
        published.append(
          PublishedEntry(
            number: element.number, entry: entry, facts: entries.facts(of: element),
            picture: try pictures?.picture(named: entry.imageName),
            pictureDescription: entries.pictureText(\.alternativeKey, of: element),
            credit: entries.pictureText(\.creditKey, of: element),
            license: entries.pictureText(\.licenseKey, of: element),
            source: entries.pictureText(\.sourceKey, of: element)))
      }
    }
    let isUsed = published.contains { $0.entry.imageName == PictureIndex.posterName }
    return Exhibition(
      fileName: fileName == SourceFile.standardInputName ? "" : fileName,
      exposition: exposition?.exposition,
      posterPicture: isUsed ? nil : try pictures?.picture(named: PictureIndex.posterName),
      entries: published, icon: pictures?.icon(), accent: export?.settings.accent)
  }

  /// Checks the bytes that are about to be published, not a second reading of the files.
  ///
  /// - Throws: ``ConfigurationError`` or ``FileError`` if a configuration cannot be used; also if
  ///   pictures to publish are outside the configuration's folder.
  package func checked(picturesAt assets: Inspection.Assets) throws -> CheckedExhibition {
    var inspection = Inspection(workspace)
    inspection.assets = assets
    if let name {
      let policy = try inspection.workspace.policy(for: name)
      inspection.assets = assets.chosen(by: policy)
      if case .automatic = assets, policy.assets?.staysInside == false,
        let file = policy.configuration
      {
        throw ConfigurationError.rejecting(["assets"], in: file, SettingFault.notPublished)
      }
      if case .automatic = inspection.assets, let catalog = AssetCatalog.path(around: name) {
        inspection.catalogs = [catalog]
      }
    }
    for tree in trees { inspection.workspace.replace(with: tree.file, tree) }
    let run = try inspection.run(trees.map { DocumentPath(of: $0.file) })
    // The check has read the project.
    let pictures = try pictures(run.survey.pictures, run.workspace)
    return (run.summarized(run.findings), run.failures, pictures)
  }

  /// Finds the pictures in the same places as `validate`: at the path of the configuration, or in the catalog
  /// around the entries and in the other catalogs of their targets.
  ///
  /// - Throws: ``ConfigurationError`` or ``FileError`` if a configuration cannot be used.
  package func pictures() throws -> PictureIndex? {
    try pictures(PictureFinder(.automatic, workspace), workspace).index
  }

  private func pictures(
    _ finder: consuming PictureFinder, _ workspace: consuming Workspace
  ) throws -> (index: PictureIndex?, folders: [String]) {
    guard let name else { return (nil, []) }
    let policy = try workspace.policy(for: name)
    // The check reports what cannot be read.
    return (finder.all(for: name, policy), finder.folders(for: name, policy))
  }

  /// The rules whose errors prevent an entry from being decoded as intended, or make a page unsafe.
  private static let families: Set<Rule.Family> = [.syntax, .encoding, .shape, .value]

  /// The findings of an export, without notes: errors if they prevent publishing or `isStrict`, else warnings.
  package static func published(
    _ found: Report.FileDiagnostics, isStrict: Bool
  ) -> Report.FileDiagnostics {
    let severity = { (rule: Rule, own: Severity) -> Severity in
      isStrict || (own == .error && families.contains(rule.family)) ? .error : .warning
    }
    var omitted = ProblemCounts()
    for row in found.omitted.rows where row.severity > .note {
      omitted.add(row.rule, severity(row.rule, row.severity), count: row.count)
    }
    let diagnostics = found.diagnostics.filter { $0.severity > .note }.map {
      Report.Diagnostic($0.problem, severity: severity($0.rule, $0.severity))
        .offering($0.fix?.applicability)
    }
    return Report.FileDiagnostics(found.file, diagnostics, omitted: omitted)
  }

  /// The errors that prevent documents from being read, even if the configuration ignores them.
  package var obstacles: [Report.FileDiagnostics] {
    let rules = Rule.all.filter { Self.families.contains($0.family) && $0.severity == .error }
    let validator = Validator(selection: RuleSelection(selected: Set(rules)))
    return trees.map { validator.check($0).findings }
  }
}
