import ExpoSource
import ExpoText

/// What reporters themselves say, besides the words of problems.
enum ReportPhrase {
  /// The value that a problem concerns, in at most so many cells.
  case place(JSONPointer, width: Int)
  /// How many findings of a severity are not among the annotations.
  case notAnnotated(Int, Severity)
  /// How many of all findings have no result.
  case notListed(Int, of: Int)
  /// A run over that many files that found nothing.
  case noFindings(files: Int)
  /// How many findings there are, and in how many of the checked files.
  case counts(FindingCounts)
  /// How many findings a table leaves out.
  case more(Int)
  /// Which command shows an example of a rule.
  case exampleCommand(rule: String)

  /// The phrase as text.
  func words(in language: MessageLanguage) -> String {
    switch language {
    case .english: english
    }
  }
}
