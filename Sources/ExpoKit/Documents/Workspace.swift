package import ExpoBase
package import ExpoJSON

/// The files of one run of any command: finds documents, reads them and tells what they are.
///
/// It knows patterns and configurations, each read once, and keeps no document but those that take
/// the place of files.
package struct Workspace: Sendable {
  /// A JSON file to read, and what holds for it.
  package struct Candidate: Sendable {
    /// The path, or the name of standard input.
    let path: String
    /// How it was found.
    let origin: FoundFile.Origin
    let policy: Policy

    /// A document that was named, for which no configuration holds.
    package static func named(_ path: String) -> Candidate {
      Candidate(path: path, origin: .named, policy: Policy(selection: .everything))
    }

    /// Whether it is a document whatever its content.
    var isDocument: Bool { origin != .searched }
  }

  let files: FileChoice
  /// The number of threads; nil for the number of processors.
  let jobs: Int?
  /// Files that take the place of those on disk: standard input, and edits not yet written.
  package var overlay: [DocumentPath: SourceFile] = [:]
  /// Files of the overlay that have been read already.
  private var trees: [DocumentPath: JSONTree] = [:]
  private(set) var policies: PolicyFinder

  /// Sets up a run in which the user's options override configurations.
  package init(
    _ files: FileChoice = FileChoice(), rules: RuleSelection = .everything,
    configuration: ConfigurationSource = .nearest, jobs: Int? = nil
  ) {
    self.files = files
    self.jobs = jobs
    policies = PolicyFinder(choice: rules, source: configuration, files: files)
  }

  /// Lets a file take the place of the one at its path.
  mutating func replace(with file: SourceFile) {
    let path = DocumentPath(of: file)
    overlay[path] = file
    trees[path] = nil
  }

  /// Lets a document that has been read take the place of the one at its path.
  mutating func replace(with tree: JSONTree) {
    let path = DocumentPath(of: tree.file)
    overlay[path] = tree.file
    trees[path] = tree
  }

  // MARK: Finding

  /// What is at a path, or takes its place.
  ///
  /// - Throws: ``FileError`` if nothing exists at the path, ``ConfigurationError`` or ``FileError`` if
  ///   a configuration cannot be used.
  package mutating func search(_ path: DocumentPath) throws -> FoundFiles {
    if overlay[path] != nil { return .named(path.string) }
    return try search(including: policies.inclusion(in: path.string)).run(path.string)
  }

  /// The search for the files of a path; some files are found wherever they lie.
  func search(including isIncluded: (@Sendable (String) -> Bool)? = nil) -> FileSearch {
    var search = FileSearch()
    search.files = files
    search.jobs = jobs
    search.isIncluded = isIncluded
    return search
  }

  /// A file that a search found, and what holds for it; nil if patterns leave it out.
  ///
  /// - Parameters:
  ///   - found: The file.
  ///   - excludesNamed: Whether files that were named are left out too.
  /// - Returns: The candidate.
  /// - Throws: ``ConfigurationError`` or ``FileError`` if a configuration cannot be used.
  package mutating func candidate(
    _ found: FoundFile, excludesNamed: Bool = false
  ) throws -> Candidate? {
    let policy = try policies.policy(for: found.path)
    if policy.isExcluded, found.origin != .named || excludesNamed { return nil }
    let origin = policy.isIncluded ? max(found.origin, .included) : found.origin
    return Candidate(path: found.path, origin: origin, policy: policy)
  }

  /// What the configuration of the innermost folder around some paths says of exports; nil if there is
  /// none.
  ///
  /// - Throws: ``ConfigurationError`` or ``FileError`` if it cannot be used.
  package mutating func exportSettings(around paths: [String]) throws -> PlacedExportSettings? {
    try policies.exportSettings(for: FilePath.commonFolder(of: paths))
  }

  /// The warnings of configurations that take the place of others and lack keys of them.
  package func losses(in language: Language) -> [ErrorWords] { policies.losses(in: language) }

  /// What holds for a file.
  mutating func policy(for path: String) throws -> Policy { try policies.policy(for: path) }

  // MARK: Reading

  /// Reads a candidate and tells its kind, unless that is given.
  ///
  /// - Returns: The document; its kind is nil if it looks like neither. Whether it is another JSON
  ///   file, which a search found.
  /// - Throws: ``FileError`` if it cannot be read.
  package func read(
    _ candidate: Candidate, as kind: DocumentKind? = nil, errorLimit: ErrorLimit = .none
  ) throws(FileError) -> (tree: JSONTree, kind: DocumentKind?, isOther: Bool) {
    let tree =
      if let known = trees[DocumentPath(named: candidate.path)] {
        known
      } else {
        JSONTree(reading: try file(of: candidate), errorLimit: errorLimit)
      }
    let dialect = candidate.policy.dialect
    let kind =
      kind
      ?? tree.root.flatMap { root in
        candidate.isDocument
          ? DocumentKind(ofNamed: root, dialect) : DocumentKind(of: root, dialect)
      }
    return (tree, kind, !candidate.isDocument && kind == nil)
  }

  private func file(of candidate: Candidate) throws(FileError) -> SourceFile {
    // Only what the user named may be a pipe or a device.
    let isNamed = candidate.origin == .named && overlay[DocumentPath(named: candidate.path)] == nil
    return try isNamed ? FileReader.read(candidate.path) : readFound(candidate.path)
  }

  /// A file that a search found, or what takes its place.
  func readFound(_ path: String) throws(FileError) -> SourceFile {
    if let file = overlay[DocumentPath(named: path)] { return file }
    return try FileReader.readFound(path)
  }
}
