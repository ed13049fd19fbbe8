/// What an export did, by paths below the folder.
package struct ExportOutcome: Equatable, Sendable {
  /// The files that were written, or would be.
  package var written: [String] = []
  /// The size of the exported files together, in bytes; in a trial, of those that are not to be
  /// written.
  package internal(set) var size = 0
  /// How many files had the right content and were not touched.
  package internal(set) var unchanged = 0
  /// The files of an earlier export that were removed, or would be.
  package internal(set) var removed: [String] = []
  /// The files that were edited since the last export, and are kept.
  package internal(set) var kept: [String] = []
  /// Those among them that are no longer exported.
  package internal(set) var keptStale: Set<String> = []

  /// Creates an outcome without files.
  package init() {}

  /// Whether the folder already has the content of the export.
  package var isUpToDate: Bool { written.isEmpty && removed.isEmpty && kept.isEmpty }
}
