public import ExpoBase

/// Something that is wrong in a file: the broken rule, the location, and the fix.
///
/// It holds no text: `words(in:)` makes it in the user's language when a report is printed.
public protocol Problem: Error, Sendable {
  /// The rule it breaks.
  var rule: Rule { get }
  /// The default severity; it differs from the rule's if a kind is milder.
  var severity: Severity { get }
  /// Where it is.
  var location: DocumentLocation { get }
  /// The edits that fix it; nil if none are known.
  var fix: Fix? { get }
  /// Its text in a language.
  func words(in language: Language) -> ProblemWords
}

extension Problem {
  /// The severity of the rule.
  public var severity: Severity { rule.severity }
  /// None.
  public var fix: Fix? { nil }
}

/// A problem of expo's own, with its identity in baselines and its related locations without words.
package protocol BuiltInProblem: Problem {
  /// The other locations of its notes.
  var relatedLocations: [DocumentLocation] { get }
  /// What distinguishes it in every run from problems of its rule with the same value, such as a key or a file.
  var detail: String? { get }
  /// Whether it may be reported at any of several entries.
  var concernsSeveralEntries: Bool { get }
}

extension BuiltInProblem {
  package var relatedLocations: [DocumentLocation] { [] }
  /// Rule, entry and value identify the problem.
  package var detail: String? { nil }
  /// It concerns the value at its location.
  package var concernsSeveralEntries: Bool { false }
}

extension Problem {
  package var relatedLocations: [DocumentLocation] {
    (self as? any BuiltInProblem)?.relatedLocations
      ?? words(in: .english).notes.compactMap(\.location)
  }

  var detail: String? { (self as? any BuiltInProblem)?.detail }

  var concernsSeveralEntries: Bool {
    (self as? any BuiltInProblem)?.concernsSeveralEntries ?? false
  }
}

/// The text of a problem: in lower case without a full stop, the expected before the found, data in single quotes.
public struct ProblemWords: Equatable, Sendable {
  /// What is wrong, in one line.
  public let message: String
  /// Notes, some of them at other locations.
  public let notes: [Note]
  /// What to do, in one line.
  public let help: String?
  /// What the fix does, in one line: `insert ','`; nil without a fix.
  public let fix: String?

  /// Creates the words for a problem.
  public init(_ message: String, notes: [Note] = [], help: String? = nil, fix: String? = nil) {
    self.message = message
    self.notes = notes
    self.help = help
    self.fix = fix
  }
}

extension ProblemWords {
  /// A note, at another location if it has one.
  public struct Note: Equatable, Sendable {
    /// The note, in one line.
    public let message: String
    /// The other location.
    public let location: DocumentLocation?

    /// Creates a note.
    public init(_ message: String, at location: DocumentLocation? = nil) {
      self.message = message
      self.location = location
    }

    static func first(_ location: DocumentLocation, in language: Language) -> Self {
      Self(language.pick(en: "first here", ko: "처음 나온 곳"), at: location)
    }
  }
}

/// Errors make a run fail, warnings only on request, notes never.
public enum Severity: CaseIterable, Comparable, Sendable {
  /// Never makes a run fail.
  case note
  /// Makes a run fail if the user asks for it.
  case warning
  /// Makes a run fail.
  case error

  /// The name in reports and settings.
  package var name: String {
    switch self {
    case .note: "note"
    case .warning: "warning"
    case .error: "error"
    }
  }
}
