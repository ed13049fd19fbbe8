package import ExpoBase
package import ExpoJSON

/// Why a path does not lead to exactly one exhibition.
package enum ExhibitionError: WordedError, Sendable {
  /// `names` are their catalogs, folders or documents.
  case several(path: String, names: [String])
  /// `expected` is nil if either kind is accepted.
  case wrongKind(file: String, expected: DocumentKind?)
  /// The file has another format or encoding, or contains the document; `validate` reports the same.
  case unreadable(file: String, problem: any BuiltInProblem)
}

// MARK: - Words

extension ExhibitionError {
  package func words(in language: Language) -> ErrorWords {
    switch self {
    case .several(let path, let names):
      Self.several(path, names, in: language)
    case .wrongKind(let file, let expected):
      Self.wrongKind(file, expected, in: language)
    case .unreadable(let file, let problem):
      ErrorWords(
        message: "\(file): \(problem.words(in: language).message)",
        help: problem.words(in: language).help)
    }
  }

  private static let named = 20

  private static func several(
    _ path: String, _ names: [String], in language: Language
  ) -> ErrorWords {
    var words = ErrorWords(
      language, en: "\(path): more than one exposition", ko: "\(path): 박람회가 둘 이상입니다",
      help: (
        "name one of them, leave out files with --exclude GLOB, or use --entries FILE and --exposition FILE",
        "경로를 하나만 지정하거나, --exclude GLOB으로 파일을 제외하거나, --entries FILE, --exposition FILE 옵션을 쓰세요"
      ))
    let more = names.count - named
    words.items = Array(names.prefix(named))
    if more > 0 { words.items.append(language.pick(en: "and \(more) more", ko: "외 \(more)개")) }
    return words
  }

  private static func wrongKind(
    _ file: String, _ expected: DocumentKind?, in language: Language
  ) -> ErrorWords {
    let command = "expo validate \(SourceFile.operand(named: file))"
    let fault =
      switch expected {
      case .entries?: language.pick(en: "not a list of entries", ko: "항목 문서가 아닙니다")
      case .exposition?: language.pick(en: "not an exposition", ko: "박람회 문서가 아닙니다")
      case nil:
        language.pick(
          en: "neither an exposition nor a list of entries", ko: "박람회 문서도 항목 문서도 아닙니다")
      }
    let message = "\(file): \(fault)"
    return ErrorWords(
      language, en: message, ko: message,
      help: ("\(command) says what is wrong with it", "이유는 \(command) 명령으로 확인하세요"))
  }
}

typealias UnreadableDocument = (tree: JSONTree, error: ExhibitionError)

extension ExhibitionError {
  init(
    _ path: String, wrongRoot root: JSONNode, _ kind: DocumentKind?, _ dialect: Dialect
  ) {
    let problem = dialect.rootProblem(root, expecting: kind)
    self =
      problem.containsDocument
      ? .unreadable(file: path, problem: problem)
      : .wrongKind(file: path, expected: kind)
  }

  /// Nil if a part of the document can be read; `kind` is the kind that it looks like.
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
