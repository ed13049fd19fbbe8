/// The user's options for files to search, which override any configuration.
package struct FileChoice: Sendable {
  /// Patterns of files to take as documents in any folder, whatever their content.
  package var included: [String] = []
  /// Patterns of files to leave out.
  package var excluded: [String] = []
  /// Whether files that git ignores are skipped.
  package var heedsGitignore = true
  /// The places of the user's git configuration.
  package var gitHome = GitHome()

  /// Makes a choice; by default none.
  package init() {}
}
