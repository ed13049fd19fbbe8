import ExpoSource

extension PartialReading {
  /// `the exposition and 2 entries could not be read in full; run expo validate`.
  var english: String {
    let count = entries == 0 ? nil : English.entries(entries) + (isAtLeast ? " or more" : "")
    let parts = [includesExposition ? "the exposition" : nil, count].compactMap(\.self)
    return "\(parts.joined(separator: " and ")) could not be read in full; run expo validate"
  }
}
