import ExpoJSON
import ExpoModel

/// What is wrong with a document that decodes: a kind of problem at a location.
struct ContentProblem: BuiltInProblem, Equatable {
  /// What is wrong.
  let kind: Kind
  /// Where it is wrong.
  let location: DocumentLocation

  /// Creates a problem.
  init(_ kind: Kind, at location: DocumentLocation) {
    self.kind = kind
    self.location = location
  }

  /// Everything that only a check of the meaning can find.
  enum Kind: Equatable, Sendable {
    // MARK: Shape

    /// The document is of no known kind.
    case wrongRoot(expected: DocumentKind?, found: Root)
    /// A list of entries is empty.
    case emptyList

    // MARK: Value

    /// A count is negative.
    case negativeCount(key: String, number: String)
    /// A duration is a number, not a string.
    case durationAsNumber(key: String)
    /// A duration is not of the form documents share; `suggestion` is, and says the same.
    case badDuration(String, suggestion: String?)
    /// A duration names only a year.
    case bareYear(String)
    /// A duration names only one day.
    case oneDay(String)
    /// A date is not a day of the calendar.
    case impossibleDate(String, CalendarDay.Fault)
    /// A duration ends before it begins; `meant` is the one that probably is.
    case reversedDuration(first: String, last: String, meant: String)

    // MARK: Content

    /// A string is empty or only white space.
    case emptyText(key: String, isBlank: Bool)
    /// Invisible white space; `bytes` are all of it.
    case strayWhitespace(key: String, Stray, bytes: [Range<Int>], isImageName: Bool = false)
    /// Line breaks are spelled out, as two characters; `bytes` are all of them.
    case literalLineBreak(key: String, bytes: [Range<Int>])
    /// A string has HTML, first this; `bytes` are all of it, and `meant` are the characters that each
    /// stands for, or none.
    case markup(key: String, String, bytes: [Range<Int>], meant: [String])
    /// Two entries have the same name.
    case duplicateName(String, first: DocumentLocation)
    /// Two entries, counted from 1, use the same image.
    case sharedImage(String, entries: [Int], first: DocumentLocation)
    /// A short description is longer than a limit of the configuration; lengths in characters.
    case overlongSummary(length: Int, limit: Int)
    /// A short description is longer than the full one; lengths in characters.
    case summaryBeyondText(length: Int, text: Int)
  }

  /// What a document is that is neither an exposition nor a list of entries.
  enum Root: Equatable, Sendable {
    /// One entry, outside of any array; its bytes if it belongs in one.
    case singleEntry(Range<Int>?)
    /// An object with other keys, of which these are the first.
    case object(keys: [String])
    /// An object with a list of entries in it.
    case entries(at: JSONPointer)
    /// An array with a list of entries in it.
    case nestedEntries
    /// An array with an exposition in it.
    case exposition
    /// An array of something else.
    case array
    /// A string whose text is JSON.
    case textOfJSON
    /// A string, a number, true, false or null.
    case scalar(JSONType)
  }

  /// Where white space is stray.
  enum Stray: Equatable, Sendable {
    /// At the beginning of the string.
    case beginning
    /// At its end.
    case end
    /// Before line breaks, that many times.
    case beforeLineBreak(Int)
  }
}

// MARK: - Rules and fixes

extension ContentProblem {
  /// The rule that the document breaks.
  var rule: Rule {
    switch kind {
    case .wrongRoot: .wrongRoot
    case .emptyList: .emptyList
    case .negativeCount: .negativeCount
    case .durationAsNumber: .typeMismatch
    case .badDuration, .bareYear, .oneDay: .badDuration
    case .impossibleDate: .impossibleDate
    case .reversedDuration: .reversedDuration
    case .emptyText: .emptyText
    case .strayWhitespace: .strayWhitespace
    case .literalLineBreak, .markup: .literalLineBreak
    case .duplicateName: .duplicateName
    case .sharedImage: .sharedImage
    case .overlongSummary, .summaryBeyondText: .overlongSummary
    }
  }

  /// A bare year and a single day are accepted with a note.
  var severity: Severity {
    switch kind {
    case .bareYear, .oneDay: .note
    default: rule.severity
    }
  }

  /// The entry that had the name or the image first.
  var relatedLocations: [DocumentLocation] {
    switch kind {
    case .duplicateName(_, let first), .sharedImage(_, _, let first): [first]
    default: []
    }
  }

  /// What several entries share.
  var detail: String? {
    switch kind {
    case .duplicateName(let text, _), .sharedImage(let text, _, _): text.trimmingWhitespace
    default: nil
    }
  }

  /// Whether it compares entries: then it is reported at whichever comes later.
  var concernsSeveralEntries: Bool { !relatedLocations.isEmpty }

  /// The smallest edit that fixes it.
  var fix: Fix? {
    switch kind {
    case .wrongRoot(_, .singleEntry(let bytes?)):
      .unsafe(.insert("[", at: bytes.lowerBound), .insert("]", at: bytes.upperBound))
    case .badDuration(_, let suggestion):
      suggestion.map { .safe(Fix.Edit(location.bytes, "\"\($0)\"")) }
    case .reversedDuration(_, _, let meant):
      .unsafe(Fix.Edit(location.bytes, "\"\(meant)\""))
    // Only the writer knows which picture belongs to an entry.
    case .strayWhitespace(_, _, let spaces, let isImageName):
      Fix(isImageName ? .unsafe : .safe, spaces.map(Fix.Edit.delete))
    // A text may be about the two characters.
    case .literalLineBreak(_, let breaks): Fix(.unsafe, breaks.map { Fix.Edit($0, "\\n") })
    case .markup(_, _, let places, let meant):
      meant.isEmpty
        ? nil
        : Fix(
          .unsafe,
          zip(places, meant).map {
            Fix.Edit($0, String(JSONStringWriter().quoted($1).dropFirst().dropLast()))
          })
    default: nil
    }
  }

  /// Whether the document is inside another value.
  var holdsDocument: Bool {
    switch kind {
    case .wrongRoot(_, .entries), .wrongRoot(_, .exposition), .wrongRoot(_, .textOfJSON): true
    default: false
    }
  }
}
