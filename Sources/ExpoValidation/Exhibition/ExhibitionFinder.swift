import ExpoCatalog
import ExpoJSON
package import ExpoSource

/// Finds the one exhibition that a path stands for, and pairs its documents.
///
/// Documents belong together that lie in the same asset catalog, else in the same folder. A path
/// into a catalog is completed from that catalog; a file elsewhere stands alone.
package struct ExhibitionFinder: Sendable {
  /// The document of entries to take, whatever else is found.
  package var entries: String?
  /// The document of the exposition to take, whatever else is found.
  package var exposition: String?
  /// Files that take the place of those on disk: standard input.
  package var overlay: [String: SourceFile] = [:]

  /// Sets up a search without overrides.
  package init() {}

  /// A document that was met.
  struct Document {
    let path: String
    let kind: DocumentKind
    let tree: JSONTree
    let policy: Policy
    /// The catalog or folder that it belongs to.
    var scope: String { DocumentFinder.catalog(around: path) ?? FileName.folder(of: path) }
  }

  /// The exhibition at a path, or that of the overrides if there is no path.
  ///
  /// - Throws: ``ExhibitionError`` if it is not exactly one, ``FileError`` if a file that was named
  ///   cannot be read, ``ConfigurationError``.
  package func find(_ path: String?) throws -> ExhibitionDocuments {
    var search = DocumentLoader(overlay: overlay)
    let overrides = try [(entries, DocumentKind.entries), (exposition, .exposition)].compactMap {
      file, kind in try file.map { try search.named($0, as: kind) }
    }
    let isGiven = { (kind: DocumentKind) in overrides.contains { $0.kind == kind } }
    let missing = DocumentKind.allCases.filter { !isGiven($0) }
    var found: [Document] = []
    if let path = path.map(DocumentFinder.trimmed) ?? (overrides.isEmpty ? "." : nil) {
      found = try search.documents(at: path).filter { !isGiven($0.kind) }
      if found.isEmpty, overrides.isEmpty {
        throw search.unreadable.first.flatMap { tree in
          tree.obstacle.map { ExhibitionError(tree.file.name, $0) }
        } ?? .nothingFound(path: path)
      }
      try Self.checkIsOne(found, at: path)
      found += try search.completion(of: found, inCatalogAround: path, missing)
    } else if let only = overrides.first, overrides.count == 1 {
      found = try search.completion(of: [only], inCatalogAround: only.path, missing)
    }
    return Self.source(overrides + found, search)
  }

  /// Makes sure that there is at most one document of each kind, and that all belong together.
  private static func checkIsOne(_ documents: [Document], at path: String) throws {
    let scopes = Dictionary(grouping: documents, by: \.scope)
    let isOne = scopes.count <= 1 && Set(documents.map(\.kind)).count == documents.count
    guard !isOne else { return }
    let names = scopes.sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }
      .flatMap { scope, members -> [String] in
        let isPair = Set(members.map(\.kind)).count == members.count
        return isPair && members.count > 1 ? [scope] : members.map(\.path).sorted()
      }
    throw ExhibitionError.several(path: path, names: names)
  }

  private static func source(
    _ documents: [Document], _ search: DocumentLoader
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
    return ExhibitionDocuments(
      exposition: exposition, entries: entries,
      unreadable: Set(documents.map(\.kind)).count == DocumentKind.allCases.count
        ? [] : search.unreadable,
      failures: search.failures,
      configurations: documents.compactMap(\.policy.configuration))
  }
}
