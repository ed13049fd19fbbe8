/// What an export did, by paths below the folder.
public struct ExportOutcome: Equatable, Sendable {
  /// The files that were written, or would be.
  public var written: [String] = []
  /// How many files had the right content and were not touched.
  public internal(set) var unchanged = 0
  /// The files of an earlier export that were removed, or would be.
  public internal(set) var removed: [String] = []
  /// The files that were edited since the last export, and are kept.
  public internal(set) var kept: [String] = []

  /// Creates an outcome without files.
  public init() {}

  /// Whether the folder already has the content of the export.
  public var isUpToDate: Bool { written.isEmpty && removed.isEmpty && kept.isEmpty }
}
