extension String {
  /// The text as a word of a shell: `a b.json` → `'a b.json'`.
  package var shellWord: String {
    let isPlain = unicodeScalars.allSatisfy {
      $0.value >= 0x80 || $0.properties.isAlphabetic || "0"..."9" ~= $0
        || "_-./@+,:".unicodeScalars.contains($0)
    }
    return isPlain && !isEmpty ? self : "'\(replacingQuotes)'"
  }

  /// The text with each quote as a shell takes it inside quotes.
  private var replacingQuotes: String {
    split(separator: "'", omittingEmptySubsequences: false).joined(separator: #"'\''"#)
  }
}
