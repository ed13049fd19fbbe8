package import ExpoJSON
import ExpoBase

/// Reads the documents that may belong to an exhibition, each once.
struct DocumentReader {
  typealias Document = ExhibitionFinder.Document

  private let overlay: [DocumentPath: SourceFile]
  /// Which files are searched.
  let files: FileChoice
  /// The files and folders that could not be searched.
  private(set) var failures: [FileError] = []
  /// Documents that were found and cannot be read.
  private(set) var unreadable: [UnreadableDocument] = []
  /// The number of JSON files that are not documents.
  private(set) var skipped = 0
  private var search: DocumentSearch

  /// The number of files that were found and are not readable documents.
  struct Count {
    var failures = 0
    var unreadable = 0
    var skipped = 0
  }

  /// The number so far.
  var count: Count {
    Count(failures: failures.count, unreadable: unreadable.count, skipped: skipped)
  }

  init(_ finder: ExhibitionFinder) {
    overlay = finder.overlay
    files = finder.files
    search = DocumentSearch(finder.files)
  }

  /// The document of a file that was named; its kind is given, or told by its looks.
  ///
  /// - Throws: ``ExhibitionError`` if it is none.
  mutating func named(_ path: DocumentPath, as kind: DocumentKind? = nil) throws -> Document {
    let tree = JSONTree(reading: try overlay[path] ?? FileReader.read(path.string))
    let path = path.string
    let policy = try search.policy(for: path)
    let dialect = policy.dialect
    let looks = tree.root.flatMap { DocumentKind(ofNamed: $0, dialect) }
    let isSound = tree.isSound && tree.obstacle == nil
    if !isSound, let fault = UnreadableDocument(tree, lookingLike: kind ?? looks, dialect) {
      throw fault.error
    }
    guard let root = tree.root else {
      throw ExhibitionError.wrongKind(file: path, expected: kind)
    }
    guard let found = kind ?? looks, found.isForm(of: root) else {
      throw ExhibitionError(path, wrongRoot: root, kind, dialect)
    }
    return Document(path: path, kind: found, tree: tree, policy: policy)
  }

  /// The documents at a path: a file, or what a folder holds.
  mutating func documents(at path: DocumentPath) throws -> [Document] {
    if overlay[path] != nil { return [try named(path)] }
    let found = try search.run(path.string)
    guard found.isFolder else { return [try named(path)] }
    failures += found.failures
    var projects = Projects([found], files.search())
    return try found.candidates.compactMap { candidate in
      guard var document = try met(candidate) else { return nil }
      document.project = projects.root(of: candidate.path)
      return document
    }
  }

  /// The data that a catalog adds to documents inside it.
  mutating func completion(
    of documents: [Document], inCatalogAround path: DocumentPath, _ kinds: [DocumentKind]
  ) throws -> [Document] {
    let missing = kinds.filter { kind in !documents.contains { $0.kind == kind } }
    guard !missing.isEmpty, overlay[path] == nil,
      let catalog = AssetCatalog.path(around: path.string)
    else { return [] }
    let known = Set(documents.map { DocumentPath(named: FilePath.withoutLinks($0.path)) })
    let others = try search.run(catalog).candidates.filter {
      !known.contains(DocumentPath(named: FilePath.withoutLinks($0.path)))
    }
    let reported = unreadable
    let found = try others.compactMap { try met($0) }.filter { missing.contains($0.kind) }
    // Beside a document that was named, JSON of another shape is nobody's business.
    unreadable = reported + unreadable[reported.count...].filter { !$0.mayBeForeign }
    guard Set(found.map(\.kind)).count == found.count else {
      throw ExhibitionError.several(path: catalog, names: found.map(\.path))
    }
    return found
  }

  /// The document of a file that a search found; nil if it does not look like one.
  private mutating func met(_ candidate: FoundFiles.Candidate) throws -> Document? {
    let policy = try search.policy(for: candidate.path)
    let tree: JSONTree
    do throws(FileError) {
      tree = JSONTree(reading: try FileReader.readFound(candidate.path))
    } catch {
      failures.append(error)
      return nil
    }
    let isDocument = candidate.origin != .searched
    let kind = tree.root.flatMap { root in
      isDocument
        ? DocumentKind(ofNamed: root, policy.dialect) : DocumentKind(of: root, policy.dialect)
    }
    if kind != nil || isDocument,
      let fault = UnreadableDocument(tree, lookingLike: kind, policy.dialect)
    {
      let isKnown = unreadable.contains {
        DocumentPath(of: $0.tree.file) == DocumentPath(named: candidate.path)
      }
      if !isKnown { unreadable.append(fault) }
      return nil
    }
    guard let kind else {
      skipped += 1
      return nil
    }
    return Document(path: candidate.path, kind: kind, tree: tree, policy: policy)
  }
}

extension ExhibitionError {
  /// Creates the error of a document that has a fault of syntax or encoding.
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
  package init?(ofNamed root: JSONNode, _ dialect: Dialect = .standard) {
    let isEmptyList = root.kind == .array && !root.elements.contains { _ in true }
    guard let kind = isEmptyList ? .entries : DocumentKind(ofDocument: root, dialect) else {
      return nil
    }
    self = kind
  }

  /// Whether a document of this kind has such a value as its root.
  func isForm(of root: JSONNode) -> Bool {
    root.kind == (self == .entries ? .array : .object)
  }
}
