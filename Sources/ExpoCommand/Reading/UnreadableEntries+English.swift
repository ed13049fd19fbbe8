import ExpoSource

extension UnreadableEntries {
  var english: String {
    let entries = English.entries(count) + (isAtLeast ? " or more" : "")
    return "\(entries) could not be read; run expo validate"
  }
}
