import ExpoJSON
package import ExpoBase

/// Finds the exhibitions at paths and pairs their documents; each document is read once.
///
/// A file inside a catalog is paired with the other document of that catalog; any other file is read alone.
package struct ExhibitionFinder: Sendable {
  /// The path of the entries to use; others are ignored.
  package var entries: String?
  /// The path of the exposition to use; others are ignored.
  package var exposition: String?
  package var language = Language.english
  package var workspace: Workspace
  private var failures: [FileError] = []
  private var unreadable: [UnreadableDocument] = []
  private var others: [Recognition] = []
  private var versions: [String] = []
  /// The exhibitions that are not used, because the app has another.
  private var leftOut: [String] = []
  /// Whether exhibitions outside the app are left out only if they are copies of the app's.
  private var leavesOutCopies = false

  package init(_ workspace: Workspace = Workspace()) { self.workspace = workspace }

  private struct Document {
    let path: String
    let kind: DocumentKind
    let tree: JSONTree
    let policy: Policy
    /// The root of its project among the searched folders; empty for a document that was named.
    let project: String
  }

  /// The one exhibition at a path, or of the overrides; without documents if none can be read.
  ///
  /// - Throws: ``ExhibitionError`` if it is not exactly one, ``FileError`` if a named file cannot
  ///   be read, ``ConfigurationError``.
  package consuming func find(_ path: DocumentPath?) throws -> ExhibitionDocuments {
    let overrides = try [(entries, DocumentKind.entries), (exposition, .exposition)].compactMap {
      file, kind in try file.map { try named(DocumentPath($0), as: kind) }
    }
    let missing = DocumentKind.allCases.filter { kind in !overrides.contains { $0.kind == kind } }
    var found: [Document] = []
    if let path = path ?? (overrides.isEmpty ? "." : nil) {
      found = try documents(at: path, of: missing)
      if !Self.isOne(found) {
        throw ExhibitionError.several(path: path.string, names: Self.names(of: found))
      }
      found += try completion(of: found, inCatalogAround: path, missing)
    } else if let only = overrides.first, overrides.count == 1 {
      found = try completion(
        of: [only], inCatalogAround: DocumentPath(named: only.path), missing)
    }
    let all = overrides + found
    if Set(all.map(\.kind)).count == DocumentKind.allCases.count { unreadable = [] }
    return exhibition(of: all, isFirst: true)
  }

  /// All exhibitions at paths, in the order of their first documents.
  ///
  /// If ``entries`` or ``exposition`` is set, there is one exhibition, as in ``find(_:)``.
  ///
  /// - Throws: ``ExhibitionError`` if documents do not pair, ``FileError`` if a named file cannot
  ///   be read or a path has no document, ``ConfigurationError``.
  package consuming func findAll(_ paths: [DocumentPath]) throws -> [ExhibitionDocuments] {
    guard entries == nil, exposition == nil else { return [try find(paths.first)] }
    leavesOutCopies = true
    let all = try documents(atAll: paths)
    let groups = Self.groups(all)
    if !groups.allSatisfy(\.isOne) {
      throw ExhibitionError.several(
        path: paths.count == 1 ? paths[0].string : ".", names: Self.names(of: all))
    }
    // One complete exhibition does not need unreadable documents; one of several may lack such a document.
    if groups.count == 1, groups[0].isComplete, paths.count <= 1 { unreadable = [] }
    let first = groups.first.map { $0.all.map { all[$0] } } ?? []
    return [exhibition(of: first, isFirst: true)]
      + groups.dropFirst().map { exhibition(of: $0.all.map { all[$0] }) }
  }

  /// The exhibitions to choose from at a path, as ``ExhibitionError`` lists them; unpaired documents are alone.
  ///
  /// - Throws: ``FileError`` if the path has no document, ``ConfigurationError``.
  package consuming func findChoices(_ path: DocumentPath?) throws -> [ExhibitionDocuments] {
    guard entries == nil, exposition == nil else { return [try find(path)] }
    let all = try documents(atAll: [path].compactMap(\.self))
    return Self.choices(Self.groups(all), all).map { exhibition(of: $0.map { all[$0] }) }
  }

  /// The documents at all paths, each once; those in the current folder if there is no path.
  private mutating func documents(atAll paths: [DocumentPath]) throws -> [Document] {
    var all: [Document] = []
    var known: Set<DocumentPath> = []
    for path in paths.isEmpty ? ["."] : paths {
      var found = try documents(at: path)
      if Self.groups(found).count <= 1 {
        found += try completion(of: found, inCatalogAround: path, DocumentKind.allCases)
      }
      all += found.filter { known.insert(workspace.identity(of: $0.path)).inserted }
    }
    return all
  }

  private static func groups(_ documents: [Document]) -> [DocumentGroup] {
    DocumentGroup.all(of: documents.map { ($0.path, $0.kind, $0.project) })
  }

  private static func isOne(_ documents: [Document]) -> Bool {
    let groups = groups(documents)
    return groups.count <= 1 && groups.allSatisfy(\.isOne)
  }

  private static func names(of documents: [Document]) -> [String] {
    choices(groups(documents), documents).flatMap { name(of: $0.map { documents[$0].path }) }
  }

  /// Whole exhibitions, then documents alone, broken ones last.
  private static func choices(_ groups: [DocumentGroup], _ documents: [Document]) -> [[Int]] {
    let ordered = groups.map { group in
      let isBroken = group.all.contains { !documents[$0].tree.isSound }
      return (
        path: documents[group.all[0]].path,
        choices: group.isOne ? [group.all] : group.all.map { [$0] },
        order: group.isComplete ? 0 : isBroken ? 2 : 1
      )
    }.sorted(byBytesOf: \.path)
    return (0...2).flatMap { order in ordered.filter { $0.order == order }.flatMap(\.choices) }
  }

  package static func name(of documents: ExhibitionDocuments) -> String {
    name(of: [documents.exposition?.file.name, documents.entries?.file.name].compactMap(\.self))
      .joined(separator: ", ")
  }

  /// The catalog or folder that the documents of a pair share; else the documents.
  private static func name(of paths: [String]) -> [String] {
    let scopes = Set(paths.map(AssetCatalog.scope))
    guard paths.count > 1, scopes.count == 1, let scope = scopes.first else { return paths }
    return [scope.string]
  }

  /// The first exhibition also gets the failures, the unreadable documents and the names of those left out.
  private func exhibition(of documents: [Document], isFirst: Bool = false) -> ExhibitionDocuments {
    var exhibition = ExhibitionDocuments(workspace: workspace)
    for document in documents {
      guard let root = document.tree.root else { continue }
      switch document.kind {
      case .exposition:
        exhibition.exposition = ExpositionDocument(root, in: document.tree, document.policy)
      case .entries:
        exhibition.entries = EntryList(
          root, in: document.tree, document.policy.dialect, document.policy.selection)
      }
    }
    if isFirst {
      exhibition.unreadable = unreadable
      exhibition.failures = failures
      exhibition.leftOut = leftOut
    }
    let shared = Set(documents.map(\.path).map(DocumentVersion.sharedPath))
    exhibition.otherVersions = versions.filter {
      shared.contains(DocumentVersion.sharedPath(of: $0))
    }
    exhibition.export = documents.compactMap(\.policy.export).first
    exhibition.configurations = documents.compactMap(\.policy.configuration?.name)
    return exhibition
  }
}

// MARK: - Reading

extension ExhibitionFinder {
  /// `kind` is determined by the content if it is not given.
  ///
  /// - Throws: ``ExhibitionError`` if it is not a document, ``FileError`` if it cannot be read.
  private mutating func named(
    _ path: DocumentPath, as kind: DocumentKind? = nil
  ) throws -> Document {
    let path = path.string
    let candidate = Workspace.Candidate(
      path: path, origin: .named, policy: try workspace.policy(for: path))
    let dialect = candidate.policy.dialect
    let reading = try workspace.read(candidate, as: kind)
    let tree = reading.tree
    if !tree.isSound, let fault = ExhibitionError(tree, lookingLike: reading.kind, dialect) {
      throw fault
    }
    guard let root = tree.root else {
      throw ExhibitionError.wrongKind(file: path, expected: kind)
    }
    guard let found = reading.kind, found.isForm(of: root) else {
      throw ExhibitionError(path, wrongRoot: root, kind, dialect)
    }
    return Document(
      path: path, kind: found, tree: tree, policy: candidate.policy, project: "")
  }

  /// The documents of some kinds at a path.
  ///
  /// - Throws: ``FileError`` if all kinds are looked for and there is no document at all.
  private mutating func documents(
    at path: DocumentPath, of kinds: [DocumentKind] = DocumentKind.allCases
  ) throws -> [Document] {
    let found = try workspace.search(path)
    guard found.isFolder else { return [try named(path)].filter { kinds.contains($0.kind) } }
    let before = (failures: failures.count, unreadable: unreadable.count, others: others.count)
    failures += found.failures
    var projects = Projects([found], workspace.search())
    let documents = try found.jsonFiles.compactMap {
      try document(of: $0, in: projects.root(of: $0.path))
    }
    if kinds.count == DocumentKind.allCases.count, documents.isEmpty,
      unreadable.count == before.unreadable
    {
      throw failures.dropFirst(before.failures).first
        ?? FileError(
          path: path.string, kind: .noDocuments(skipped: Array(others[before.others...])))
    }
    return ofApp(chosen(documents).filter { kinds.contains($0.kind) }, &projects)
  }

  /// The documents in targets of the app, not of its tests; all if the target of one is unknown, or if
  /// they are not one exhibition with the same kinds.
  private mutating func ofApp(_ documents: [Document], _ projects: inout Projects) -> [Document] {
    if Self.isOne(documents) { return documents }
    let own = documents.filter { projects.isInTarget($0.path) == true }
    let others = documents.filter { projects.isInTarget($0.path) == false }
    guard own.count + others.count == documents.count, Self.isOne(own),
      Set(own.map(\.kind)) == Set(documents.map(\.kind))
    else {
      return documents
    }
    let titles = Set(own.map { title(of: $0) })
    let areCopies = others.allSatisfy { other in
      titles.contains(title(of: other))
        || projects.project(of: other.path).map { !$0.isOfApp($0.path(of: other.path)) } ?? false
    }
    if leavesOutCopies, !areCopies { return documents }
    leftOut += Self.names(of: others)
    return own
  }

  /// The title or the name of the first entry, which copies of a document share.
  private func title(of document: Document) -> String? {
    let one = exhibition(of: [document])
    return one.exposition?.partial.title.value
      ?? one.entries.flatMap { list in
        list.elements.first { _ in true }.flatMap { list.text(.name, of: $0) }
      }
  }

  private mutating func chosen(_ documents: [Document]) -> [Document] {
    let left = DocumentKind.allCases.flatMap { kind in
      DocumentVersion.left(
        of: documents.filter { $0.kind == kind }.map(\.path), in: language)
    }
    versions += left
    let isLeft = Set(left)
    return documents.filter { !isLeft.contains($0.path) }
  }

  /// The documents of missing kinds in the catalog around a path.
  private mutating func completion(
    of documents: [Document], inCatalogAround path: DocumentPath, _ kinds: [DocumentKind]
  ) throws -> [Document] {
    let missing = kinds.filter { kind in !documents.contains { $0.kind == kind } }
    guard !missing.isEmpty, workspace.overlay[path] == nil,
      let catalog = AssetCatalog.path(around: path.string)
    else { return [] }
    let known = Set(documents.map { workspace.identity(of: $0.path) })
    let files = try workspace.search(DocumentPath(named: catalog)).jsonFiles.filter {
      !known.contains(workspace.identity(of: $0.path))
    }
    let all = try files.compactMap { try document(of: $0, in: documents.first?.project ?? "") }
    let found = chosen(all.filter { missing.contains($0.kind) })
    guard Set(found.map(\.kind)).count == found.count else {
      throw ExhibitionError.several(path: catalog, names: found.map(\.path))
    }
    return found
  }

  /// Nil if the file is left out, or does not look like a document.
  private mutating func document(of file: FoundFile, in project: String) throws -> Document? {
    guard let candidate = try workspace.candidate(file) else { return nil }
    do throws(FileError) {
      let reading = try workspace.read(candidate)
      let tree = reading.tree
      let kind = reading.kind
      guard reading.recognition.isDocument else {
        others.append(reading.recognition)
        return nil
      }
      if let fault = ExhibitionError(tree, lookingLike: kind, candidate.policy.dialect) {
        let path = DocumentPath(named: candidate.path)
        let isKnown = unreadable.contains { DocumentPath(of: $0.tree.file) == path }
        if !isKnown { unreadable.append((tree, fault)) }
      } else if let kind {
        return Document(
          path: file.path, kind: kind, tree: tree, policy: candidate.policy, project: project)
      }
    } catch {
      failures.append(error)
    }
    return nil
  }
}
