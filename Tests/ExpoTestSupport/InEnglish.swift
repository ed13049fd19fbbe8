package import ExpoJSON

/// The English words of problems, for tests that compare them.
extension Problem {
  /// What is wrong.
  package var message: String { words(in: .english).message }
  /// The remarks.
  package var notes: [ProblemWords.Note] { words(in: .english).notes }
  /// What to do.
  package var help: String? { words(in: .english).help }
}

extension Report.Diagnostic {
  /// What is wrong.
  package var message: String { words(in: .english).message }
  /// What to do.
  package var help: String? { words(in: .english).help }
}
