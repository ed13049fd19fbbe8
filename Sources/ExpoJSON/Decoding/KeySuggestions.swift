import ExpoDiagnostics

/// Finds the missing key that an unknown key was meant as.
///
/// `imageName` → `image_name`; `locaton` → `location`; nil where two keys are equally near.
struct KeySuggestions {
  private let candidates: [String]
  private let aliases: [String: String]
  /// The first candidate of each spelling without case, `_` and `-`.
  private let foldedCandidates: [String: String]

  /// Creates suggestions.
  ///
  /// - Parameters:
  ///   - candidates: The known keys that are missing.
  ///   - aliases: Other names of keys: `["imageName": "image_name"]`.
  init(_ candidates: [String], aliases: [String: String]) {
    self.candidates = candidates
    self.aliases = aliases
    foldedCandidates = Dictionary(
      candidates.map { (Self.folded($0), $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// The candidate that an unknown key was meant as: by an alias, in other case, or misspelt.
  func meaning(of unknown: String) -> String? {
    if let meant = aliases[unknown] { return candidates.first { $0 == meant } }
    return foldedCandidates[Self.folded(unknown)]
      ?? EditDistance.nearest(to: unknown, among: candidates)
  }

  /// A key without case, `_` and `-`.
  private static func folded(_ key: String) -> String {
    key.lowercased().filter { $0 != "_" && $0 != "-" }
  }
}
