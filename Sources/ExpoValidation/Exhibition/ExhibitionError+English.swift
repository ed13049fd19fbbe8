import ExpoDiagnostics
import ExpoSource

extension ExhibitionError {
  var english: ErrorWords {
    switch self {
    case .several(let path, let names):
      ErrorWords(
        message: "\(path): more than one exposition: " + Self.english(names),
        help: "name one of them, or use --entries FILE and --exposition FILE")
    case .wrongKind(let file, let expected):
      ErrorWords(
        message: "\(file): \(Self.english(notA: expected))",
        help: "expo validate \(SourceFile.operand(named: file)) says what is wrong with it")
    case .unreadable(let file, let reason):
      ErrorWords(
        message: "\(file): \(reason.words(in: .english).message)",
        help: reason.words(in: .english).help)
    }
  }

  private static func english(notA kind: DocumentKind?) -> String {
    switch kind {
    case .entries?: "not a list of entries"
    case .exposition?: "not an exposition"
    case nil: "neither an exposition nor a list of entries"
    }
  }

  /// How many of several are named.
  static let namedLimit = 8

  private static func english(_ names: [String]) -> String {
    let more = names.count > namedLimit ? " and \(names.count - namedLimit) more" : ""
    return names.prefix(namedLimit).joined(separator: ", ") + more
  }
}
