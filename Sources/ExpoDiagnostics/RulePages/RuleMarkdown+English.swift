extension RuleMarkdown {
  static let englishHead = "| code | name | severity | finds |\n|---|---|---|---|\n"
}
