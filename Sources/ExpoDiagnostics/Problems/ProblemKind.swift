public import ExpoSource

/// What can be wrong, without its place: the cases of one family, their rules, fixes and words.
///
/// To add a kind, add a case: the compiler names every switch that must know it.
public protocol ProblemKind: Equatable, Sendable {
  /// The rule that a problem of this kind breaks.
  var rule: Rule { get }
  /// The default severity.
  var severity: Severity { get }
  /// The other places that its notes point at.
  var relatedLocations: [SourceLocation] { get }
  /// What tells it from others of its rule with the same value: see ``Problem/detail``.
  var detail: String? { get }
  /// Whether it is about several entries: see ``Problem/concernsSeveralEntries``.
  var concernsSeveralEntries: Bool { get }
  /// The smallest edit that fixes it, where one is known; `bytes` are those of the problem.
  func fix(at bytes: Range<Int>) -> Fix?
  /// What to say about it.
  func words(in language: Language) -> ProblemWords
}

extension ProblemKind {
  /// The severity of the rule.
  public var severity: Severity { rule.severity }
  /// None.
  public var relatedLocations: [SourceLocation] { [] }
  /// None: rule, entry and value tell enough.
  public var detail: String? { nil }
  /// False: it is about the value at its location.
  public var concernsSeveralEntries: Bool { false }
}

/// A problem that is a kind at a location, and nothing else.
public protocol LocatedKind: Problem, Equatable {
  /// The kinds there are.
  associatedtype Kind: ProblemKind
  /// What is wrong.
  var kind: Kind { get }
}

extension LocatedKind {
  /// The rule of the kind.
  public var rule: Rule { kind.rule }
  /// The severity of the kind.
  public var severity: Severity { kind.severity }
  /// The other places of the kind.
  public var relatedLocations: [SourceLocation] { kind.relatedLocations }
  /// The detail of the kind.
  public var detail: String? { kind.detail }
  /// Whether the kind is about several entries.
  public var concernsSeveralEntries: Bool { kind.concernsSeveralEntries }
  /// The fix of the kind, at the problem's bytes.
  public var fix: Fix? { kind.fix(at: location.bytes) }
  /// The words of the kind.
  public func words(in language: Language) -> ProblemWords { kind.words(in: language) }
}
