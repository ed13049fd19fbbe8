public import ExpoDiagnostics
public import ExpoSource
import ExpoText

/// What only a check of the meaning can know: a document that decodes and still disappoints.
public enum ContentProblem: Problem, Equatable {
  // MARK: Shape

  /// The document is of no known kind; `element` is the whole of it where it belongs in an array.
  case wrongRoot(expected: String, found: String, element: Range<Int>?, at: SourceLocation)
  /// A list of entries is empty.
  case emptyList(at: SourceLocation)

  // MARK: Value

  /// A count is negative.
  case negativeCount(key: String, at: SourceLocation)
  /// A duration is not of the form documents share; `suggestion` is, and says the same.
  case badDuration(String, suggestion: String?, at: SourceLocation)
  /// A duration names only a year.
  case bareYear(String, at: SourceLocation)
  /// A duration names only one day.
  case oneDay(String, at: SourceLocation)
  /// A date is not a day of the calendar.
  case impossibleDate(String, at: SourceLocation)
  /// A duration ends before it begins.
  case reversedDuration(first: String, last: String, at: SourceLocation)

  // MARK: Content

  /// A text is empty or only white space.
  case emptyText(key: String, isBlank: Bool, at: SourceLocation)
  /// White space stands where nobody sees it; `bytes` are all of it.
  case strayWhitespace(key: String, Stray, bytes: [Range<Int>], at: SourceLocation)
  /// Two entries have the same name.
  case duplicateName(String, first: SourceLocation, at: SourceLocation)
  /// Two entries, counted from 1, use the same image.
  case sharedImage(String, entries: [Int], first: SourceLocation, at: SourceLocation)
  /// A short description is longer than the full one; lengths in characters.
  case overlongSummary(length: Int, than: Measure, at: SourceLocation)

  /// What a short description is measured by, in characters.
  public enum Measure: Equatable, Sendable {
    case limit(Int)
    case text(Int)
  }

  /// Where white space is stray.
  public enum Stray: Equatable, Sendable {
    case beginning, end
    /// Before line breaks, that many times.
    case beforeLineBreak(Int)
  }
}

extension ContentProblem {
  /// The rule that finds it.
  public var rule: Rule { ruleAndSite.rule }

  /// Where it is.
  public var location: SourceLocation { ruleAndSite.location }

  /// A bare year and a single day are accepted with a note.
  public var severity: Severity {
    switch self {
    case .bareYear, .oneDay: .note
    default: rule.severity
    }
  }

  private var ruleAndSite: (rule: Rule, location: SourceLocation) {
    switch self {
    case .wrongRoot(_, _, _, let location): (.wrongRoot, location)
    case .emptyList(let location): (.emptyList, location)
    case .negativeCount(_, let location): (.negativeCount, location)
    case .badDuration(_, _, let location): (.badDuration, location)
    case .bareYear(_, let location), .oneDay(_, let location): (.badDuration, location)
    case .impossibleDate(_, let location): (.impossibleDate, location)
    case .reversedDuration(_, _, let location): (.reversedDuration, location)
    case .emptyText(_, _, let location): (.emptyText, location)
    case .strayWhitespace(_, _, _, let location): (.strayWhitespace, location)
    case .duplicateName(_, _, let location): (.duplicateName, location)
    case .sharedImage(_, _, _, let location): (.sharedImage, location)
    case .overlongSummary(_, _, let location): (.overlongSummary, location)
    }
  }

  /// What is wrong, in one line.
  public var message: String {
    switch self {
    case .wrongRoot(let expected, let found, _, _): "expected \(expected), found \(found)"
    case .emptyList: "the list has no entries"
    case .negativeCount(let key, _): "'\(key)' is negative"
    case .badDuration(let text, _, _):
      "expected 'YYYY. MM. DD - YYYY. MM. DD', found '\(VisibleText.quoted(text))'"
    case .bareYear(let text, _):
      "'\(VisibleText.quoted(text))' is a bare year, not 'YYYY. MM. DD - YYYY. MM. DD'"
    case .oneDay(let text, _):
      "'\(VisibleText.quoted(text))' is a single day, not 'YYYY. MM. DD - YYYY. MM. DD'"
    case .impossibleDate(let date, _): "'\(date)' is not a day of the calendar"
    case .reversedDuration(let first, let last, _):
      "'duration' ends on \(last), before it begins on \(first)"
    case .emptyText(let key, false, _): "'\(key)' is empty"
    case .emptyText(let key, true, _): "'\(key)' is only white space"
    case .strayWhitespace(let key, .beginning, _, _): "'\(key)' begins with white space"
    case .strayWhitespace(let key, .end, _, _): "'\(key)' ends with white space"
    case .strayWhitespace(let key, .beforeLineBreak(1), _, _):
      "white space before a line break in '\(key)'"
    case .strayWhitespace(let key, .beforeLineBreak(let count), _, _):
      "white space before \(count) line breaks in '\(key)'"
    case .duplicateName(let name, _, _): "the entry '\(VisibleText.quoted(name))' appears again"
    case .sharedImage(let image, let entries, _, _):
      "entries \(entries.map(String.init).joined(separator: " and ")) use the same image '\(VisibleText.quoted(image))'"
    case .overlongSummary(let length, .text(let fullLength), _):
      "'short_desc' is \(length) characters, longer than 'desc' with \(fullLength)"
    case .overlongSummary(let length, .limit(let limit), _):
      "'short_desc' is \(length) characters, longer than \(limit)"
    }
  }

  /// What else belongs to it.
  public var notes: [Note] {
    switch self {
    case .duplicateName(_, let first, _), .sharedImage(_, _, let first, _):
      [Note("first here", at: first)]
    default: []
    }
  }

  /// The smallest edit that mends it, where one is known.
  public var fix: Fix? {
    switch self {
    case .wrongRoot(_, _, let element?, _):
      .unsafe(
        "put brackets around", .insert("[", at: element.lowerBound),
        .insert("]", at: element.upperBound))
    case .badDuration(_, let suggestion?, let location):
      .safe("write '\(suggestion)'", Edit(location.bytes, "\"\(suggestion)\""))
    case .reversedDuration(let first, let last, let location):
      .unsafe("swap the days", Edit(location.bytes, "\"\(last) - \(first)\""))
    case .strayWhitespace(_, _, let bytes, _):
      Fix(.safe, "delete the white space", bytes.map(Edit.delete))
    default: nil
    }
  }

  /// What to do.
  public var help: String? {
    switch self {
    case .wrongRoot(_, _, element: .some, _): "put it into an array: [ … ]"
    case .wrongRoot: "say which it is with --kind, or leave the file out"
    case .emptyList: "add the entries, or leave the file out"
    case .negativeCount: "write how many came"
    case .badDuration(_, let suggestion, _): suggestion.map { "write '\($0)'" }
    case .bareYear, .oneDay: nil
    case .impossibleDate: "correct the month or the day"
    case .reversedDuration(let first, let last, _): "did you mean '\(last) - \(first)'?"
    case .emptyText: "write the text"
    case .strayWhitespace: "delete it"
    case .duplicateName: "rename one, or delete the copy"
    case .sharedImage: "give each its own, if they are meant to differ"
    case .overlongSummary: "shorten it, or swap the two"
    }
  }
}
