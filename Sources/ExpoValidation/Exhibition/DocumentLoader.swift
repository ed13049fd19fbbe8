import ExpoCatalog
import ExpoJSON
import ExpoSource

/// Reads the documents that an exhibition may be made of, each once.
struct DocumentLoader {
  typealias Document = ExhibitionFinder.Document

  let overlay: [String: SourceFile]
  /// What could not be looked at.
  private(set) var failures: [FileError] = []
  private var policies = PolicyFinder(choice: RuleChoice(), source: .nearest)

  init(overlay: [String: SourceFile]) {
    self.overlay = overlay
  }

  /// The document of a file that was named; its kind is given, or told by its looks.
  ///
  /// - Throws: ``ExhibitionError/wrongKind(file:expected:)`` if it is none.
  mutating func named(_ path: String, as kind: DocumentKind? = nil) throws -> Document {
    let tree = JSONTree(reading: try overlay[path] ?? FileReader.read(path))
    let policy = try policies.policy(for: path)
    let dialect = policy.dialect
    guard let root = tree.root, !tree.isInOtherEncoding,
      let found = kind ?? DocumentKind(ofNamed: root, dialect), found.isForm(of: root)
    else { throw ExhibitionError.wrongKind(file: path, expected: kind) }
    return Document(path: path, kind: found, tree: tree, policy: policy)
  }

  /// The documents at a path: a file, or what a folder holds.
  mutating func documents(at path: String) throws -> [Document] {
    if overlay[path] != nil { return [try named(path)] }
    let search = try DocumentFinder.search(path)
    guard search.isFolder else { return [try named(path)] }
    failures += search.failures
    return try search.candidates.compactMap { try met($0.path) }
  }

  /// What a catalog has to add to documents that lie in it.
  mutating func completion(
    of documents: [Document], inCatalogAround path: String, _ kinds: [DocumentKind]
  ) throws -> [Document] {
    let missing = kinds.filter { kind in !documents.contains { $0.kind == kind } }
    guard !missing.isEmpty, overlay[path] == nil,
      let catalog = DocumentFinder.catalog(around: path)
    else { return [] }
    let others = try DocumentFinder.search(catalog).candidates.map(\.path)
    let known = Set(documents.map { FilePath.absolute($0.path) })
    let found = try others.filter { !known.contains(FilePath.absolute($0)) }
      .compactMap { try met($0) }.filter { missing.contains($0.kind) }
    guard Set(found.map(\.kind)).count == found.count else {
      throw ExhibitionError.several(path: catalog, names: found.map(\.path))
    }
    return found
  }

  /// The document of a file that a search has met; nil if it looks like none.
  private mutating func met(_ path: String) throws -> Document? {
    let tree: JSONTree
    do throws(FileError) {
      tree = JSONTree(reading: try FileReader.readFound(path))
    } catch {
      failures.append(error)
      return nil
    }
    let policy = try policies.policy(for: path)
    guard let root = tree.root, let kind = DocumentKind(of: root, policy.dialect) else {
      return nil
    }
    return Document(path: path, kind: kind, tree: tree, policy: policy)
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
