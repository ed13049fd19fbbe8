public import ExpoJSON
public import ExpoBase

/// Checks documents by the selected rules.
public struct Validator: Sendable {
  /// The default maximum number of kept findings of a document.
  public static let defaultFindingLimit = DiagnosticList.defaultLimit

  /// The selection of reported rules.
  public let selection: RuleSelection
  /// The kind of every document; nil to detect it from the content.
  public let kind: DocumentKind?
  /// The project's differences from the common form of documents.
  public let dialect: Dialect
  /// The maximum nesting of containers.
  public let depthLimit: Int
  /// The maximum number of kept findings of a document; the rest is counted by rule; nil for no
  /// limit.
  public let findingLimit: Int?
  /// Whether the fixes of findings that are only counted are kept.
  var keepsFixes = false

  /// Creates a validator; by default it reports every rule at its own severity and detects kinds.
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

  /// The findings of one document of any kind.
  public func check(_ file: SourceFile) -> CheckedDocument {
    check(read(file))
  }

  /// The findings of a file that a search found; nil if it does not look like a document.
  public func checkIfDocument(_ file: SourceFile) -> CheckedDocument? {
    checkIfDocument(read(file))
  }

  /// The tree of a document, with as many errors as findings are kept.
  package func read(_ file: SourceFile) -> JSONTree {
    JSONTree(reading: file, depthLimit: depthLimit, errorLimit: errorLimit)
  }

  /// The number of errors of each rule that are kept.
  package var errorLimit: ErrorLimit { ErrorLimit(findingLimit, keepsFixes: keepsFixes) }

  func checkIfDocument(_ tree: JSONTree) -> CheckedDocument? {
    let looks = tree.root.flatMap { DocumentKind(of: $0, dialect) }
    guard kind != nil || looks != nil else { return nil }
    return check(tree)
  }

  /// The findings of a document that has been read.
  package func check(_ tree: JSONTree) -> CheckedDocument {
    // What is left of another format is neither kind.
    let root = tree.isJSON ? tree.root : nil
    let kind = kind ?? root.flatMap { DocumentKind(ofNamed: $0, dialect) }
    if let finding = tree.doubleEncoding.flatMap({ selection.diagnostic(for: $0) }) {
      return CheckedDocument(tree, kind, dialect, finding)
    }
    var findings = FindingCollector(selection, limit: findingLimit, keepsFixes: keepsFixes)
    findings.add(tree.errors.compactMap(selection.diagnostic))
    findings.addOmitted(tree.log.omitted, tree.log.omittedFixes)
    let readsContent = selection.includes(anyOf: [.value, .content])
    let survey = root.flatMap { root in
      kind == .entries ? EntriesSurvey(root, EntriesRules(dialect), readsTexts: readsContent) : nil
    }
    if let root, tree.obstacle == nil {
      // EX402 and EX403 are values that only decoding sees.
      if selection.includes(anyOf: [.shape, .value]) {
        ShapeRules(dialect, errorLimit: errorLimit).report(
          on: root, as: kind, survey, mayHaveLostRoot: tree.mayHaveLostRoot, to: &findings)
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

extension JSONTree {
  /// Whether an error may have changed the kind of the document or the number of its values.
  ///
  /// A comment, a trailing comma and a byte order mark change neither.
  fileprivate var mayHaveLostRoot: Bool {
    let harmless = [
      SyntaxRule.comment.rule, SyntaxRule.trailingComma.rule, EncodingRule.byteOrderMark.rule,
    ]
    return errors.contains { $0.severity == .error && !harmless.contains($0.rule) }
      || log.omitted.rows.contains { $0.severity == .error && !harmless.contains($0.rule) }
  }
}

extension Validator {
  /// A checked document: its kind and its findings.
  public struct CheckedDocument: Sendable {
    /// Its kind; nil if it is neither kind.
    public let kind: DocumentKind?
    /// The number of its entries; nil for another kind.
    public let entryCount: Int?
    /// Whether it has errors of syntax or encoding, so that missing values may only have been lost.
    let isBroken: Bool
    /// Whether its values could be checked: the file is in no other format or encoding.
    let isReadable: Bool
    /// The list of its entries; nil for another kind.
    private(set) var list: JSONNode?
    let dialect: Dialect
    /// Which of its fixes are certain.
    let safety: FixSafety
    /// Its findings.
    public private(set) var findings: Report.FileDiagnostics

    /// The name of its file.
    var name: String { findings.file.name }

    /// The places where its entries name pictures; computed at each access.
    var imageReferences: [ImageReference] {
      list.map(EntriesRules(dialect).imageReferences) ?? []
    }

    /// The same without its bytes, which are not needed for a document without findings.
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
  /// Creates the result for a document whose text was encoded twice; it is not checked further.
  fileprivate init(
    _ tree: JSONTree, _ kind: DocumentKind?, _ dialect: Dialect, _ finding: Diagnostic
  ) {
    self.init(
      kind: kind, entryCount: kind == .entries ? tree.root?.elementCount : nil, isBroken: true,
      isReadable: true, list: nil, dialect: dialect, safety: FixSafety(tree),
      findings: Report.FileDiagnostics(tree.file, [finding]))
  }
}
