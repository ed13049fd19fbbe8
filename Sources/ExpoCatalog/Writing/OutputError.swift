package import ExpoSource

/// An output that is rejected before anything is read.
package enum OutputError: Error, Equatable, Sendable {
  /// It would replace a file that the run reads, perhaps under another name.
  case isRead(output: String, file: String)
  /// Two outputs go to one file.
  case isWrittenTwice(String)

  /// The text of the error.
  package func words(in language: Language) -> ErrorWords {
    switch language {
    case .english: english
    case .korean: korean
    }
  }

  /// Makes sure that no two outputs are the same file.
  package static func checkDistinct(_ outputs: [String]) throws(OutputError) {
    var known: Set<DocumentPath> = []
    for output in outputs where FilePath.kind(of: output) != .other {
      let target = DocumentPath(FilePath.withoutLinks(FilePath.target(of: output)))
      guard known.insert(target).inserted else { throw .isWrittenTwice(output) }
    }
  }
}
