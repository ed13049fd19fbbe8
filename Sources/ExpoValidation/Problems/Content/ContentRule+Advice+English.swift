extension ContentRule {
  var englishAdvice: String {
    switch self {
    case .emptyText:
      "Write the text, or delete the entry."
    case .strayWhitespace:
      "Delete the white space."
    case .duplicateName:
      "Rename one of the entries, or delete the copy."
    case .sharedImage:
      """
      Give the copied entry its own image_name. If both share the picture on purpose, ignore \
      the rule.
      """
    case .overlongSummary:
      "Exchange the two texts, or shorten the first."
    }
  }
}
