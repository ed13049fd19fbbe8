/// Searches for documents at paths, except those that patterns exclude.
package struct DocumentSearch {
  private let files: FileChoice
  private var policies: PolicyFinder

  /// Creates a search; configurations are those nearest to each file.
  package init(_ files: FileChoice) {
    self.files = files
    policies = PolicyFinder(choice: RuleChoice(), source: .nearest, files: files)
  }

  /// What a path stands for.
  ///
  /// - Throws: ``FileError`` if nothing exists at the path, ``ConfigurationError`` or ``FileError`` if
  ///   a configuration cannot be used.
  package mutating func run(_ path: String) throws -> FoundFiles {
    var found = try files.search(including: try policies.inclusion(in: path)).run(path)
    found.candidates = try found.candidates.compactMap { try policies.admitted($0)?.candidate }
    return found
  }

  /// What holds for a file.
  mutating func policy(for path: String) throws -> Policy { try policies.policy(for: path) }
}
