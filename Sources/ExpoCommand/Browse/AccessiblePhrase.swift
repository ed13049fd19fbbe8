import ExpoSource

/// What the accessible reader says in its question.
enum AccessiblePhrase: Equatable, Sendable {
  /// The lines of a text that were written last, from 0.
  case lines(Range<Int>, of: Int)
  /// The rows of the list, from 0.
  case entries(Range<Int>, of: Int)
  /// The rows of the findings of all documents, from 0.
  case findings(Range<Int>, of: Int)
  /// What Enter does.
  case enterForMore, enterToOpen, enterToGoBack
  /// The letter that shows more of a text.
  case letterForMore
  case help, quit
  /// What `q` does in help.
  case leaveHelp

  /// The phrase as text.
  func words(in language: Language) -> String {
    switch language {
    case .english: english
    case .korean: korean
    }
  }

  /// Numbers from 1: `1–20`, or one alone.
  static func numbers(_ range: Range<Int>) -> String {
    range.count == 1
      ? "\(range.upperBound)" : "\(min(range.lowerBound + 1, range.upperBound))–\(range.upperBound)"
  }
}
