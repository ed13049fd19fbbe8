import ExpoSource

extension FormatTally {
  /// `2 files formatted, 1 file already formatted; 3 other JSON files skipped`.
  func english(of action: FormatSettings.Action) -> String {
    let verb =
      switch action {
      case .write: "formatted"
      case .print, .check, .diff: "would be formatted"
      }
    let parts = [
      changed > 0 ? "\(English.count(changed, "file")) \(verb)" : nil,
      unchanged > 0 ? "\(English.count(unchanged, "file")) already formatted" : nil,
      refused > 0 ? "\(English.count(refused, "file")) refused" : nil,
    ].compactMap(\.self)
    let others =
      (skipped > 0 ? "; \(English.count(skipped, "other JSON file")) skipped" : "")
      + (notUTF8 > 0 ? "; \(English.count(notUTF8, "name")) skipped, not UTF-8" : "")
    return parts.joined(separator: ", ") + others
  }
}
