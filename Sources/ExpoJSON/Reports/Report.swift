public import ExpoBase

/// The outcome of a run: what was checked and what was found.
public struct Report: Sendable {
  /// The diagnostics of one file.
  public struct FileDiagnostics: Sendable {
    /// The file, for excerpts and columns.
    public let file: SourceFile
    /// The diagnostics by byte, then by code.
    public private(set) var diagnostics: [Report.Diagnostic]
    /// Diagnostics that were counted and not kept.
    package private(set) var omitted: ProblemCounts
    /// Called only if a format or a baseline needs the entries and values.
    let subjects: SubjectFinder?
    /// Nil if it does not exist yet; a report then makes it.
    let lines: LineIndex?

    /// Sorts the diagnostics.
    public init(_ file: SourceFile, _ diagnostics: [Report.Diagnostic]) {
      self.init(file, diagnostics, subjects: nil)
    }

    package init(
      _ file: SourceFile, _ diagnostics: [Report.Diagnostic],
      omitted: ProblemCounts = ProblemCounts(), subjects: SubjectFinder? = nil,
      lines: LineIndex? = nil
    ) {
      self.file = file
      self.diagnostics = diagnostics.map { $0.within(file.bytes.count) }
        .sorted(by: Report.Diagnostic.precedes)
      self.omitted = omitted
      self.subjects = subjects
      self.lines = lines
    }

    /// A copy with some of the diagnostics, in order; `omitted`, unless it is nil, replaces the counts.
    package func with(
      _ diagnostics: [Report.Diagnostic], omitted: ProblemCounts? = nil
    ) -> FileDiagnostics {
      var copy = self
      copy.diagnostics = diagnostics
      if let omitted { copy.omitted = omitted }
      return copy
    }

    package var isEmpty: Bool { diagnostics.isEmpty && omitted.isEmpty }

    func count(_ severity: Severity) -> Int {
      diagnostics.count { $0.severity == severity } + omitted.count(severity)
    }

    package var rules: [Rule: Int] {
      var rules = Dictionary(diagnostics.map { ($0.rule, 1) }, uniquingKeysWith: +)
      for row in omitted.rows { rules[row.rule, default: 0] += row.count }
      return rules
    }
  }

  /// The names of all checked files in order, also of those without findings.
  let checkedNames: [String]
  /// Files with findings, in the order they were checked.
  public let files: [FileDiagnostics]
  /// The lines of files that notes in other files point into.
  private let notedLines: [DocumentPath: LineIndex]
  /// Severities that make the run fail.
  package var failing: [Severity] = [.error]
  /// How many findings a baseline leaves out, and its path.
  var known = (count: 0, baseline: "")
  /// How formats for CI name files.
  var paths = ReportPaths.asGiven
  /// Files and folders that could not be checked, and why.
  var failures: [(file: String, words: @Sendable (Language) -> ProblemWords)] = []

  /// Collects the findings of a run; only the names of files without findings are kept.
  public init(_ files: [FileDiagnostics]) {
    self.checkedNames = files.map(\.file.name)
    self.files = files.filter { !$0.isEmpty }
    let named = Set(files.flatMap(Self.filesNotedElsewhere))
    let noted = files.filter { named.contains(DocumentPath(of: $0.file)) }
      .map { (DocumentPath(of: $0.file), LineIndex($0.file)) }
    self.notedLines = Dictionary(noted) { first, _ in first }
  }

  /// `known` is how many findings a baseline leaves out, and its path.
  package init(
    _ files: [FileDiagnostics], known: (count: Int, baseline: String), paths: ReportPaths?,
    failures: [(file: String, words: @Sendable (Language) -> ProblemWords)]
  ) {
    self.init(files)
    self.known = known
    self.failures = failures
    if let paths { self.paths = paths }
  }

  private static func filesNotedElsewhere(_ found: FileDiagnostics) -> [DocumentPath] {
    found.diagnostics.flatMap(\.problem.relatedLocations).map { DocumentPath(named: $0.file) }
      .filter { $0 != DocumentPath(of: found.file) }
  }

  func lines(ofNoted name: String) -> LineIndex? { notedLines[DocumentPath(named: name)] }

  var checkedFiles: Int { checkedNames.count }

  /// The number of findings of a severity.
  public func count(_ severity: Severity) -> Int {
    files.reduce(0) { $0 + $1.count(severity) }
  }

  /// Counts the kept findings with a fix of a kind.
  func count(_ applicability: Fix.Applicability) -> Int {
    files.reduce(0) { $0 + $1.diagnostics.count { $0.fix?.applicability == applicability } }
  }

  /// The number of findings.
  public var count: Int { Severity.allCases.reduce(0) { $0 + count($1) } }

  /// The report in a format, in whole lines; a machine format is exactly one document.
  ///
  /// A line of an excerpt takes at most `width` terminal cells.
  public func text(
    in language: Language = .preferred, as format: ReportFormat = .full, width: Int = 80
  ) -> String {
    format.reporter(width: width, language: language).render(self).string
  }

  /// Whether a file has too many findings, so that some were only counted.
  var omitsFindings: Bool { files.contains { !$0.omitted.isEmpty } }
}
