package import ExpoBase
import ExpoJSON

/// Why a path does not lead to exactly one exhibition.
package enum ExhibitionError: WordedError, Equatable, Sendable {
  /// There are more than one; each by its catalog or document.
  case several(path: String, names: [String])
  /// A named document is not of the expected kind; nil if either kind is accepted.
  case wrongKind(file: String, expected: DocumentKind?)
  /// A document is in another format or encoding, or lies inside another document.
  case unreadable(file: String, reason: Reason)

  /// A problem of a document for which it cannot be read, as `validate` finds it.
  package struct Reason: Equatable, Sendable {
    let problem: any BuiltInProblem

    package static func == (one: Reason, other: Reason) -> Bool {
      one.problem.words(in: .english) == other.problem.words(in: .english)
    }
  }
}

// MARK: - Words

extension ExhibitionError {
  /// What is wrong and what to do.
  package func words(in language: Language) -> ErrorWords {
    switch self {
    case .several(let path, let names):
      Self.several(path, names, in: language)
    case .wrongKind(let file, let expected):
      ErrorWords(
        message: "\(file): \(Self.words(in: language, notA: expected))",
        help: language.pick(
          en: "expo validate \(SourceFile.operand(named: file)) says what is wrong with it",
          ko: "이유는 expo validate \(SourceFile.operand(named: file)) 명령으로 확인하세요"))
    case .unreadable(let file, let reason):
      ErrorWords(
        message: "\(file): \(reason.problem.words(in: language).message)",
        help: reason.problem.words(in: language).help)
    }
  }

  /// The most expositions that are named.
  private static let named = 20

  private static func several(
    _ path: String, _ names: [String], in language: Language
  ) -> ErrorWords {
    var words = language.pick(
      en: ErrorWords(
        message: "\(path): more than one exposition",
        help:
          "name one of them, leave out files with --exclude GLOB, or use --entries FILE and --exposition FILE"
      ),
      ko: ErrorWords(
        message: "\(path): 박람회가 둘 이상입니다",
        help: "경로를 하나만 지정하거나, --exclude GLOB으로 파일을 제외하거나, --entries FILE, --exposition FILE 옵션을 쓰세요"
      ))
    let more = names.count - named
    words.items = Array(names.prefix(named))
    if more > 0 { words.items.append(language.pick(en: "and \(more) more", ko: "외 \(more)개")) }
    return words
  }

  private static func words(in language: Language, notA kind: DocumentKind?) -> String {
    switch kind {
    case .entries?: language.pick(en: "not a list of entries", ko: "항목 문서가 아닙니다")
    case .exposition?: language.pick(en: "not an exposition", ko: "박람회 문서가 아닙니다")
    case nil:
      language.pick(en: "neither an exposition nor a list of entries", ko: "박람회 문서도 항목 문서도 아닙니다")
    }
  }
}
