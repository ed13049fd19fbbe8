public import ExpoSource

/// The outcome of a run: what was checked and what was found, in order.
public struct Report: Sendable {
  /// What was found in one file.
  public struct FileDiagnostics: Sendable {
    /// The file, for excerpts and columns.
    public let file: SourceFile
    /// The findings by byte, then by code.
    public let diagnostics: [Diagnostic]

    /// Puts findings in order.
    public init(_ file: SourceFile, _ diagnostics: [Diagnostic]) {
      self.file = file
      self.diagnostics = diagnostics.sorted(by: Diagnostic.precedes)
    }

    /// The identities of the findings across runs, in their order, for a file of that name.
    public func fingerprints(named name: String) -> [String] {
      var fingerprint = Fingerprint()
      return diagnostics.map { fingerprint.next($0, file: name) }
    }
  }

  /// The names of all files that were checked, clean ones included, in order.
  public let checkedNames: [String]
  /// The files with findings, in the order they were checked.
  public let files: [FileDiagnostics]
  /// The files that notes point into, by name.
  private let noteFiles: [String: SourceFile]
  /// The most findings a reporter prints; the counts stay true.
  public let limit: Int?

  /// Gathers the findings of a run; of files without any only the name is kept.
  public init(_ files: [FileDiagnostics], limit: Int? = nil) {
    self.checkedNames = files.map(\.file.name)
    self.files = files.filter { !$0.diagnostics.isEmpty }
    let named = Set(files.flatMap(\.diagnostics).flatMap(\.notes).compactMap { $0.location?.file })
    let noted = files.filter { named.contains($0.file.name) }.map { ($0.file.name, $0.file) }
    self.noteFiles = Dictionary(noted) { first, _ in first }
    self.limit = limit
  }

  /// A file that a note points into.
  func file(named name: String) -> SourceFile? { noteFiles[name] }

  /// How many files were checked.
  public var checkedFiles: Int { checkedNames.count }

  /// How many findings there are of a severity.
  public func count(_ severity: Severity) -> Int {
    files.reduce(0) { $0 + $1.diagnostics.count { $0.severity == severity } }
  }

  /// How many findings have a mend of that kind.
  public func count(_ applicability: Fix.Applicability) -> Int {
    files.reduce(0) { $0 + $1.diagnostics.count { $0.fix?.applicability == applicability } }
  }

  /// How many findings there are.
  public var count: Int {
    files.reduce(0) { $0 + $1.diagnostics.count }
  }
}
