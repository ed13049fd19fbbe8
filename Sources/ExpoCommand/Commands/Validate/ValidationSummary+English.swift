import ExpoDiagnostics
import ExpoSource

extension ValidationSummary {
  /// `checked items.json: 13 entries`, `2 errors in 1 file; 3 other JSON files skipped`,
  /// `1 finding fixed in 1 file`.
  var english: [String] {
    let skipped =
      (skipped > 0 ? "; \(English.count(skipped, "other JSON file")) skipped" : "")
      + (notUTF8 > 0 ? "; \(English.count(notUTF8, "name")) skipped, not UTF-8" : "")
    let fixed = fixed.flatMap { $0.findings > 0 ? $0.english : nil }
    return documents.map { "checked \($0.file): \($0.content.english)" }
      + [counts.map { $0.words(in: .english) + skipped }, fixed].compactMap(\.self)
  }
}

extension ValidationSummary.Content {
  var english: String {
    switch self {
    case .entries(let count): English.entries(count)
    case .exposition: "an exposition"
    case .neither: "neither an exposition nor entries"
    }
  }
}

extension ValidationSummary.Fixed {
  fileprivate var english: String {
    "\(English.count(findings, "finding")) fixed in \(English.count(files, "file"))"
  }
}
