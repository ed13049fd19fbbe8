public import ExpoSource

/// What every problem can say of itself: which rule, where, and in which words.
///
/// Messages are lower case without a full stop, state what was expected and what was found, and
/// put data in single quotes.
public protocol Problem: Error, Sendable {
  /// The rule that finds it.
  var rule: Rule { get }
  /// The severity by default; differs from the rule's where a case is milder.
  var severity: Severity { get }
  /// Where it is.
  var location: SourceLocation { get }
  /// What is wrong, in one line.
  var message: String { get }
  /// What else belongs to it, some of it at second places.
  var notes: [Note] { get }
  /// What to do, in one line.
  var help: String? { get }
  /// A mend by edits, where one is known.
  var fix: Fix? { get }
}

extension Problem {
  /// The severity of the rule.
  public var severity: Severity { rule.severity }
  /// No notes.
  public var notes: [Note] { [] }
  /// No mend.
  public var fix: Fix? { nil }
  /// No help.
  public var help: String? { nil }
}

/// A remark on a problem, at a second place if it has one.
public struct Note: Equatable, Sendable {
  /// The remark, in one line.
  public let message: String
  /// The second place.
  public let location: SourceLocation?

  /// Makes a remark.
  public init(_ message: String, at location: SourceLocation? = nil) {
    self.message = message
    self.location = location
  }
}
