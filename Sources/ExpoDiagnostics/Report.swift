public import ExpoText

/// The outcome of a run: what was checked and what was found, in order.
public struct Report: Sendable {
  /// What was found in one file.
  public struct FileFindings: Sendable {
    /// The file, for excerpts and columns.
    public let file: SourceFile
    /// The findings by byte, then by code.
    public let diagnostics: [Diagnostic]

    /// Puts findings in order.
    public init(_ file: SourceFile, _ diagnostics: [Diagnostic]) {
      self.file = file
      self.diagnostics = diagnostics.sorted(by: Diagnostic.precedes)
    }
  }

  /// How many files were checked, clean ones included.
  public let checkedFiles: Int
  /// The files with findings, in the order they were checked.
  public let files: [FileFindings]
  /// The most findings a reporter prints; the counts stay true.
  public let limit: Int?

  /// Gathers the findings of a run; files without any are counted and dropped.
  public init(checkedFiles: Int, files: [FileFindings], limit: Int? = nil) {
    self.checkedFiles = checkedFiles
    self.files = files.filter { !$0.diagnostics.isEmpty }
    self.limit = limit
  }

  /// How many findings there are of a severity.
  public func count(_ severity: Severity) -> Int {
    files.reduce(0) { $0 + $1.diagnostics.count { $0.severity == severity } }
  }

  /// How many findings there are.
  public var count: Int {
    files.reduce(0) { $0 + $1.diagnostics.count }
  }
}
