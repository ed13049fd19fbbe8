package import ExpoBase

/// A problem without its location: the cases of one family, with their rules, fixes and words.
///
/// To add a kind, add a case: the compiler reports every switch that must handle it.
package protocol ProblemKind: Equatable, Sendable {
  /// The rule that a problem of this kind breaks.
  var rule: Rule { get }
  /// The default severity.
  var severity: Severity { get }
  /// The other places that its notes point at.
  var relatedLocations: [SourceLocation] { get }
  /// Distinguishes it from others of its rule with the same value: see ``Problem/detail``.
  var detail: String? { get }
  /// Whether it concerns several entries: see ``Problem/concernsSeveralEntries``.
  var concernsSeveralEntries: Bool { get }
  /// The smallest edit that fixes it, where one is known; `bytes` are those of the problem.
  func fix(at bytes: Range<Int>) -> Fix?
  /// Its text in a language.
  func words(in language: Language) -> ProblemWords
}

extension ProblemKind {
  /// The severity of the rule.
  package var severity: Severity { rule.severity }
  /// None.
  package var relatedLocations: [SourceLocation] { [] }
  /// None: rule, entry and value identify the problem.
  package var detail: String? { nil }
  /// False: it concerns the value at its location.
  package var concernsSeveralEntries: Bool { false }
}

/// A problem that is a kind at a location, and nothing else.
package protocol LocatedKind: Problem, Equatable {
  /// The type of its kind.
  associatedtype Kind: ProblemKind
  /// What is wrong.
  var kind: Kind { get }
}

extension LocatedKind {
  /// The rule of the kind.
  package var rule: Rule { kind.rule }
  /// The severity of the kind.
  package var severity: Severity { kind.severity }
  /// The other places of the kind.
  package var relatedLocations: [SourceLocation] { kind.relatedLocations }
  /// The detail of the kind.
  package var detail: String? { kind.detail }
  /// Whether the kind concerns several entries.
  package var concernsSeveralEntries: Bool { kind.concernsSeveralEntries }
  /// The fix of the kind, at the problem's bytes.
  package var fix: Fix? { kind.fix(at: location.bytes) }
  /// The words of the kind.
  package func words(in language: Language) -> ProblemWords { kind.words(in: language) }
}
