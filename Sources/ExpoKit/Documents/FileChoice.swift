/// The user's options for files to search, which override any configuration.
package struct FileChoice: Sendable {
  /// Patterns of files to take as documents in any folder, whatever their content.
  var included: [String]
  /// Patterns of files to leave out.
  var excluded: [String]
  /// Whether files that git ignores are skipped.
  var heedsGitignore: Bool
  /// The places of the user's git configuration.
  var gitHome: GitHome

  /// Makes a choice; by default none.
  package init(
    included: [String] = [], excluded: [String] = [], heedsGitignore: Bool = true,
    gitHome: GitHome? = nil
  ) {
    self.included = included
    self.excluded = excluded
    self.heedsGitignore = heedsGitignore
    self.gitHome = gitHome ?? GitHome()
  }
}
