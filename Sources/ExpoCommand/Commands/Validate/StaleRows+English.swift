import ExpoSource
import ExpoText
import ExpoValidation

extension StaleRows {
  /// `known.json: 2 rows match no finding: EX501 in items.json, entry 'a'; EX104 in x.json`.
  var english: ErrorWords {
    if isMisplaced {
      return ErrorWords(
        message: "\(file): no row names a file that exists, so no row is removed",
        help: "move it back to the folder that it was written in, or use --write-baseline")
    }
    let shown = rows.prefix(Self.named).map(\.english).joined(separator: "; ")
    let more = rows.count > Self.named ? "; and \(rows.count - Self.named) more" : ""
    let verb = rows.count == 1 ? "matches" : "match"
    return ErrorWords(
      message: "\(file): \(English.count(rows.count, "row")) \(verb) no finding: \(shown)\(more)",
      help: isPruned
        ? "\(rows.count == 1 ? "it was" : "they were") removed"
        : "--prune-baseline removes \(rows.count == 1 ? "it" : "them")")
  }
}

extension Baseline.Row {
  fileprivate var english: String {
    "\(rule) in \(file)" + (entry.map { ", entry '\(VisibleText.quoted($0))'" } ?? "")
  }
}
