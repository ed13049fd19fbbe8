package import ExpoJSON
import ExpoSystem

/// The files of one run of any command: finds documents, reads them and determines their kinds.
///
/// Patterns and configurations are read once. Of the documents, only those of the overlay are kept.
package struct Workspace: Sendable {
  package struct Candidate: Sendable {
    /// The path, or the name of standard input.
    let path: String
    let origin: FoundFile.Origin
    let policy: Policy

    /// A document that the user named, to which no configuration applies.
    package static func named(_ path: String) -> Candidate {
      Candidate(path: path, origin: .named, policy: Policy(selection: .everything))
    }
  }

  package struct Reading: Sendable {
    package let tree: JSONTree
    package let kind: DocumentKind?
    package fileprivate(set) var recognition: Recognition
    /// Whether only its surroundings can show that it is a document.
    let isUnclear: Bool
    /// Whether it has two keys or contains a document, which is enough in the right surroundings.
    let isEnough: Bool

    /// Whether it may be the only missing document: an empty list, or one under other names.
    var mayBeMeant: Bool { kind != nil || isEnough }
  }

  let files: FileChoice
  /// The number of threads; nil for one per processor.
  let jobs: Int?
  /// Files that replace those on disk: standard input, and edits not yet written.
  package var overlay: [DocumentPath: SourceFile] = [:]
  private var trees: [DocumentPath: JSONTree] = [:]
  private(set) var policies: PolicyFinder
  private(set) var searches: [FoundFiles] = []
  /// Examined only when the content of a file does not show whether it is a document.
  private(set) var surroundings: Lazily<Surroundings>?

  package init(
    _ files: FileChoice = FileChoice(), rules: RuleSelection = .everything,
    configuration: ConfigurationSource = .nearest, jobs: Int? = nil
  ) {
    self.files = files
    self.jobs = jobs
    policies = PolicyFinder(choice: rules, source: configuration, files: files)
  }

  /// The tree is of the file.
  mutating func replace(with file: SourceFile, _ tree: JSONTree? = nil) {
    let path = DocumentPath(of: file)
    overlay[path] = file
    trees[path] = tree
    surround()
  }

  // MARK: Finding

  /// Finds a file or the files in a folder, and adds them to the searches of the run.
  ///
  /// - Throws: ``FileError`` if nothing exists at the path, ``ConfigurationError`` or ``FileError``
  ///   if a configuration cannot be used.
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

  /// A search that also finds included files in the folders that it skips.
  func search(including isIncluded: (@Sendable (String) -> Bool)? = nil) -> FileSearch {
    FileSearch(files: files, jobs: jobs, isIncluded: isIncluded)
  }

  /// The file with its settings; nil if patterns exclude it, or if an export wrote it as data of a site.
  ///
  /// - Throws: ``ConfigurationError`` or ``FileError`` if a configuration cannot be used.
  package mutating func candidate(_ found: FoundFile) throws -> Candidate? {
    let policy = try policies.policy(for: found.path)
    let isLeftOut = { policy.isExcluded || ExportManifest.listsData(at: found.path) }
    if found.origin != .named || files.forcesExclude, isLeftOut() { return nil }
    let origin = policy.isIncluded ? max(found.origin, .included) : found.origin
    return Candidate(path: found.path, origin: origin, policy: policy)
  }

  /// The settings for exports from the innermost folder that contains all paths.
  ///
  /// - Throws: ``ConfigurationError`` or ``FileError`` if the configuration cannot be used.
  package mutating func exportSettings(around paths: [String]) throws -> FolderExportSettings? {
    try policies.exportSettings(for: FilePath.commonFolder(of: paths))
  }

  /// Warnings about configurations that replace others further out and lack some of their keys.
  package func losses(in language: Language) -> [ErrorWords] { policies.losses(in: language) }

  mutating func policy(for path: String) throws -> Policy { try policies.policy(for: path) }

  /// The path without links, by which files are compared; links to a file of the overlay stay.
  func identity(of path: String) -> DocumentPath {
    let isOnDisk = overlay[DocumentPath(named: path)] == nil
    return DocumentPath(named: isOnDisk ? FilePath.withoutLinks(path) : FilePath.absolute(path))
  }

  // MARK: Reading

  /// Reads a file and determines whether it is a document, and its kind unless it is given.
  ///
  /// - Throws: ``FileError`` if it cannot be read.
  package func read(
    _ candidate: Candidate, as kind: DocumentKind? = nil, errorLimit: ErrorLimit = .none
  ) throws(FileError) -> Reading {
    var reading = try examine(candidate, as: kind, errorLimit: errorLimit)
    let isUnread = reading.recognition == .unread && !reading.isEnough
    guard reading.isUnclear || isUnread else { return reading }
    reading.recognition =
      surroundings?.value.recognition(of: candidate.path, reading) ?? reading.recognition
    return reading
  }

  /// The same without regard to its surroundings.
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
    // Other text may begin as JSON.
    let isNamedAsJSON = FileName.isDocument(FileName.last(of: candidate.path))
    let recognition: Recognition =
      switch candidate.origin {
      case .named where !files.forcesExclude: .named
      case _ where likeness?.isTelling ?? false: .telling
      case _ where candidate.origin == .included || policy.isIncluded || kind != nil: .included
      case _ where isInDataSet && isNamedAsJSON && !tree.isWhole: .unread
      default: likeness?.withoutDocument ?? .other
      }
    let hasTwo = likeness?.hasTwo ?? false
    let isUnclear =
      !recognition.isDocument && (isInDataSet || hasTwo && likeness?.hasThree ?? false)
    let isInside = { tree.root.map(policy.dialect.isDocumentInside) ?? false }
    let isEnough = hasTwo || (isUnclear || recognition == .unread) && isInside()
    return Reading(
      tree: tree, kind: kind ?? likeness?.documentKind, recognition: recognition,
      isUnclear: isUnclear, isEnough: isEnough)
  }

  private func file(of candidate: Candidate) throws(FileError) -> SourceFile {
    // Only a file that the user named may be a pipe or a device.
    let isNamed = candidate.origin == .named && overlay[DocumentPath(named: candidate.path)] == nil
    return try isNamed ? FileReader.read(candidate.path) : readFound(candidate.path)
  }

  /// Reads on several threads; the result is nil for a file that cannot be read.
  func read<Result: Sendable>(
    _ paths: [String], _ body: @escaping @Sendable (SourceFile) -> Result
  ) -> [Result?] {
    parallelMap(paths, jobs: jobs) { path in (try? readFound(path)).map(body) }
  }

  /// Reads a file, from the overlay if it is there.
  func readFound(_ path: String) throws(FileError) -> SourceFile {
    if let file = overlay[DocumentPath(named: path)] { return file }
    return try FileReader.readFound(path)
  }
}

extension JSONTree {
  /// Whether a value exists and no error may have changed it.
  var isWhole: Bool { root != nil && obstacle == nil && !mayHaveLostRoot }

  /// Whether an error may have changed the kind of the document or the number of its values.
  ///
  /// A comment, a trailing comma and a byte order mark change neither.
  var mayHaveLostRoot: Bool {
    let harmless: [Rule] = [.comment, .trailingComma, .byteOrderMark]
    return errors.contains { $0.severity == .error && !harmless.contains($0.rule) }
      || log.omitted.rows.contains { $0.severity == .error && !harmless.contains($0.rule) }
  }
}
