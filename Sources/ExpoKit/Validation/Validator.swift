public import ExpoJSON

/// Checks documents by the selected rules.
public struct Validator: Sendable {
  /// The default maximum number of kept findings of a document.
  public static let defaultFindingLimit = 10_000

  /// The selection of reported rules.
  public let selection: RuleSelection
  /// The kind of every document; nil to detect it from the content.
  public let kind: DocumentKind?
  /// The project's differences from the common form of documents.
  public let dialect: Dialect
  /// The maximum nesting of containers.
  public let depthLimit: Int
  /// The maximum number of kept findings of a document, others are counted; nil for no limit.
  public let findingLimit: Int?
  /// Created once, because a stream has many lines.
  let rules: DocumentRules
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
    rules = DocumentRules(dialect)
    // EX402 and EX403 are values that only decoding sees.
    readsShape = selection.includes(anyOf: [.shape, .value])
    readsContent = selection.includes(anyOf: [.value, .content])
  }

  /// The findings of one document of any kind.
  public func check(_ file: SourceFile) -> CheckedDocument {
    check(JSONTree(reading: file, depthLimit: depthLimit, errorLimit: errorLimit))
  }

  /// The number of errors of each rule that are kept.
  package var errorLimit: ErrorLimit { ErrorLimit(findingLimit) }

  /// The findings of a tree; `recognition` decides what fixes may change.
  package func check(_ tree: JSONTree, _ recognition: Recognition = .named) -> CheckedDocument {
    // A file in another format has no kind.
    let root = tree.isJSON ? tree.root : nil
    let kind = kind ?? root.flatMap { Likeness(of: $0, dialect)?.documentKind }
    let list = kind == .entries ? root : nil
    let policy = Policy(selection: selection, dialect: dialect)
    // The content of a text that was encoded twice is not checked.
    if let error = tree.doubleEncoding, selection.includes(error.rule) {
      var found = FileFindings(file: tree.file, selection: selection)
      found.report(error)
      return CheckedDocument(
        kind: kind, entryCount: list?.elementCount, isBroken: true, isReadable: true, list: nil,
        policy: policy, found: found)
    }
    var findings = errors(of: tree, recognition)
    findings.subjects = dialect.subjects()
    let survey = list.map { EntriesSurvey($0, rules, readsTexts: readsContent) }
    if let root, tree.obstacle == nil {
      if readsShape { rules.reportShape(of: root, in: tree, as: kind, survey, to: &findings) }
      if readsContent, let survey { rules.report(on: survey, to: &findings) }
      if readsContent, kind == .exposition {
        for problem in rules.problems(inExposition: root) { findings.report(problem) }
      }
    }
    return CheckedDocument(
      kind: kind, entryCount: survey?.count, isBroken: !tree.isSound,
      isReadable: tree.obstacle == nil, list: list, policy: policy, found: findings)
  }

  private func errors(of tree: JSONTree, _ recognition: Recognition = .named) -> FileFindings {
    var findings = FileFindings(
      file: tree.file, selection: selection, list: DiagnosticList(limit: findingLimit),
      safety: FixSafety(tree, renamesKeys: recognition.renamesKeys))
    // Most lines of a stream have no errors.
    if tree.hasNoErrors { return findings }
    for error in tree.errors { findings.report(error) }
    findings.addOmitted(tree.log.omitted)
    return findings
  }
}

extension Validator {
  /// One line of a stream, without rules that compare entries; a blank line has no findings.
  package func check(line: SourceFile) -> Report.FileDiagnostics {
    let tree = JSONTree(
      reading: line, depthLimit: depthLimit, errorLimit: errorLimit, isRecord: true)
    guard tree.root != nil || !line.bytes.allSatisfy({ [0x20, 0x09, 0x0D].contains($0) }) else {
      return Report.FileDiagnostics(line, [])
    }
    var findings = errors(of: tree)
    if let root = tree.root, tree.obstacle == nil {
      // After an error of syntax, the rest of a line may look like anything.
      let isLost = root.kind != .object && !tree.isSound
      report(on: EntryList.Element(number: 0, node: root), isLost: isLost, to: &findings)
    }
    if !findings.list.isEmpty { findings.subjects = dialect.subjects(isEntry: true) }
    return findings.sorted
  }

  /// Reports the findings of one entry; of a lost entry, only the texts are checked.
  func report(
    on element: EntryList.Element, isLost: Bool = false, to findings: inout FileFindings
  ) {
    var records = JSONRecords(ofOne: element.node, keys: rules.keys)
    let isPlain = records.next() && records.isPlain
    let limit = ErrorLimit(Self.defaultFindingLimit)
    if readsShape, !isPlain, !isLost { rules.reportShape(of: element, limit, to: &findings) }
    if readsContent, !isPlain || rules.mayApply(to: records) {
      rules.reportTexts(of: element, to: &findings)
    }
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
    /// Whether the file is in no other format or encoding.
    let isReadable: Bool
    /// The root of a list of entries, until it is released.
    private(set) var list: JSONNode?
    var policy: Policy
    private(set) var found: FileFindings
    /// The names in its entries that are exactly those of pictures.
    var exactNames: Set<String> = []
    /// The references with other names.
    var otherNames: [ImageReference] = []
    /// Whether it may use pictures that no readable entry names; another finding says why.
    var mayUseOthers = false
    /// The pictures that it can name; nil if there are none, or if it has no entries.
    var pictures: PictureIndex?
    /// Whether a search of a folder found it.
    var isSearched = false

    /// The pictures that it names, or that are meant.
    var used: Set<String> { exactNames.union(otherNames.compactMap(\.used)) }
    /// The name by which code loads it.
    var nameInCode: String { FileName.inCode(of: name) }

    package var name: String { found.file.name }
    /// Its findings, sorted at each access.
    public var findings: Report.FileDiagnostics { found.sorted }
    var catalog: DocumentPath? {
      AssetCatalog.path(around: name).map { DocumentPath(named: $0) }
    }

    /// Releases its bytes, which are not needed for a document without findings.
    mutating func release() {
      list = nil
      found.file = SourceFile(name: name, bytes: [])
    }
  }
}
