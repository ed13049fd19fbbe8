import ExpoDiagnostics
package import ExpoJSON
package import ExpoSource

/// Why a path does not lead to exactly one exhibition.
package enum ExhibitionError: Error, Equatable, Sendable {
  /// There are more than one; each by its catalog or document.
  case several(path: String, names: [String])
  /// A named document is not of the expected kind; nil if either kind is accepted.
  case wrongKind(file: String, expected: DocumentKind?)
  /// A document is in another format or encoding, or lies inside another document.
  case unreadable(file: String, reason: Reason)

  /// The errors of a document that cannot be read, as `validate` finds them.
  package enum Reason: Equatable, Sendable {
    /// It is not JSON in UTF-8.
    case file(DecodeError.Kind)
    /// Its one value is another.
    case root(ContentProblem.Kind)
  }
}

extension ExhibitionError {
  /// What is wrong and what to do.
  package func words(in language: Language) -> ErrorWords {
    switch language {
    case .english: english
    case .korean: korean
    }
  }
}

extension ExhibitionError.Reason {
  /// The words of the problem.
  func words(in language: Language) -> ProblemWords {
    switch self {
    case .file(let kind): kind.words(in: language)
    case .root(let kind): kind.words(in: language)
    }
  }
}
