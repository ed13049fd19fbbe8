public import ExpoSource

/// The outcome of a run: what was checked and what was found, in order.
public struct Report: Sendable {
  /// The diagnostics of one file.
  public struct FileDiagnostics: Sendable {
    /// The file, for excerpts and columns.
    public let file: SourceFile
    /// The diagnostics by byte, then by code.
    public let diagnostics: [Diagnostic]
    /// What was found besides and only counted: see ``DiagnosticList``.
    public let omitted: ProblemCounts

    /// Puts diagnostics in order.
    public init(
      _ file: SourceFile, _ diagnostics: [Diagnostic], omitted: ProblemCounts = ProblemCounts()
    ) {
      self.file = file
      self.diagnostics = diagnostics.sorted(by: Diagnostic.precedes)
      self.omitted = omitted
    }

    /// Puts the diagnostics of a list in order.
    public init(_ file: SourceFile, _ list: DiagnosticList) {
      self.init(file, list.diagnostics, omitted: list.omitted)
    }

    /// Whether nothing was found.
    public var isEmpty: Bool { diagnostics.isEmpty && omitted.isEmpty }

    /// How many findings there are of a severity.
    public func count(_ severity: Severity) -> Int {
      diagnostics.count { $0.severity == severity } + omitted.count(severity)
    }

    /// How many findings there are of each rule.
    package var rules: [Rule: Int] {
      var rules = Dictionary(diagnostics.map { ($0.rule, 1) }, uniquingKeysWith: +)
      for row in omitted.rows { rules[row.rule, default: 0] += row.count }
      return rules
    }

    /// The same with at most so many diagnostics; the rest is only counted.
    public func limited(to limit: Int?) -> FileDiagnostics {
      guard let limit else { return self }
      var list = DiagnosticList(limit: limit)
      list.addOmitted(omitted)
      for diagnostic in diagnostics { list.append(diagnostic) }
      return FileDiagnostics(file, list)
    }

    /// The identities of the diagnostics across runs, in their order, for a file of that name.
    public func fingerprints(named name: String) -> [String] {
      var fingerprint = Fingerprint()
      return diagnostics.map { fingerprint.next($0, file: name) }
    }
  }

  /// The names of all files that were checked, clean ones included, in order.
  public let checkedNames: [String]
  /// The files with findings, in the order they were checked.
  public let files: [FileDiagnostics]
  /// The lines of the files that notes in other files point into, by name.
  private let notedLines: [String: LineIndex]
  /// The most findings a reporter prints; the counts include all.
  public let limit: Int?

  /// Gathers the findings of a run; of files without any only the name is kept.
  public init(_ files: [FileDiagnostics], limit: Int? = nil) {
    self.checkedNames = files.map(\.file.name)
    self.files = files.filter { !$0.isEmpty }
    let named = Set(files.flatMap(Self.filesNotedElsewhere))
    let noted = files.filter { named.contains($0.file.name) }
      .map { ($0.file.name, LineIndex($0.file)) }
    self.notedLines = Dictionary(noted) { first, _ in first }
    self.limit = limit
  }

  private static func filesNotedElsewhere(_ found: FileDiagnostics) -> [String] {
    found.diagnostics.flatMap(\.problem.relatedLocations).map(\.file)
      .filter { $0 != found.file.name }
  }

  /// The lines of a file that a note in another file points into.
  func lines(ofNoted name: String) -> LineIndex? { notedLines[name] }

  /// How many files were checked.
  public var checkedFiles: Int { checkedNames.count }

  /// How many findings there are of a severity.
  public func count(_ severity: Severity) -> Int {
    files.reduce(0) { $0 + $1.count(severity) }
  }

  /// How many findings have a fix of that kind, among those that are kept.
  public func count(_ applicability: Fix.Applicability) -> Int {
    files.reduce(0) { $0 + $1.diagnostics.count { $0.fix?.applicability == applicability } }
  }

  /// How many findings there are.
  public var count: Int { Severity.allCases.reduce(0) { $0 + count($1) } }

  /// Whether findings were only counted, because there are too many in their file.
  public var omitsFindings: Bool { files.contains { !$0.omitted.isEmpty } }

  /// Whether the report counts findings that it does not list.
  var isTruncated: Bool { omitsFindings || count > limit ?? .max }
}
