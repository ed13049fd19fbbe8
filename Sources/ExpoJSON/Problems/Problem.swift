public import ExpoBase

/// Something that is wrong in a file: which rule it breaks, where, and how to fix it.
///
/// A problem is a kind at a location. It holds no text: `words(in:)` makes the text in the user's
/// language when a report is printed.
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

/// A problem of expo's own, which knows more: what identifies it in baselines, and its related
/// locations without its words.
package protocol BuiltInProblem: Problem {
  /// The other places that its notes point at.
  var relatedLocations: [DocumentLocation] { get }
  /// Distinguishes it from other problems of its rule with the same value, in any run: a key, a
  /// file.
  var detail: String? { get }
  /// Whether it concerns several entries and may be reported at any of them.
  var concernsSeveralEntries: Bool { get }
}

extension BuiltInProblem {
  package var relatedLocations: [DocumentLocation] { [] }
  /// None: rule, entry and value identify the problem.
  package var detail: String? { nil }
  /// False: it concerns the value at its location.
  package var concernsSeveralEntries: Bool { false }
}

extension Problem {
  /// The other places that its notes point at.
  package var relatedLocations: [DocumentLocation] {
    (self as? any BuiltInProblem)?.relatedLocations
      ?? words(in: .english).notes.compactMap(\.location)
  }

  /// What distinguishes it from other problems of its rule with the same value.
  package var detail: String? { (self as? any BuiltInProblem)?.detail }

  /// Whether it may be reported at any of several entries.
  package var concernsSeveralEntries: Bool {
    (self as? any BuiltInProblem)?.concernsSeveralEntries ?? false
  }
}

/// The text of a problem.
///
/// Messages are in lower case without a full stop. They state the expected, then the found, and put
/// data in single quotes.
public struct ProblemWords: Equatable, Sendable {
  /// What is wrong, in one line.
  public let message: String
  /// Notes, some of them at other places.
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

  package init(_ words: ErrorWords) { self.init(words.message, help: words.help) }
}

extension ProblemWords {
  /// A note on a problem, at another place if it has one.
  public struct Note: Equatable, Sendable {
    /// The note, in one line.
    public let message: String
    /// The other place.
    public let location: DocumentLocation?

    /// Creates a note.
    public init(_ message: String, at location: DocumentLocation? = nil) {
      self.message = message
      self.location = location
    }

    /// A note that points at the first occurrence.
    package static func first(_ place: DocumentLocation, in language: Language) -> Self {
      Self(language.pick(en: "first here", ko: "처음 나온 곳"), at: place)
    }
  }
}

/// The severity of a finding: errors make a run fail, warnings only on request, notes never.
public enum Severity: CaseIterable, Comparable, Sendable {
  /// Never makes a run fail.
  case note
  /// Makes a run fail if the user asks for it.
  case warning
  /// Makes a run fail.
  case error

  /// Its name in reports and settings.
  package var name: String { "\(self)" }
}

extension Language {
  /// The words of a problem in this language: its message, what to do, and what its fix does.
  package func words(
    en: (String, String?, String?), ko: (String, String?, String?), note: ProblemWords.Note? = nil
  ) -> ProblemWords {
    let (message, help, fix) = pick(en: en, ko: ko)
    return ProblemWords(message, notes: [note].compactMap(\.self), help: help, fix: fix)
  }

  /// The words of a problem without a fix.
  package func words(
    en: (String, String?), ko: (String, String?), note: ProblemWords.Note? = nil
  ) -> ProblemWords {
    words(en: (en.0, en.1, nil), ko: (ko.0, ko.1, nil), note: note)
  }
}
