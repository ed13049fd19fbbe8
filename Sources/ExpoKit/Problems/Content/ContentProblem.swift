import ExpoJSON
import ExpoModel

/// A problem of a document that decodes: a kind at a location.
struct ContentProblem: BuiltInProblem, Equatable {
  let kind: Kind
  let location: DocumentLocation

  init(_ kind: Kind, at location: DocumentLocation) {
    self.kind = kind
    self.location = location
  }

  enum Kind: Equatable, Sendable {
    // MARK: Shape

    /// The document is of no known kind.
    case wrongRoot(expected: DocumentKind?, found: Root)
    case emptyList

    // MARK: Value

    case negativeCount(key: String, number: String)
    /// A number instead of a string.
    case durationAsNumber(key: String)
    /// `suggestion` has the common form and says the same.
    case badDuration(String, suggestion: String?)
    case bareYear(String)
    case oneDay(String)
    case impossibleDate(String, CalendarDay.Fault)
    /// It ends before it begins; `meant` is probably the right one.
    case reversedDuration(first: String, last: String, meant: String)

    // MARK: Content

    case emptyText(key: String, isBlank: Bool)
    /// Invisible white space; `bytes` are all of it.
    case strayWhitespace(key: String, Stray, bytes: [Range<Int>], isImageName: Bool = false)
    /// Line breaks are spelled out, as two characters; `bytes` are all of them.
    case literalLineBreak(key: String, bytes: [Range<Int>])
    /// The first HTML, all of its `bytes`, and the characters that each entity represents.
    case markup(key: String, String, bytes: [Range<Int>], meant: [String])
    case duplicateName(String, first: DocumentLocation)
    /// The numbers of both entries count from 1.
    case sharedImage(String, Int, Int, first: DocumentLocation)
    /// In characters; the limit is one of the configuration.
    case overlongSummary(length: Int, limit: Int)
    /// The short description is longer than the full one; in characters.
    case summaryBeyondText(length: Int, text: Int)
  }

  enum Root: Equatable, Sendable {
    /// One entry outside of any array; its bytes if it belongs in one.
    case singleEntry(Range<Int>?)
    /// An object with other keys; these are the first.
    case object(keys: [String])
    case entries(at: JSONPointer)
    case nestedEntries
    case exposition
    case array
    case textOfJSON
    case scalar(JSONType)
  }

  enum Stray: Equatable, Sendable {
    case beginning
    case end
    /// The number of line breaks.
    case beforeLineBreak(Int)
  }
}

// MARK: - Severities and fixes

extension ContentProblem {
  /// A bare year and a single day are accepted with a note.
  var severity: Severity {
    switch kind {
    case .bareYear, .oneDay: .note
    default: rule.severity
    }
  }

  /// The text that several entries share.
  var detail: String? {
    switch kind {
    case .duplicateName(let text, _), .sharedImage(let text, _, _, _): text.trimmingWhitespace
    default: nil
    }
  }

  /// A problem of several entries is reported at the last of them.
  var concernsSeveralEntries: Bool { !relatedLocations.isEmpty }

  var fix: Fix? {
    switch kind {
    case .wrongRoot(_, .singleEntry(let bytes?)):
      .unsafe(.insert("[", at: bytes.lowerBound), .insert("]", at: bytes.upperBound))
    case .badDuration(_, let meant?): .safe(Fix.Edit(location.bytes, "\"\(meant)\""))
    case .reversedDuration(_, _, let meant): .unsafe(Fix.Edit(location.bytes, "\"\(meant)\""))
    // Only the writer knows which picture belongs to an entry.
    case .strayWhitespace(_, _, let spaces, let isImageName):
      Fix(isImageName ? .unsafe : .safe, spaces.map { Fix.Edit($0, "") })
    // A text may be about the two characters.
    case .literalLineBreak(_, let breaks): Fix(.unsafe, breaks.map { Fix.Edit($0, "\\n") })
    case .markup(_, _, let ranges, let meant) where !meant.isEmpty:
      Fix(
        .unsafe,
        zip(ranges, meant).map {
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
