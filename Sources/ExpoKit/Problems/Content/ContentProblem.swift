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

    /// The outermost value is not a document of the expected kind, or of any kind if that is nil.
    case wrongRoot(expected: DocumentKind?, found: Root)
    case emptyList

    // MARK: Value

    case negativeCount(key: String, number: String)
    /// A number instead of a string.
    case durationAsNumber(key: String)
    /// `suggestion` is the same period in the common form.
    case badDuration(String, suggestion: String?)
    case bareYear(String)
    case oneDay(String)
    case impossibleDate(String, CalendarDay.Fault)
    /// It ends before it begins; `meant` is the duration that was probably intended.
    case reversedDuration(first: String, last: String, meant: String)

    // MARK: Content

    case emptyText(key: String, isBlank: Bool)
    /// Invisible white space; `bytes` are the ranges of all of it.
    case strayWhitespace(key: String, Stray, bytes: [Range<Int>], isImageName: Bool = false)
    /// Line breaks written as the two characters `\` and `n`; `bytes` are the ranges of all of them.
    case literalLineBreak(key: String, bytes: [Range<Int>])
    /// HTML: the first tag or entity, the ranges of all, and the character of each entity, or none if there are tags.
    case markup(key: String, first: String, bytes: [Range<Int>], meant: [String])
    case duplicateName(String, first: DocumentLocation)
    /// The entries are numbered from 1.
    case sharedImage(String, firstEntry: Int, otherEntry: Int, first: DocumentLocation)
    /// Both numbers count characters; the configuration sets the limit.
    case overlongSummary(length: Int, limit: Int)
    /// The short description is longer than the full one; both numbers count characters.
    case summaryBeyondText(length: Int, text: Int)
  }

  enum Root: Equatable, Sendable {
    /// One entry that is not in an array; its bytes, unless an exposition is expected.
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
    // A changed image name may be that of another picture.
    case .strayWhitespace(_, _, let spaces, let isImageName):
      Fix(isImageName ? .unsafe : .safe, spaces.map { Fix.Edit($0, "") })
    // The two characters may be what the text is about.
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

  /// Whether the document is nested in another value: an object, an array or a string.
  var containsDocument: Bool {
    switch kind {
    case .wrongRoot(_, .entries), .wrongRoot(_, .exposition), .wrongRoot(_, .textOfJSON): true
    default: false
    }
  }
}
