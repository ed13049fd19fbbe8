package import ExpoJSON

/// The English words of problems, for tests that compare them.
extension Problem {
  package var message: String { words(in: .english).message }
  package var notes: [ProblemWords.Note] { words(in: .english).notes }
  package var help: String? { words(in: .english).help }
}

extension Report.Diagnostic {
  package var message: String { problem.words(in: .english).message }
  package var help: String? { problem.words(in: .english).help }
}
