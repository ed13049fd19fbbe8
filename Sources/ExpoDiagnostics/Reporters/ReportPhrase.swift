package import ExpoSource
import ExpoText

/// The phrases of reporters, apart from the words of problems.
package enum ReportPhrase {
  /// The words before the location of a value.
  case placeTitle
  /// The words before the help on a problem.
  case helpTitle
  /// The value that a problem concerns, in at most `width` cells.
  case place(JSONPointer, width: Int)
  /// The value that a problem concerns, after a message.
  case enclosedPlace(JSONPointer)
  /// The header of a table of findings, as a row of Markdown.
  case columns
  /// A severity in a table.
  case severity(Severity)
  /// A file without findings.
  case clean
  /// The number of findings of a severity without an annotation.
  case notAnnotated(Int, Severity)
  /// The number of findings, out of all, without a result.
  case notListed(Int, of: Int)
  /// A run over a number of files without findings.
  case noFindings(files: Int)
  /// The number of findings, and of the checked files that have some.
  case counts(FindingCounts)
  /// The number of findings that a table omits.
  case more(Int)
  /// The command that shows an example of a rule.
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
  /// The help as a line after the message; nothing without help.
  func helpLine(in language: Language) -> String {
    help.map { "\n\(ReportPhrase.helpTitle.words(in: language)) \($0)" } ?? ""
  }
}

extension ReportPhrase {
  /// The tokens of a pointer that are shown: all, or two from each end and the number of tokens.
  static func shortened(_ pointer: JSONPointer, width: Int) -> (text: String, levels: Int?) {
    let tokens = pointer.tokens
    let text = pointer.description
    guard DisplayWidth.of(text) > width, tokens.count > 4 else { return (text, nil) }
    let head = JSONPointer(Array(tokens.prefix(2)))
    let tail = JSONPointer(Array(tokens.suffix(2)))
    return ("\(head)/…\(tail)", tokens.count)
  }
}
