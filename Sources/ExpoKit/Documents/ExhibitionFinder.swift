import ExpoJSON
package import ExpoBase

/// Finds the one exhibition at a path, and pairs its documents.
///
/// A path inside a catalog loads that catalog; any other file is read alone.
package struct ExhibitionFinder: Sendable {
  /// The document of entries to use; others are ignored.
  package var entries: String?
  /// The document of the exposition to use; others are ignored.
  package var exposition: String?
  /// Where it looks.
  package var workspace: Workspace

  /// Creates a search without overrides.
  package init(_ workspace: Workspace = Workspace()) { self.workspace = workspace }

  /// The exhibition at a path, or that of the overrides if there is no path.
  ///
  /// It has no document if none of those that were found can be read.
  ///
  /// - Throws: ``ExhibitionError`` if it is not exactly one, ``FileError`` if a file that was named
  ///   cannot be read, ``ConfigurationError``.
  package func find(_ path: DocumentPath?) throws -> ExhibitionDocuments {
    var reader = DocumentReader(workspace)
    let overrides = try [(entries, DocumentKind.entries), (exposition, .exposition)].compactMap {
      file, kind in try file.map { try reader.named(DocumentPath($0), as: kind) }
    }
    let isGiven = { (kind: DocumentKind) in overrides.contains { $0.kind == kind } }
    let missing = DocumentKind.allCases.filter { !isGiven($0) }
    var found: [Document] = []
    if let path = path ?? (overrides.isEmpty ? "." : nil) {
      found = try reader.documents(at: path).filter { !isGiven($0.kind) }
      if overrides.isEmpty { try Self.checkIsNotEmpty(found, at: path.string, reader) }
      try Self.checkIsOne(found, at: path.string)
      found += try reader.completion(of: found, inCatalogAround: path, missing)
    } else if let only = overrides.first, overrides.count == 1 {
      found = try reader.completion(
        of: [only], inCatalogAround: DocumentPath(named: only.path), missing)
    }
    let documents = overrides + found
    let isWhole = Set(documents.map(\.kind)).count == DocumentKind.allCases.count
    return source(
      documents, reader, unreadable: isWhole ? [] : reader.unreadable, failures: reader.failures)
  }

  /// All exhibitions at paths, in the order of their first documents; each document is read once.
  ///
  /// Overrides make one exhibition, as in ``find(_:)``.
  ///
  /// - Throws: ``ExhibitionError`` if documents do not pair, ``FileError`` if a file that was named
  ///   cannot be read or a path holds no document, ``ConfigurationError``.
  package func findAll(_ paths: [DocumentPath]) throws -> [ExhibitionDocuments] {
    guard entries == nil, exposition == nil else { return [try find(paths.first)] }
    var reader = DocumentReader(workspace)
    var documents: [Document] = []
    var known: Set<DocumentPath> = []
    var met = DocumentReader.Count()
    for path in paths.isEmpty ? ["."] : paths {
      var found = try reader.documents(at: path)
      try Self.checkIsNotEmpty(found, at: path.string, reader, after: met)
      met = reader.count
      if Self.groups(found).count <= 1 {
        found += try reader.completion(
          of: found, inCatalogAround: path, DocumentKind.allCases
        ).map { document in
          var document = document
          document.project = found.first?.project ?? ""
          return document
        }
      }
      documents += found.filter { known.insert(place(of: $0)).inserted }
    }
    let groups = Self.groups(documents)
    if !groups.allSatisfy(\.isOne) {
      throw ExhibitionError.several(
        path: paths.count == 1 ? paths[0].string : ".", names: Self.names(of: groups, documents))
    }
    var unreadable = reader.unreadable
    if groups.allSatisfy(\.isComplete), !groups.isEmpty {
      // Beside one exhibition they are no part of it; of several, one may have no other document.
      let isOne = groups.count == 1 && paths.count <= 1
      unreadable = isOne ? [] : unreadable.filter { !$0.mayBeForeign }
    }
    let first = groups.first.map { $0.all.map { documents[$0] } } ?? []
    return [source(first, reader, unreadable: unreadable, failures: reader.failures)]
      + groups.dropFirst().map { group in
        source(group.all.map { documents[$0] }, reader, unreadable: [], failures: [])
      }
  }

  /// Where a document is, links resolved; that of standard input is not looked for on disk.
  private func place(of document: Document) -> DocumentPath {
    let path = DocumentPath(named: document.path)
    return workspace.overlay[path] == nil
      ? DocumentPath(named: FilePath.withoutLinks(document.path)) : path
  }

  /// Makes sure that there is a document at a path, readable or not.
  private static func checkIsNotEmpty(
    _ found: [Document], at path: String, _ reader: DocumentReader,
    after known: DocumentReader.Count = .init()
  ) throws {
    let unreadable = reader.unreadable.dropFirst(known.unreadable)
    guard found.isEmpty, unreadable.allSatisfy(\.mayBeForeign) else { return }
    let skipped = reader.skipped - known.skipped + unreadable.count
    throw reader.failures.dropFirst(known.failures).first
      ?? FileError(path: path, kind: .noDocuments(skipped: skipped))
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
    let groups = groups(documents)
    if groups.count <= 1, groups.allSatisfy(\.isOne) { return }
    throw ExhibitionError.several(path: path, names: names(of: groups, documents))
  }

  /// The documents that belong together, in the order of their first ones.
  private static func groups(_ documents: [Document]) -> [Pairing.Group] {
    let projects = Dictionary(grouping: documents.indices) { documents[$0].project }
    let groups = projects.values.flatMap { places in
      Pairing.groups(places.map { (documents[$0].path, documents[$0].kind) }).map { group in
        Pairing.Group(
          expositions: group.expositions.map { places[$0] },
          entries: group.entries.map { places[$0] })
      }
    }
    return groups.sorted { ($0.all.first ?? 0) < ($1.all.first ?? 0) }
  }

  private static func names(of groups: [Pairing.Group], _ documents: [Document]) -> [String] {
    groups.map { group in (isOne: group.isOne, paths: group.all.map { documents[$0].path }) }
      .sorted(byBytesOf: \.paths[0])
      .flatMap { $0.isOne ? name(of: $0.paths) : $0.paths }
  }

  /// A pair by its catalog or folder, if it has one; else the documents.
  private static func name(of paths: [String]) -> [String] {
    let scopes = Set(
      paths.map { DocumentPath(named: AssetCatalog.path(around: $0) ?? FileName.folder(of: $0)) })
    guard paths.count > 1, scopes.count == 1, let scope = scopes.first else { return paths }
    return [scope.string]
  }

  /// Decodes the documents of an exhibition.
  ///
  /// - Parameters:
  ///   - documents: The documents.
  ///   - reader: What has read them.
  ///   - unreadable: What could not be read and may belong to it.
  ///   - failures: What could not be looked at.
  /// - Returns: The exhibition.
  private func source(
    _ documents: [Document], _ reader: DocumentReader, unreadable: [UnreadableDocument],
    failures: [FileError]
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
      exposition: exposition, entries: entries, unreadable: unreadable, failures: failures,
      configurations: documents.compactMap(\.policy.configuration), workspace: reader.workspace)
  }
}
