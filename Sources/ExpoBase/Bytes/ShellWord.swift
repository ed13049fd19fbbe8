extension String {
  /// Quoted if necessary: `a b.json` → `'a b.json'`.
  package var shellWord: String {
    let isPlain = unicodeScalars.allSatisfy {
      $0.value >= 0x80 || $0.properties.isAlphabetic || "0"..."9" ~= $0
        || "_-./@+,:".unicodeScalars.contains($0)
    }
    if isPlain, !isEmpty { return self }
    let parts = split(separator: "'", omittingEmptySubsequences: false)
    return "'" + parts.joined(separator: #"'\''"#) + "'"
  }
}
