public import ExpoBase

/// The outcome of a run: what was checked and what was found, in order.
public struct Report: Sendable {
  /// The diagnostics of one file.
  public struct FileDiagnostics: Sendable {
    /// The file, for excerpts and columns.
    public let file: SourceFile
    /// The diagnostics by byte, then by code.
    public private(set) var diagnostics: [Report.Diagnostic]
    /// The diagnostics that were counted and not kept: see ``DiagnosticList``.
    package private(set) var omitted: ProblemCounts
    /// Finds the entry and value of each diagnostic, when a format or a baseline needs them.
    package let subjects: SubjectFinder?
    /// The line index of the file, if it exists already; otherwise it is created when a report is
    /// printed.
    package var lines: LineIndex?

    /// Puts diagnostics in order.
    public init(_ file: SourceFile, _ diagnostics: [Report.Diagnostic]) {
      self.init(file, diagnostics, subjects: nil)
    }

    /// Puts diagnostics in order; `subjects` finds the entry and value of each.
    package init(
      _ file: SourceFile, _ diagnostics: [Report.Diagnostic],
      omitted: ProblemCounts = ProblemCounts(), subjects: SubjectFinder? = nil
    ) {
      self.file = file
      self.diagnostics = diagnostics.map { $0.within(file.bytes.count) }
        .sorted(by: Report.Diagnostic.precedes)
      self.omitted = omitted
      self.subjects = subjects
    }

    /// The same with some of the diagnostics, in their order; `omitted` are those of the others that
    /// are counted.
    package func with(
      _ diagnostics: [Report.Diagnostic], omitted: ProblemCounts? = nil
    ) -> FileDiagnostics {
      var copy = self
      copy.diagnostics = diagnostics
      if let omitted { copy.omitted = omitted }
      return copy
    }

    package var isEmpty: Bool { diagnostics.isEmpty && omitted.isEmpty }

    package func count(_ severity: Severity) -> Int {
      diagnostics.count { $0.severity == severity } + omitted.count(severity)
    }

    package var rules: [Rule: Int] {
      var rules = Dictionary(diagnostics.map { ($0.rule, 1) }, uniquingKeysWith: +)
      for row in omitted.rows { rules[row.rule, default: 0] += row.count }
      return rules
    }

    /// The same with at most `limit` diagnostics; the rest is counted.
    package func limited(to limit: Int?) -> FileDiagnostics {
      guard let limit else { return self }
      var list = DiagnosticList(limit: limit)
      list.addOmitted(omitted)
      for diagnostic in diagnostics { list.append(diagnostic) }
      return with(list.diagnostics, omitted: list.omitted)
    }
  }

  /// The names of all files that were checked, clean ones included, in order.
  package let checkedNames: [String]
  /// The files with findings, in the order they were checked.
  public let files: [FileDiagnostics]
  /// The lines of the files that notes in other files point into, by name.
  private let notedLines: [DocumentPath: LineIndex]
  /// The severities of findings that make the run fail.
  package var failing: [Severity] = [.error]
  /// How many findings a baseline leaves out, and its path.
  package var known = (count: 0, baseline: "")
  /// How formats for CI name files.
  package var paths = ReportPaths.asGiven
  /// The files and folders that could not be checked, and why.
  package var failures: [(file: String, words: @Sendable (Language) -> ProblemWords)] = []

  /// Collects the findings of a run; only the names of files without findings are kept.
  public init(_ files: [FileDiagnostics]) {
    self.checkedNames = files.map(\.file.name)
    self.files = files.filter { !$0.isEmpty }
    let named = Set(files.flatMap(Self.filesNotedElsewhere))
    let noted = files.filter { named.contains(DocumentPath(of: $0.file)) }
      .map { (DocumentPath(of: $0.file), LineIndex($0.file)) }
    self.notedLines = Dictionary(noted) { first, _ in first }
  }

  private static func filesNotedElsewhere(_ found: FileDiagnostics) -> [DocumentPath] {
    found.diagnostics.flatMap(\.problem.relatedLocations).map { DocumentPath(named: $0.file) }
      .filter { $0 != DocumentPath(of: found.file) }
  }

  /// The lines of a file that a note in another file points into.
  func lines(ofNoted name: String) -> LineIndex? { notedLines[DocumentPath(named: name)] }

  package var checkedFiles: Int { checkedNames.count }

  /// The number of findings of a severity.
  public func count(_ severity: Severity) -> Int {
    files.reduce(0) { $0 + $1.count(severity) }
  }

  /// The number of kept findings with a fix of a kind.
  package func count(_ applicability: Fix.Applicability) -> Int {
    files.reduce(0) { $0 + $1.diagnostics.count { $0.fix?.applicability == applicability } }
  }

  /// The number of findings.
  public var count: Int { Severity.allCases.reduce(0) { $0 + count($1) } }

  /// The report in a format.
  ///
  /// - Parameters:
  ///   - language: The language of messages; that of the user if it is not given.
  ///   - format: The format.
  ///   - width: How many terminal cells a line of an excerpt may take.
  /// - Returns: The report, in whole lines; a machine format is exactly one document.
  public func text(
    in language: Language = .preferred, as format: ReportFormat = .full, width: Int = 80
  ) -> String {
    format.reporter(width: width, language: language).render(self).string
  }

  /// Whether some findings were only counted, because their file has too many.
  package var omitsFindings: Bool { files.contains { !$0.omitted.isEmpty } }
}

/// Names files in reports for CI: relative to the workspace, the folder of the repository.
package struct ReportPaths: Sendable {
  /// The absolute path of the workspace; nil if files are named as the user named them.
  let workspace: String?
  private let absolute: @Sendable (String) -> String

  /// Names files as the user named them, without a leading `./`.
  package static let asGiven = ReportPaths(workspace: nil) { $0 }

  /// Names files relative to a workspace.
  ///
  /// - Parameters:
  ///   - workspace: The absolute path of the workspace.
  ///   - absolute: The absolute path of a file.
  package init(workspace: String?, absolute: @escaping @Sendable (String) -> String) {
    self.workspace = workspace
    self.absolute = absolute
  }

  /// The name of a file: relative inside the workspace, absolute outside of it.
  ///
  /// With the workspace `/work/fair`, `a.json` in `/work/fair/App` → `App/a.json`, `/work/fair` → `.`.
  package func name(of file: String) -> String {
    guard let workspace, file != SourceFile.standardInputName else {
      return Self.withoutLeadingDot(file)
    }
    let path = absolute(file)
    if path == workspace { return "." }
    let prefix = workspace == "/" ? workspace : workspace + "/"
    return path.hasPrefix(prefix) ? String(path.dropFirst(prefix.count)) : path
  }

  /// The name relative to the working folder: `./a.json` → `a.json`.
  private static func withoutLeadingDot(_ name: String) -> String {
    guard name.hasPrefix("./") else { return name }
    let rest = name.dropFirst(2).drop { $0 == "/" }
    return rest.isEmpty ? name : withoutLeadingDot(String(rest))
  }

  /// The name as a URI reference (RFC 3986): `한.json` → `%ED%95%9C.json`.
  ///
  /// A relative name stays relative, without leading `./`; `/a b.json` → `file:///a%20b.json`.
  static func uriReference(_ name: String) -> String {
    let path = PercentEncoding.encode(withoutLeadingDot(name), allowing: PercentEncoding.path)
    return name.hasPrefix("/") ? "file://" + path : path
  }
}
