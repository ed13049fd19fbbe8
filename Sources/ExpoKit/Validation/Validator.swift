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
  /// The rules of the dialect; created once, because a stream has many lines.
  private let shape: ShapeRules
  let rules: EntriesRules
  private let readsShape: Bool
  private let readsContent: Bool

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
    shape = ShapeRules(dialect)
    rules = EntriesRules(dialect)
    // EX402 and EX403 are values that only decoding sees.
    readsShape = selection.includes(anyOf: [.shape, .value])
    readsContent = selection.includes(anyOf: [.value, .content])
  }

  /// The findings of one document of any kind.
  public func check(_ file: SourceFile) -> CheckedDocument {
    check(JSONTree(reading: file, depthLimit: depthLimit, errorLimit: errorLimit))
  }

  /// The number of errors of each rule that are kept.
  package var errorLimit: ErrorLimit { ErrorLimit(findingLimit, keepsFixes: keepsFixes) }

  /// The findings of a document that has been read; how it was recognized decides what fixes may change.
  package func check(
    _ tree: JSONTree, _ recognition: Recognition = .named
  ) -> CheckedDocument {
    // What is left of another format is neither kind.
    let root = tree.isJSON ? tree.root : nil
    let kind = kind ?? root.flatMap { Likeness(of: $0, dialect)?.documentKind }
    let policy = Policy(selection: selection, dialect: dialect)
    let safety = FixSafety(tree, recognition)
    // What is in a text that was encoded twice is not checked.
    if let finding = tree.doubleEncoding.flatMap({ selection.diagnostic(for: $0) }) {
      return CheckedDocument(
        kind: kind, entryCount: kind == .entries ? tree.root?.elementCount : nil, isBroken: true,
        isReadable: true, list: nil, policy: policy, safety: safety,
        findings: Report.FileDiagnostics(tree.file, [finding]))
    }
    var findings = collector(of: tree)
    let survey = root.flatMap { root in
      kind == .entries ? EntriesSurvey(root, rules, readsTexts: readsContent) : nil
    }
    if let root, tree.obstacle == nil {
      if readsShape {
        shape.report(
          on: root, as: kind, survey, mayHaveLostRoot: tree.mayHaveLostRoot, errorLimit,
          to: &findings)
      }
      if readsContent, let survey { rules.report(on: root, survey, to: &findings) }
      if readsContent, kind == .exposition {
        for problem in ExpositionRules.problems(in: root, dialect) { findings.report(problem) }
      }
    }
    return CheckedDocument(
      kind: kind, entryCount: survey?.count, isBroken: !tree.isSound,
      isReadable: tree.obstacle == nil, list: survey.flatMap { _ in root }, policy: policy,
      safety: safety,
      findings: settled(findings, of: tree.file, safety, dialect.subjects()))
  }

  /// The findings of syntax and encoding.
  private func collector(of tree: JSONTree) -> FindingCollector {
    var findings = FindingCollector(selection, limit: findingLimit, keepsFixes: keepsFixes)
    // Most lines of a stream have no errors.
    if tree.hasNoErrors { return findings }
    findings.add(tree.errors.compactMap(selection.diagnostic))
    findings.addOmitted(tree.log.omitted, tree.log.omittedFixes)
    return findings
  }

  /// The findings of a document, with those fixes that are certain.
  private func settled(
    _ findings: FindingCollector, of file: SourceFile, _ safety: FixSafety,
    _ subjects: @escaping SubjectFinder
  ) -> Report.FileDiagnostics {
    Report.FileDiagnostics(
      file, safety.settled(findings.list.diagnostics), omitted: findings.list.omitted,
      omittedFixes: safety.settled(findings.list.omittedFixes), subjects: subjects)
  }
}

extension Validator {
  /// The findings of errors of a `Contents.json`, with the fixes that are certain.
  func check(_ errors: [DecodeError], of tree: JSONTree) -> Report.FileDiagnostics {
    var findings = FindingCollector(selection, limit: findingLimit, keepsFixes: keepsFixes)
    for error in errors { findings.report(error) }
    return settled(findings, of: tree.file, FixSafety(tree), dialect.subjects())
  }
}

/// An entry by itself.
extension Validator {
  /// The findings of one line of a stream that has an entry on each; a blank one has none.
  ///
  /// Rules that compare entries are off: a line is judged by itself.
  package func check(line: SourceFile) -> Report.FileDiagnostics {
    let tree = JSONTree(
      reading: line, depthLimit: depthLimit, errorLimit: errorLimit, isRecord: true)
    guard tree.root != nil || !line.bytes.allSatisfy({ [0x20, 0x09, 0x0D].contains($0) }) else {
      return Report.FileDiagnostics(line, [])
    }
    var findings = collector(of: tree)
    if let root = tree.root, tree.obstacle == nil {
      // What is left of a line with errors of syntax may look like anything.
      let isLost = root.kind != .object && !tree.isSound
      report(on: EntryList.Element(number: 0, node: root), isLost: isLost, to: &findings)
    }
    return findings.list.isEmpty
      ? Report.FileDiagnostics(line, [])
      : settled(findings, of: line, FixSafety(tree), dialect.subjects(isEntry: true))
  }

  /// Reports what is wrong with one entry; of one that is lost, only its texts are judged.
  func report(
    on element: EntryList.Element, isLost: Bool = false, to findings: inout FindingCollector
  ) {
    var records = JSONRecords(ofOne: element.node, keys: rules.keys)
    let isPlain = records.next() && records.isPlain
    if readsShape, !isPlain, !isLost { shape.report(on: element, to: &findings) }
    if readsContent, !isPlain || rules.mayApply(to: records) {
      rules.report(on: element, to: &findings)
    }
  }
}

extension JSONTree {
  /// Whether its value was read as it was meant: there is one, and no error may have changed it.
  var isWhole: Bool { root != nil && obstacle == nil && !mayHaveLostRoot }

  /// Whether an error may have changed the kind of the document or the number of its values.
  ///
  /// A comment, a trailing comma and a byte order mark change neither.
  var mayHaveLostRoot: Bool {
    let harmless: [Rule] = [.comment, .trailingComma, .byteOrderMark]
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
    /// What holds for it.
    var policy: Policy
    /// Which of its fixes are certain.
    let safety: FixSafety
    /// Its findings.
    public private(set) var findings: Report.FileDiagnostics
    /// The names of pictures that its entries use and that were found.
    var used: Set<String> = []
    /// The names of pictures that were not found so far.
    var unresolved: [ImageReference] = []
    /// Whether it may use pictures that no sound entry of it names; another finding tells why.
    var mayUseOthers = false

    /// The name of its file.
    var name: String { findings.file.name }
    /// The catalog that it lies in; nil outside of any.
    var catalog: DocumentPath? {
      AssetCatalog.path(around: name).map { DocumentPath(named: $0) }
    }

    /// The places where its entries name pictures; computed at each access.
    var imageReferences: [ImageReference] {
      list.map(EntriesRules(policy.dialect).imageReferences) ?? []
    }

    /// Releases its bytes, which are not needed for a document without findings.
    mutating func release() {
      list = nil
      findings = Report.FileDiagnostics(
        SourceFile(name: name, bytes: []), [], subjects: policy.dialect.subjects())
    }
  }
}
