import ExpoJSON

extension ExhibitionError {
  init(
    _ path: String, wrongRoot root: JSONNode, _ kind: DocumentKind?, _ dialect: Dialect
  ) {
    let problem = dialect.rootProblem(root, expecting: kind)
    self =
      problem.holdsDocument
      ? .unreadable(file: path, problem: problem)
      : .wrongKind(file: path, expected: kind)
  }
}

typealias UnreadableDocument = (tree: JSONTree, error: ExhibitionError)

extension ExhibitionError {
  /// Nil if a part of the document can be read; `kind` is what it looks like.
  init?(_ tree: JSONTree, lookingLike kind: DocumentKind?, _ dialect: Dialect) {
    let problem: any BuiltInProblem
    if let obstacle = tree.obstacle {
      problem = obstacle
    } else if let fault = tree.errors.first(where: { $0.severity == .error }) {
      let hasEntries = tree.root.map { EntryList.Elements($0).contains { _ in true } } ?? false
      guard kind == nil || kind == .entries && !hasEntries else { return nil }
      problem = fault
    } else if kind == nil, let root = tree.root {
      problem = dialect.rootProblem(root, expecting: nil)
    } else {
      return nil
    }
    self = .unreadable(file: tree.file.name, problem: problem)
  }
}
