/// What became of the documents of a run of `format`.
struct FormatTally {
  /// Documents that were, or would be, printed otherwise than they stand.
  var changed = 0
  /// Documents that stand as they would be printed.
  var unchanged = 0
  /// Documents with errors.
  var refused = 0
  /// JSON files that are no documents.
  var skipped = 0

  /// The closing line: `2 files formatted, 1 file already formatted`; nil where the documents
  /// themselves are printed.
  func summary(of action: FormatSettings.Action) -> String? {
    guard !action.printsDocuments else { return nil }
    let verb = action == .write ? "formatted" : "would be formatted"
    let parts = [
      changed > 0 ? "\(Count.of(changed, "file")) \(verb)" : nil,
      unchanged > 0 ? "\(Count.of(unchanged, "file")) already formatted" : nil,
      refused > 0 ? "\(Count.of(refused, "file")) refused" : nil,
    ].compactMap(\.self)
    // That nothing could be done has been said.
    guard !parts.isEmpty else { return nil }
    let others = skipped > 0 ? "; \(Count.of(skipped, "other JSON file")) skipped" : ""
    return parts.joined(separator: ", ") + others
  }
}

extension FormatSettings.Action {
  /// Whether what is printed are documents or their differences, with nothing to sum up.
  var printsDocuments: Bool { self == .print || self == .diff }
}
