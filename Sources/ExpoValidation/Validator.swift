public import ExpoDiagnostics
public import ExpoJSON
public import ExpoSource

/// Checks documents by the rules of a selection.
public struct Validator: Sendable {
  /// How many findings of a document are kept by default.
  public static let defaultFindingLimit = DiagnosticList.defaultLimit

  /// Which rules are reported.
  public let selection: RuleSelection
  /// The kind that every document is taken for; nil to go by its looks.
  public let kind: DocumentKind?
  /// What is allowed besides the form that all documents share.
  public let dialect: Dialect
  /// How deep containers may be nested.
  public let depthLimit: Int
  /// How many findings of a document are kept; the rest is counted by rule; nil for all.
  public let findingLimit: Int?
  /// Whether the fixes of findings that are only counted are kept.
  var keepsFixes = false

  /// Sets up a validator; by default every rule at its own severity, and kinds by their looks.
  public init(
    selection: RuleSelection = .everything, kind: DocumentKind? = nil,
    dialect: Dialect = .standard, depthLimit: Int = JSONTree.defaultDepthLimit,
    findingLimit: Int? = Validator.defaultFindingLimit
  ) {
    self.selection = selection
    self.kind = kind
    self.dialect = dialect
    self.depthLimit = depthLimit
    self.findingLimit = findingLimit
  }

  /// What is wrong with one document of any kind.
  public func check(_ file: SourceFile) -> CheckedDocument {
    check(read(file))
  }

  /// What is wrong with a file that a search found; nil if it looks like no document.
  public func checkIfDocument(_ file: SourceFile) -> CheckedDocument? {
    checkIfDocument(read(file))
  }

  /// The tree of a document, with as many errors as findings are kept.
  package func read(_ file: SourceFile) -> JSONTree {
    JSONTree(reading: file, depthLimit: depthLimit, errorLimit: errorLimit)
  }

  /// How many errors of each rule are kept.
  var errorLimit: ErrorLimit { ErrorLimit(findingLimit, keepsFixes: keepsFixes) }

  func checkIfDocument(_ tree: JSONTree) -> CheckedDocument? {
    let looks = tree.root.flatMap { DocumentKind(of: $0, dialect) }
    guard kind != nil || looks != nil else { return nil }
    return check(tree)
  }

  /// What is wrong with a document that has been read.
  package func check(_ tree: JSONTree) -> CheckedDocument {
    // What is left of another format is neither kind.
    let root = tree.isJSON ? tree.root : nil
    let kind = kind ?? root.flatMap(kind(of:))
    if let finding = tree.doubleEncoding.flatMap({ selection.diagnostic(for: $0) }) {
      return CheckedDocument(tree, kind, dialect, finding)
    }
    var findings = FindingCollector(selection, limit: findingLimit, keepsFixes: keepsFixes)
    findings.add(tree.errors.compactMap(selection.diagnostic))
    findings.addOmitted(tree.omitted, tree.omittedFixes)
    let readsContent = selection.includes(anyOf: [.value, .content])
    let survey = root.flatMap { root in
      kind == .entries ? EntriesSurvey(root, EntriesRules(dialect), readsTexts: readsContent) : nil
    }
    if let root, tree.obstacle == nil {
      // EX402 and EX403 are values that only decoding sees.
      if selection.includes(anyOf: [.shape, .value]) {
        ShapeRules(dialect, errorLimit: errorLimit).report(
          on: root, as: kind, survey, isBroken: !tree.isSound, to: &findings)
      }
      if readsContent {
        reportContent(of: root, as: kind, survey, to: &findings)
      }
    }
    let safety = FixSafety(tree)
    return CheckedDocument(
      kind: kind, entryCount: survey?.count,
      isBroken: !tree.isSound, isReadable: tree.obstacle == nil,
      list: survey.flatMap { _ in root }, dialect: dialect, safety: safety,
      findings: Report.FileDiagnostics(
        tree.file, safety.settled(findings.list.diagnostics), omitted: findings.list.omitted,
        omittedFixes: safety.settled(findings.list.omittedFixes),
        subjects: Subjects(dialect).find))
  }

  /// The kind of a document; an array with nothing in it can only be meant as entries.
  private func kind(of root: JSONNode) -> DocumentKind? {
    let isEmptyList = root.kind == .array && !root.elements.contains { _ in true }
    return isEmptyList ? .entries : DocumentKind(ofDocument: root, dialect)
  }

  private func reportContent(
    of root: JSONNode, as kind: DocumentKind?, _ survey: EntriesSurvey?,
    to findings: inout FindingCollector
  ) {
    switch kind {
    case .exposition?:
      for problem in ExpositionRules(dialect).problems(in: root) { findings.report(problem) }
    case .entries?:
      if let survey { EntriesRules(dialect).report(on: root, survey, to: &findings) }
    case nil: break
    }
  }
}

extension Validator {
  /// A document that was checked: what it is and what was found.
  public struct CheckedDocument: Sendable {
    /// What it was taken for; nil if it is neither kind.
    public let kind: DocumentKind?
    /// How many entries it lists; nil for anything but entries.
    public let entryCount: Int?
    /// Whether it has errors of syntax or encoding: what is not in it may only have been lost.
    let isBroken: Bool
    /// Whether its values could be checked: the file is in no other format or encoding.
    let isReadable: Bool
    /// The list of its entries; nil for anything but entries.
    private(set) var list: JSONNode?
    let dialect: Dialect
    /// Which of its fixes are certain.
    let safety: FixSafety
    /// What is wrong with it.
    public private(set) var findings: Report.FileDiagnostics

    /// The name of its file.
    var name: String { findings.file.name }

    /// Where its entries name pictures: looked for each time it is asked.
    package var imageReferences: [ImageReference] {
      list.map(EntriesRules(dialect).imageReferences) ?? []
    }

    /// The same without its bytes: all that is needed of a document in which nothing was found.
    var withoutBytes: CheckedDocument {
      var copy = self
      copy.list = nil
      copy.findings = Report.FileDiagnostics(
        SourceFile(name: name, bytes: []), [], subjects: Subjects(dialect).find)
      return copy
    }
  }
}

extension Validator.CheckedDocument {
  /// Creates the check of a document whose text was encoded twice: nothing else is looked for.
  fileprivate init(
    _ tree: JSONTree, _ kind: DocumentKind?, _ dialect: Dialect, _ finding: Diagnostic
  ) {
    self.init(
      kind: kind, entryCount: kind == .entries ? tree.root?.elementCount : nil, isBroken: true,
      isReadable: true, list: nil, dialect: dialect, safety: FixSafety(tree),
      findings: Report.FileDiagnostics(tree.file, [finding]))
  }
}
