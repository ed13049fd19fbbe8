package import ExpoJSON
import ExpoSystem

/// The files of one run of any command: finds documents, reads them and determines their kinds.
///
/// It knows patterns and configurations, each read once, and keeps no document but those that take
/// the place of files.
package struct Workspace: Sendable {
  /// A JSON file to read, and what holds for it.
  package struct Candidate: Sendable {
    /// The path, or the name of standard input.
    let path: String
    let origin: FoundFile.Origin
    let policy: Policy

    /// A document that was named, for which no configuration holds.
    package static func named(_ path: String) -> Candidate {
      Candidate(path: path, origin: .named, policy: Policy(selection: .everything))
    }
  }

  /// A file that was read, and what it is.
  package struct Reading: Sendable {
    package let tree: JSONTree
    /// Its kind if it is a document; nil if it looks like neither.
    package let kind: DocumentKind?
    package fileprivate(set) var recognition: Recognition
    /// Whether only its context can show that it is a document.
    let isUnclear: Bool
    /// Whether it is a document if its context allows: it has two keys, or contains a document.
    let isEnough: Bool
  }

  let files: FileChoice
  /// The number of threads; nil for the number of processors.
  let jobs: Int?
  /// Files that take the place of those on disk: standard input, and edits not yet written.
  package var overlay: [DocumentPath: SourceFile] = [:]
  /// Files of the overlay that have been read already.
  private var trees: [DocumentPath: JSONTree] = [:]
  private(set) var policies: PolicyFinder
  /// What was found at all paths so far.
  private var searches: [FoundFiles] = []
  /// The context of what was found, examined when a file's content does not determine what it is.
  private(set) var surroundings: Lazily<Surroundings>?

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
    surround()
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
    let search = search(including: try policies.inclusion(in: path.string))
    let found: FoundFiles =
      overlay[path] != nil
      ? .named(path.string)
      : try search.run(path.string) {
        (try? policies.policy(for: $0).isExcluded) ?? false
      }
    searches.append(found)
    surround()
    return found
  }

  private mutating func surround() {
    surroundings = Lazily { [self] in Surroundings(of: searches, self) }
  }

  /// The search for the files of a path; included files are found in any folder.
  func search(including isIncluded: (@Sendable (String) -> Bool)? = nil) -> FileSearch {
    FileSearch(files: files, jobs: jobs, isIncluded: isIncluded)
  }

  /// A file that a search found, and what holds for it; nil if patterns leave it out.
  ///
  /// - Throws: ``ConfigurationError`` or ``FileError`` if a configuration cannot be used.
  package mutating func candidate(_ found: FoundFile) throws -> Candidate? {
    let policy = try policies.policy(for: found.path)
    let isLeftOut = { policy.isExcluded || ExportManifest.listsData(at: found.path) }
    if found.origin != .named || files.judgesNamed, isLeftOut() { return nil }
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

  /// What identifies a file or folder: its path without links, which are not looked for where something
  /// else takes the place of the file.
  func identity(of path: String) -> DocumentPath {
    let isOnDisk = overlay[DocumentPath(named: path)] == nil
    return DocumentPath(named: isOnDisk ? FilePath.withoutLinks(path) : FilePath.absolute(path))
  }

  // MARK: Reading

  /// Reads a candidate and determines its kind, unless that is given.
  ///
  /// - Throws: ``FileError`` if it cannot be read.
  package func read(
    _ candidate: Candidate, as kind: DocumentKind? = nil, errorLimit: ErrorLimit = .none
  ) throws(FileError) -> Reading {
    var reading = try examine(candidate, as: kind, errorLimit: errorLimit)
    guard reading.isUnclear else { return reading }
    reading.recognition =
      surroundings?.value.recognition(of: candidate.path, reading) ?? reading.recognition
    return reading
  }

  /// The same without its context.
  func examine(
    _ candidate: Candidate, as kind: DocumentKind? = nil, errorLimit: ErrorLimit = .none
  ) throws(FileError) -> Reading {
    let tree =
      if let known = trees[DocumentPath(named: candidate.path)] {
        known
      } else {
        JSONTree(reading: try file(of: candidate), errorLimit: errorLimit)
      }
    let policy = candidate.policy
    let likeness = tree.root.flatMap { Likeness(of: $0, policy.dialect) }
    let isInDataSet = AssetCatalog.dataSet(around: candidate.path) != nil
    let recognition: Recognition =
      switch candidate.origin {
      case .named where !files.judgesNamed: .named
      case _ where likeness?.isTelling ?? false: .telling
      case _ where candidate.origin == .included || policy.isIncluded || kind != nil: .included
      case _ where isInDataSet && !tree.isWhole: .unread
      default: likeness?.withoutDocument ?? .other
      }
    let hasTwo = likeness?.hasTwo ?? false
    let isUnclear =
      !recognition.isDocument && (isInDataSet || hasTwo && likeness?.hasThree ?? false)
    let isInside = { tree.root.map(ShapeRules(policy.dialect).isDocumentInside) ?? false }
    return Reading(
      tree: tree, kind: kind ?? likeness?.documentKind, recognition: recognition,
      isUnclear: isUnclear, isEnough: hasTwo || isUnclear && isInside())
  }

  private func file(of candidate: Candidate) throws(FileError) -> SourceFile {
    // Only what the user named may be a pipe or a device.
    let isNamed = candidate.origin == .named && overlay[DocumentPath(named: candidate.path)] == nil
    return try isNamed ? FileReader.read(candidate.path) : readFound(candidate.path)
  }

  /// Transforms files that a search found, on several threads; the result is nil for one that cannot
  /// be read.
  func read<Result: Sendable>(
    _ paths: [String], _ body: @escaping @Sendable (SourceFile) -> Result
  ) -> [Result?] {
    parallelMap(paths, jobs: jobs) { path in (try? readFound(path)).map(body) }
  }

  /// A file that a search found, or what takes its place.
  func readFound(_ path: String) throws(FileError) -> SourceFile {
    if let file = overlay[DocumentPath(named: path)] { return file }
    return try FileReader.readFound(path)
  }
}
