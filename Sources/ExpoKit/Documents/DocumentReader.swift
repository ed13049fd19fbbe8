import ExpoBase
import ExpoJSON

/// Reads the documents that may belong to an exhibition, each once.
struct DocumentReader {
  typealias Document = ExhibitionFinder.Document

  private(set) var workspace: Workspace
  /// The files and folders that could not be searched.
  private(set) var failures: [FileError] = []
  /// Documents that were found and cannot be read.
  private(set) var unreadable: [UnreadableDocument] = []
  /// The number of JSON files that are not documents.
  private(set) var skipped = 0

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

  init(_ workspace: Workspace) {
    self.workspace = workspace
  }

  /// The document of a file that was named; its kind is given, or told by its looks.
  ///
  /// - Throws: ``ExhibitionError`` if it is none, ``FileError`` if it cannot be read.
  mutating func named(_ path: DocumentPath, as kind: DocumentKind? = nil) throws -> Document {
    let path = path.string
    let candidate = Workspace.Candidate(
      path: path, origin: .named, policy: try workspace.policy(for: path))
    let dialect = candidate.policy.dialect
    switch workspace.read(candidate, as: kind) {
    case .failure(let error): throw error
    case .other: throw ExhibitionError.wrongKind(file: path, expected: kind)
    case .document(let tree, let found):
      let isSound = tree.isSound && tree.obstacle == nil
      if !isSound, let fault = UnreadableDocument(tree, lookingLike: found, dialect) {
        throw fault.error
      }
      guard let root = tree.root else {
        throw ExhibitionError.wrongKind(file: path, expected: kind)
      }
      guard let found, found.isForm(of: root) else {
        throw ExhibitionError(path, wrongRoot: root, kind, dialect)
      }
      return Document(path: path, kind: found, tree: tree, policy: candidate.policy)
    }
  }

  /// The documents at a path: a file, or what a folder holds.
  mutating func documents(at path: DocumentPath) throws -> [Document] {
    let found = try workspace.search(path)
    guard found.isFolder else { return [try named(path)] }
    failures += found.failures
    var projects = Projects([found], workspace.search())
    return try found.jsonFiles.compactMap { file in
      guard var document = try met(file) else { return nil }
      document.project = projects.root(of: file.path)
      return document
    }
  }

  /// The data that a catalog adds to documents inside it.
  mutating func completion(
    of documents: [Document], inCatalogAround path: DocumentPath, _ kinds: [DocumentKind]
  ) throws -> [Document] {
    let missing = kinds.filter { kind in !documents.contains { $0.kind == kind } }
    guard !missing.isEmpty, workspace.overlay[path] == nil,
      let catalog = AssetCatalog.path(around: path.string)
    else { return [] }
    let known = Set(documents.map { DocumentPath(named: FilePath.withoutLinks($0.path)) })
    let others = try workspace.search(DocumentPath(named: catalog)).jsonFiles.filter {
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

  /// The document of a file that a search found; nil if it is left out, or does not look like one.
  private mutating func met(_ file: FoundFile) throws -> Document? {
    guard let candidate = try workspace.candidate(file) else { return nil }
    switch workspace.read(candidate) {
    case .failure(let error): failures.append(error)
    case .other: skipped += 1
    case .document(let tree, let kind):
      let fault = UnreadableDocument(tree, lookingLike: kind, candidate.policy.dialect)
      if let fault {
        let isKnown = unreadable.contains {
          DocumentPath(of: $0.tree.file) == DocumentPath(named: candidate.path)
        }
        if !isKnown { unreadable.append(fault) }
      } else if let kind {
        return Document(path: file.path, kind: kind, tree: tree, policy: candidate.policy)
      } else {
        skipped += 1
      }
    }
    return nil
  }
}

extension ExhibitionError {
  /// Creates the error of a document that has a fault of syntax or encoding.
  init(_ path: String, _ error: DecodeError) {
    self = .unreadable(file: path, reason: .file(error))
  }

  /// Creates the error of a document whose one value is of the wrong kind.
  fileprivate init(
    _ path: String, wrongRoot root: JSONNode, _ kind: DocumentKind?, _ dialect: Dialect
  ) {
    let problem = ShapeRules(dialect).rootProblem(root, expecting: kind)
    self =
      problem.holdsDocument
      ? .unreadable(file: path, reason: .root(problem))
      : .wrongKind(file: path, expected: kind)
  }
}

/// A document that cannot be read, as a whole, and why.
struct UnreadableDocument: Sendable {
  let tree: JSONTree
  let error: ExhibitionError
  /// Whether it is valid JSON of another shape, which may well be another program's.
  let mayBeForeign: Bool
}

extension UnreadableDocument {
  /// Creates the account of a document of which nothing can be read; nil if something can.
  ///
  /// - Parameters:
  ///   - tree: What was recovered of the document.
  ///   - kind: What it looks like; nil if it looks like neither kind.
  ///   - dialect: How the project's documents differ from the usual form.
  init?(_ tree: JSONTree, lookingLike kind: DocumentKind?, _ dialect: Dialect) {
    let name = tree.file.name
    if let obstacle = tree.obstacle {
      self.init(tree: tree, error: ExhibitionError(name, obstacle), mayBeForeign: false)
    } else if let fault = tree.errors.first(where: { $0.severity == .error }) {
      guard kind == nil || kind == .entries && tree.root.map(Self.listsNothing) ?? true else {
        return nil
      }
      self.init(tree: tree, error: ExhibitionError(name, fault), mayBeForeign: false)
    } else if kind == nil, let root = tree.root {
      let problem = ShapeRules(dialect).rootProblem(root, expecting: nil)
      self.init(
        tree: tree, error: .unreadable(file: name, reason: .root(problem)),
        mayBeForeign: !problem.holdsDocument)
    } else {
      return nil
    }
  }

  /// Whether no entry was recovered of a list.
  private static func listsNothing(_ root: JSONNode) -> Bool {
    !EntryList.Elements(root).contains { _ in true }
  }
}
