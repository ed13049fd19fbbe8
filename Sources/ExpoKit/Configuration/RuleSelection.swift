public import ExpoJSON

extension Rule {
  /// Every rule, by code.
  public static let all: [Rule] = ofDecoding + ofDocumentsAndProjects

  /// Every rule of that code, name, family (`syntax`) or code prefix (`EX1`); empty if unknown.
  ///
  /// A program with rules of its own adds them: `Rule.matching(name, among: Rule.all + myRules)`.
  public static func matching(_ selector: String, among all: [Rule] = Rule.all) -> [Rule] {
    let code = selector.uppercased()
    let name = selector.lowercased()
    if name == "all" { return all }
    return all.filter {
      $0.code.uppercased() == code || $0.name == name || $0.family.name == name
        || (code.utf8.count >= 3 && code.hasPrefix("EX") && $0.code.hasPrefix(code))
    }
  }

  /// Every word that ``matching(_:among:)`` understands, for suggestions.
  package static var selectors: [String] {
    ["all"] + Family.allCases.map(\.name) + all.flatMap { [$0.code, $0.name] }
  }

  /// Whether a document with such a finding cannot be read as it was meant.
  package var preventsReading: Bool {
    (family == .syntax || family == .encoding) && severity == .error
  }
}

/// The rules that are reported, and their severities.
public struct RuleSelection: Equatable, Sendable {
  let selected: Set<Rule>?
  let ignored: Set<Rule>
  let severities: [Rule: Severity]
  /// The selected rules and those that they need; nil means all.
  private let reported: Set<Rule>?

  /// Every rule at its own severity.
  public static let everything = RuleSelection()

  /// Creates a selection.
  ///
  /// - Parameters:
  ///   - selected: The only rules to report; nil means all. Errors of syntax and encoding are
  ///     reported too if a selected rule needs a document that can be read.
  ///   - ignored: Rules not to report, also among the selected ones.
  ///   - severities: Severities that replace the defaults.
  public init(
    selected: Set<Rule>? = nil, ignored: Set<Rule> = [], severities: [Rule: Severity] = [:]
  ) {
    self.selected = selected
    reported = selected.map { $0.union(Self.needed(by: $0)) }
    self.ignored = ignored
    self.severities = severities
  }

  /// The rules whose findings prevent other rules from being applied.
  private static func needed(by selected: Set<Rule>) -> [Rule] {
    let reading: [Rule.Family] = [.syntax, .encoding]
    if selected.allSatisfy({ reading.contains($0.family) }) { return [] }
    return Rule.all.filter(\.preventsReading)
  }

  /// Whether a rule is reported.
  public func includes(_ rule: Rule) -> Bool {
    !ignored.contains(rule) && reported?.contains(rule) ?? true
  }

  /// Whether any rule of these families is reported.
  public func includes(anyOf families: [Rule.Family]) -> Bool {
    Rule.all.contains { families.contains($0.family) && includes($0) }
  }

  /// The counts of problems that are reported, at their severities in reports.
  func counts(of problems: ProblemCounts) -> ProblemCounts {
    problems.rows.reduce(into: ProblemCounts()) { counts, row in
      guard includes(row.rule) else { return }
      counts.add(row.rule, severities[row.rule] ?? row.severity, count: row.count)
    }
  }

  /// The problem with its severity in reports; nil if its rule is not reported.
  public func diagnostic(for problem: some Problem) -> Report.Diagnostic? {
    guard includes(problem.rule) else { return nil }
    return Report.Diagnostic(problem, severity: severities[problem.rule])
  }
}
