import ExpoDiagnostics

/// Whether a key was meant as another.
enum KeyNames {
  /// Whether `found` is `wanted` in other letters: as camel case, as a known alias, or misspelt.
  ///
  /// `imageName` and `image_name`; `locaton` and `location`; of two that are equally near, none.
  static func isNear(
    _ found: String, _ wanted: String, among candidates: [String], aliases: [String: String]
  ) -> Bool {
    if let meant = aliases[found] { return meant == wanted }
    if let same = candidates.first(where: { folded($0) == folded(found) }) { return same == wanted }
    return EditDistance.nearest(to: found, among: candidates) == wanted
  }

  /// Without case, `_` and `-`.
  private static func folded(_ key: String) -> String {
    key.lowercased().filter { $0 != "_" && $0 != "-" }
  }
}
