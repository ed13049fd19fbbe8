import ExpoJSON

extension ExhibitionError {
  /// Creates the error of a document whose one value is of the wrong kind.
  init(
    _ path: String, wrongRoot root: JSONNode, _ kind: DocumentKind?, _ dialect: Dialect
  ) {
    let problem = ShapeRules(dialect).rootProblem(root, expecting: kind)
    self =
      problem.holdsDocument
      ? .unreadable(file: path, problem: problem)
      : .wrongKind(file: path, expected: kind)
  }
}

/// A document that cannot be read, as a whole, and why.
typealias UnreadableDocument = (tree: JSONTree, error: ExhibitionError)

extension ExhibitionError {
  /// Creates the error of a document that cannot be read at all; nil if a part of it can be read.
  ///
  /// - Parameters:
  ///   - tree: What was recovered of the document.
  ///   - kind: What it looks like; nil if it looks like neither kind.
  ///   - dialect: How the project's documents differ from the usual form.
  init?(_ tree: JSONTree, lookingLike kind: DocumentKind?, _ dialect: Dialect) {
    let problem: any BuiltInProblem
    if let obstacle = tree.obstacle {
      problem = obstacle
    } else if let fault = tree.errors.first(where: { $0.severity == .error }) {
      let hasEntries = tree.root.map { EntryList.Elements($0).contains { _ in true } } ?? false
      guard kind == nil || kind == .entries && !hasEntries else { return nil }
      problem = fault
    } else if kind == nil, let root = tree.root {
      problem = ShapeRules(dialect).rootProblem(root, expecting: nil)
    } else {
      return nil
    }
    self = .unreadable(file: tree.file.name, problem: problem)
  }
}
