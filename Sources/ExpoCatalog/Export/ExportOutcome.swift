/// What an export came to, by paths below the folder.
public struct ExportOutcome: Equatable, Sendable {
  /// The files that were written, or would be.
  public var written: [String] = []
  /// How many files were as they should be, and were not touched.
  public internal(set) var unchanged = 0
  /// The files of an earlier export that were removed, or would be.
  public internal(set) var removed: [String] = []
  /// The files that somebody changed since they were exported: they stay as they are.
  public internal(set) var kept: [String] = []

  /// Begins with nothing done.
  public init() {}

  /// Whether the folder is as the export would have it.
  public var isUpToDate: Bool { written.isEmpty && removed.isEmpty && kept.isEmpty }
}
