import ExpoCatalog
import ExpoJSON
import ExpoSource

/// Reads the documents that an exhibition may be made of, each once.
struct DocumentLoader {
  typealias Document = ExhibitionFinder.Document

  let overlay: [String: SourceFile]
  /// What could not be looked at.
  private(set) var failures: [FileError] = []
  /// Documents that were met and are in another format or encoding.
  private(set) var unreadable: [JSONTree] = []
  private var policies = PolicyFinder(choice: RuleChoice(), source: .nearest)

  init(overlay: [String: SourceFile]) {
    self.overlay = overlay
  }

  /// The document of a file that was named; its kind is given, or told by its looks.
  ///
  /// - Throws: ``ExhibitionError`` if it is none.
  mutating func named(_ path: String, as kind: DocumentKind? = nil) throws -> Document {
    let tree = JSONTree(reading: try overlay[path] ?? FileReader.read(path))
    let policy = try policies.policy(for: path)
    let dialect = policy.dialect
    if let error = tree.obstacle { throw ExhibitionError(path, error) }
    guard let root = tree.root else {
      throw ExhibitionError.wrongKind(file: path, expected: kind)
    }
    guard let found = kind ?? DocumentKind(ofNamed: root, dialect), found.isForm(of: root) else {
      throw ExhibitionError(path, wrongRoot: root, kind, dialect)
    }
    return Document(path: path, kind: found, tree: tree, policy: policy)
  }

  /// The documents at a path: a file, or what a folder holds.
  mutating func documents(at path: String) throws -> [Document] {
    if overlay[path] != nil { return [try named(path)] }
    let search = try DocumentFinder.search(path)
    guard search.isFolder else { return [try named(path)] }
    failures += search.failures
    return try search.candidates.compactMap { try met($0) }
  }

  /// What a catalog has to add to documents that lie in it.
  mutating func completion(
    of documents: [Document], inCatalogAround path: String, _ kinds: [DocumentKind]
  ) throws -> [Document] {
    let missing = kinds.filter { kind in !documents.contains { $0.kind == kind } }
    guard !missing.isEmpty, overlay[path] == nil,
      let catalog = DocumentFinder.catalog(around: path)
    else { return [] }
    let others = try DocumentFinder.search(catalog).candidates
    let known = Set(documents.map { FilePath.absolute($0.path) })
    let found = try others.filter { !known.contains(FilePath.absolute($0.path)) }
      .compactMap { try met($0) }.filter { missing.contains($0.kind) }
    guard Set(found.map(\.kind)).count == found.count else {
      throw ExhibitionError.several(path: catalog, names: found.map(\.path))
    }
    return found
  }

  /// The document of a file that a search has met; nil if it looks like none.
  private mutating func met(_ candidate: DocumentFinder.Candidate) throws -> Document? {
    let path = candidate.path
    let tree: JSONTree
    do throws(FileError) {
      tree = JSONTree(reading: try FileReader.readFound(path))
    } catch {
      failures.append(error)
      return nil
    }
    let policy = try policies.policy(for: path)
    let kind = tree.root.flatMap { DocumentKind(of: $0, policy.dialect) }
    if tree.obstacle != nil {
      let isKnown = unreadable.contains { $0.file.name == path }
      if !isKnown, kind != nil || candidate.origin == .dataSet { unreadable.append(tree) }
      return nil
    }
    guard let kind else { return nil }
    return Document(path: path, kind: kind, tree: tree, policy: policy)
  }
}

extension ExhibitionError {
  /// Creates the error of a document in another format or encoding.
  init(_ path: String, _ error: DecodeError) {
    self = .unreadable(file: path, reason: .file(error.kind))
  }

  /// Creates the error of a document whose one value is of the wrong kind.
  fileprivate init(
    _ path: String, wrongRoot root: JSONNode, _ kind: DocumentKind?, _ dialect: Dialect
  ) {
    let problem = ShapeRules(dialect).rootProblem(root, expecting: kind)
    self =
      problem.holdsDocument
      ? .unreadable(file: path, reason: .root(problem.kind))
      : .wrongKind(file: path, expected: kind)
  }
}

extension DocumentKind {
  /// The kind of a document that was named: an array with nothing in it can only be entries.
  init?(ofNamed root: JSONNode, _ dialect: Dialect) {
    let isEmptyList = root.kind == .array && !root.elements.contains { _ in true }
    guard let kind = isEmptyList ? .entries : DocumentKind(of: root, dialect) else { return nil }
    self = kind
  }

  /// Whether a document of this kind has such a value as its root.
  func isForm(of root: JSONNode) -> Bool {
    root.kind == (self == .entries ? .array : .object)
  }
}
