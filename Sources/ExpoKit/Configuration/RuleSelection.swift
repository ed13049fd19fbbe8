import ExpoBase
public import ExpoJSON

/// The rules that are reported, and their severities.
public struct RuleSelection: Equatable, Sendable {
  /// The only rules that are reported; nil means all.
  private var selected: Set<Rule>?
  private var ignored: Set<Rule>
  private var severities: [Rule: Severity]

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
    self.selected = selected.map { $0.union(Self.needed(by: $0)) }
    self.ignored = ignored
    self.severities = severities
  }

  /// The rules whose findings prevent other rules from being applied to a document.
  private static func needed(by selected: Set<Rule>) -> [Rule] {
    let reading: [Rule.Family] = [.syntax, .encoding]
    if selected.allSatisfy({ reading.contains($0.family) }) { return [] }
    return Rule.all.filter { reading.contains($0.family) && $0.severity == .error }
  }

  /// Whether a rule is reported.
  public func includes(_ rule: Rule) -> Bool {
    !ignored.contains(rule) && selected?.contains(rule) ?? true
  }

  /// Whether any rule of these families is reported.
  public func includes(anyOf families: [Rule.Family]) -> Bool {
    Rule.all.contains { families.contains($0.family) && includes($0) }
  }

  /// The counts of the problems that are reported, at the severities they are reported at.
  func counts(of problems: ProblemCounts) -> ProblemCounts {
    problems.rows.reduce(into: ProblemCounts()) { counts, row in
      guard includes(row.rule) else { return }
      counts.add(row.rule, severities[row.rule] ?? row.severity, count: row.count)
    }
  }

  /// The diagnostic for a problem, or nil if its rule is not reported.
  public func diagnostic(for problem: some Problem) -> Diagnostic? {
    guard includes(problem.rule) else { return nil }
    return Diagnostic(problem, severity: severities[problem.rule])
  }
}

/// An unknown name in a configuration.
struct UnknownName: RejectionReason {
  /// What words of a configuration name.
  enum Vocabulary {
    case rule, severity, language
    /// A key of a document.
    case key
  }

  let vocabulary: Vocabulary
  /// The nearest word that does.
  let nearest: String?

  /// Creates the decoding error of an unknown name.
  static func error(
    _ vocabulary: Vocabulary, _ word: String, among known: [String], at path: [any CodingKey]
  ) -> DecodingError {
    let nearest = NearWords.nearest(to: word, among: known)
    return UnknownName(vocabulary: vocabulary, nearest: nearest).error(at: path)
  }

  func words(in language: Language) -> String {
    let named =
      switch vocabulary {
      case .rule: language.pick(en: "no rule has that name", ko: "그런 이름의 규칙이 없습니다")
      case .severity: language.pick(en: "no severity has that name", ko: "그런 이름의 심각도가 없습니다")
      case .language: language.pick(en: "no language has that code", ko: "그런 코드의 언어가 없습니다")
      case .key: language.pick(en: "no document has that key", ko: "문서에 그런 키가 없습니다")
      }
    return named
      + (nearest.map { language.pick(en: "; did you mean '\($0)'?", ko: ", 혹시 '\($0)'인가요?") } ?? "")
  }
}
