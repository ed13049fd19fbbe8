import ExpoCatalog
import ExpoJSON
package import ExpoSource

/// Finds the one exhibition at a path, and pairs its documents.
///
/// A path inside a catalog loads that catalog; any other file is read alone.
package struct ExhibitionFinder: Sendable {
  /// The document of entries to use; others are ignored.
  package var entries: String?
  /// The document of the exposition to use; others are ignored.
  package var exposition: String?
  /// Which files are searched.
  package var files = FileChoice()
  /// Files that take the place of those on disk: standard input.
  package var overlay: [String: SourceFile] = [:]

  /// Sets up a search without overrides.
  package init() {}

  /// The exhibition at a path, or that of the overrides if there is no path.
  ///
  /// It has neither document if each of those that were found cannot be read.
  ///
  /// - Throws: ``ExhibitionError`` if it is not exactly one, ``FileError`` if a file that was named
  ///   cannot be read, ``ConfigurationError``.
  package func find(_ path: String?) throws -> ExhibitionDocuments {
    var reader = DocumentReader(self)
    let overrides = try [(entries, DocumentKind.entries), (exposition, .exposition)].compactMap {
      file, kind in try file.map { try reader.named($0, as: kind) }
    }
    let isGiven = { (kind: DocumentKind) in overrides.contains { $0.kind == kind } }
    let missing = DocumentKind.allCases.filter { !isGiven($0) }
    var found: [Document] = []
    if let path = path.map(FilePath.trimmed) ?? (overrides.isEmpty ? "." : nil) {
      found = try reader.documents(at: path).filter { !isGiven($0.kind) }
      if found.isEmpty, overrides.isEmpty {
        if reader.unreadable.allSatisfy(\.mayBeForeign) {
          let skipped = reader.skipped + reader.unreadable.count
          throw reader.failures.first
            ?? FileError(path: path, kind: .noDocuments(skipped: skipped))
        }
      }
      try Self.checkIsOne(found, at: path)
      found += try reader.completion(of: found, inCatalogAround: path, missing)
    } else if let only = overrides.first, overrides.count == 1 {
      found = try reader.completion(of: [only], inCatalogAround: only.path, missing)
    }
    return Self.source(overrides + found, reader)
  }

  /// A document that was read.
  struct Document {
    let path: String
    let kind: DocumentKind
    let tree: JSONTree
    let policy: Policy
    /// The folder of its project, as far as it was searched.
    var project = ""
  }

  /// Makes sure that there is at most one document of each kind, and that all belong together.
  private static func checkIsOne(_ documents: [Document], at path: String) throws {
    let groups = Dictionary(grouping: documents, by: \.project).values.flatMap { documents in
      Pairing.groups(documents.map { ($0.path, $0.kind) }).map { group in
        (isOne: group.isOne, paths: group.all.map { documents[$0].path })
      }
    }
    if groups.count <= 1, groups.allSatisfy(\.isOne) { return }
    let names = groups.sorted(byBytesOf: \.paths[0])
      .flatMap { group in group.isOne ? name(of: group.paths) : group.paths }
    throw ExhibitionError.several(path: path, names: names)
  }

  /// A pair by its catalog or folder, if it has one; else the documents.
  private static func name(of paths: [String]) -> [String] {
    let scopes = Set(paths.map { AssetCatalog.path(around: $0) ?? FileName.folder(of: $0) })
    guard paths.count > 1, scopes.count == 1, let scope = scopes.first else { return paths }
    return [scope]
  }

  private static func source(
    _ documents: [Document], _ reader: DocumentReader
  ) -> ExhibitionDocuments {
    var exposition: ExpositionDocument?
    var entries: EntryList?
    for document in documents {
      guard let root = document.tree.root else { continue }
      switch document.kind {
      case .exposition:
        exposition = ExpositionDocument(root, in: document.tree, document.policy)
      case .entries:
        entries = EntryList(
          root, in: document.tree, document.policy.dialect, document.policy.selection)
      }
    }
    let isWhole = Set(documents.map(\.kind)).count == DocumentKind.allCases.count
    return ExhibitionDocuments(
      exposition: exposition, entries: entries, unreadable: isWhole ? [] : reader.unreadable,
      failures: reader.failures, configurations: documents.compactMap(\.policy.configuration),
      files: reader.files)
  }
}
