package import ExpoSource
import ExpoText

/// What reporters themselves say, besides the words of problems.
package enum ReportPhrase {
  /// The words before the location of a value.
  case placeTitle
  /// The words before the help on a problem.
  case helpTitle
  /// The value that a problem concerns, in at most so many cells.
  case place(JSONPointer, width: Int)
  /// The value that a problem concerns, behind a message.
  case enclosedPlace(JSONPointer)
  /// The heads of the columns of a table of findings, as a row of Markdown.
  case columns
  /// A severity in a table.
  case severity(Severity)
  /// A file without findings.
  case clean
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
  package func words(in language: Language) -> String {
    switch language {
    case .english: english
    case .korean: korean
    }
  }
}

extension ProblemWords {
  /// The help as a line behind the message; nothing without help.
  func helpLine(in language: Language) -> String {
    help.map { "\n\(ReportPhrase.helpTitle.words(in: language)) \($0)" } ?? ""
  }
}

extension ReportPhrase {
  /// The tokens of a pointer that are shown: all, or two from either end and how many there are.
  static func shortened(_ pointer: JSONPointer, width: Int) -> (text: String, levels: Int?) {
    let tokens = pointer.tokens
    let text = pointer.description
    guard DisplayWidth.of(text) > width, tokens.count > 4 else { return (text, nil) }
    let head = JSONPointer(Array(tokens.prefix(2)))
    let tail = JSONPointer(Array(tokens.suffix(2)))
    return ("\(head)/…\(tail)", tokens.count)
  }
}
