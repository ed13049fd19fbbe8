import ExpoBase
package import ExpoJSON
import ExpoModel
import ExpoSystem

/// One run of an inspection: the files that it found, and what is wrong with them.
package struct InspectionRun: Sendable {
  let inspection: Inspection
  package var workspace: Workspace
  var pictures: RunPictures
  /// The findings so far.
  var found: FindingsByFile
  /// The catalogs and folders in which not every document was checked; the reasons have been
  /// reported.
  var incomplete: Set<DocumentPath> = []
  /// The names that source code has of pictures and documents.
  var namedInCode: Set<String> = []
  /// The projects whose code names a data set that is missing.
  var lostData: Set<DocumentPath> = []
  /// The catalogs in no target of which code loads a data set.
  var neededCatalogs: Set<DocumentPath> = []
  /// The source code that was checked.
  var checkedCode: Set<String> = []
  /// The paths of the documents.
  var documentPaths: Set<DocumentPath> = []
  /// The names of all sets, which an app may have beside those of the library that names them.
  lazy var allNames = Set(assetCatalogs.flatMap(\.sets).map(\.name))
  /// The catalogs to check, by their paths without links.
  lazy var catalogsByPath = Dictionary(
    assetCatalogs.map { (FilePath.withoutLinks($0.path), $0) }
  ) { first, _ in first }
  /// What the candidates turned out to be, in the order of their paths.
  private var checked: [Result<Checked, FileError>?] = []

  private enum Checked {
    case document(Validator.CheckedDocument)
    /// Another JSON file, and whether it may be meant as a document.
    case other(Recognition, isLikely: Bool)
  }

  // MARK: The files

  /// What was found at the paths of the run.
  var searches: [FoundFiles] = []
  /// Their paths without links.
  var searchPlaces: [String] = []
  /// The files to check, in the order of their paths.
  var candidates: [Workspace.Candidate] = []
  /// The catalogs to check whole, in the order of their paths.
  var assetCatalogs: [AssetCatalog] = []
  /// The candidates that were found in a folder which is no part of a catalog.
  var searched: Set<DocumentPath> = []
  /// What could not be searched.
  var searchFailures: [FileError] = []
  /// The files that patterns leave out.
  package internal(set) var excluded: [String] = []
  /// The patterns that no file of the run matches.
  package internal(set) var unmatched: [UnmatchedPattern] = []

  /// The catalogs that were checked.
  package var catalogs: [String] { assetCatalogs.map(\.path) }
  /// The files and folders that searches skipped.
  package var skipped: [FoundFiles.Skipped] { searches.flatMap(\.skipped) }
  /// The project files that could not be read.
  package var unreadProjects: [String] { pictures.projects.unread }
  /// Whether a folder was searched.
  package var hasSearched: Bool { searches.contains(where: \.isFolder) }

  // MARK: The results

  /// The findings, in the order of paths.
  package private(set) var findings: [Report.FileDiagnostics] = []
  /// The documents that were checked, in the order of paths.
  package internal(set) var documents: [Validator.CheckedDocument] = []
  /// The files and data sets that are no documents, what they are, and whether they may be meant as some.
  package internal(set) var others: [(path: String, what: Recognition, isLikely: Bool)] = []
  /// What could not be read.
  package internal(set) var failures: [FileError] = []

  /// Finds the files of paths.
  init(_ inspection: Inspection, _ paths: [DocumentPath]) throws {
    self.inspection = inspection
    workspace = inspection.workspace
    found = FindingsByFile(limit: inspection.findingLimit, keepsFixes: inspection.keepsFixes)
    pictures = RunPictures(inspection.assets, [], [], workspace.search())
    try findFiles(at: paths)
    pictures = RunPictures(inspection.assets, searches, assetCatalogs, workspace.search())
    checked = Array(repeating: nil, count: candidates.count)
  }

  /// Checks the documents, their pictures and catalogs, and how they belong together.
  mutating func check() throws {
    found = FindingsByFile(limit: inspection.findingLimit, keepsFixes: inspection.keepsFixes)
    (documents, others, failures, incomplete) = ([], [], searchFailures, [])
    (lostData, checkedCode, namedInCode, neededCatalogs) = ([], [], [], [])
    let folders = Set(searches.flatMap(\.excluded))
    for path in excluded { leaveOut(folders.contains(path) ? path + "/." : path) }
    for failure in searchFailures { leaveOut(failure.path) }
    try checkDocuments()
    reportEmptySearches()
    if case .none = inspection.assets {} else { try checkPictures() }
    try checkPairing()
    // A folder may be both searched and read as a catalog.
    var seen: Set<FileError> = []
    failures = failures.filter { seen.insert($0).inserted }
    findings = found.sorted
  }

  /// Checks again with other bytes of some files; of the documents, only these are read.
  mutating func check(replacing files: [SourceFile]) throws {
    for file in files { workspace.replace(with: file) }
    // What else is in their catalogs may be recognized by them.
    let scope = { (path: String) in DocumentPath(named: AssetCatalog.path(around: path) ?? path) }
    let replaced = Set(files.map { scope($0.name) })
    for index in candidates.indices where replaced.contains(scope(candidates[index].path)) {
      checked[index] = nil
    }
    try check()
  }

  mutating func fail(_ error: FileError) { failures.append(error) }

  private mutating func leaveOut(_ path: String) {
    incomplete.insert(
      DocumentPath(named: AssetCatalog.path(around: path) ?? FileName.folder(of: path)))
  }

  /// Reports the folders in which no document was found; in a catalog sets are enough.
  private mutating func reportEmptySearches() {
    for found in searches
    where found.isFolder
      && !(found.path.hasSuffix(".xcassets") && found.catalogs.contains { !$0.sets.isEmpty })
    {
      // What several paths lead to has the name of one of them.
      let place = workspace.identity(of: found.path)
      let isEmpty = !documents.contains { place.contains(workspace.identity(of: $0.name).string) }
      let isFailed = failures.contains { Project.isIn(found.path, $0.path) }
      if isEmpty, !isFailed {
        let skipped = others.filter { Project.isIn(found.path, $0.path) }.map(\.what)
        fail(FileError(path: found.path, kind: .noDocuments(skipped: skipped)))
      }
    }
  }
}

// MARK: - Documents

extension InspectionRun {
  /// Reads and checks the candidates, each with the pictures that are known for it.
  private mutating func checkDocuments() throws {
    let unchecked = checked.indices.filter { checked[$0] == nil }
    let work = unchecked.map { index in
      let candidate = candidates[index]
      return (candidate, pictures.likely(for: candidate.path, candidate.policy))
    }
    let results = parallelMap(work, jobs: workspace.jobs) {
      [inspection, workspace] candidate, pictures in
      Result { () throws(FileError) in
        try Self.check(candidate, inspection, workspace, pictures)
      }
    }
    for (index, result) in zip(unchecked, results) { checked[index] = result }
    for (candidate, result) in zip(candidates, checked) {
      switch result {
      case nil: break
      case .success(.document(let document)):
        documents.append(document)
        found.add(document.findings)
        if !document.isReadable || document.kind == nil { leaveOut(candidate.path) }
      case .success(.other(let what, let isLikely)):
        others.append((candidate.path, what, isLikely))
      case .failure(let error):
        fail(error)
        leaveOut(candidate.path)
      }
    }
  }

  /// Checks a candidate and looks up its pictures; releases a document without findings.
  private static func check(
    _ candidate: Workspace.Candidate, _ inspection: Inspection, _ workspace: Workspace,
    _ pictures: PictureIndex?
  ) throws(FileError) -> Checked {
    let validator = inspection.validator(candidate.policy)
    let reading = try workspace.read(
      candidate, as: inspection.kind, errorLimit: validator.errorLimit)
    let what = reading.recognition
    guard what.isDocument else {
      return .other(what, isLikely: what == .other && isLikely(reading, candidate.policy.dialect))
    }
    var document = validator.check(reading.tree, what)
    try FileReader.checkIsWhole(reading.tree.file)
    document.policy = candidate.policy
    if let pictures, document.kind != .exposition {
      let references = document.imageReferences
      let count = document.entryCount ?? 0
      let isOptional = candidate.policy.dialect.optionalKeys.contains(
        Entry.CodingKeys.imageName.rawValue)
      document.mayUseOthers =
        document.isBroken || count == 0
        || !isOptional && references.count(where: \.isNamed) < count
      for reference in references {
        if pictures.resolve(exactly: reference.name) {
          document.used.insert(reference.name)
        } else {
          document.unresolved.append(reference)
        }
      }
    }
    if document.findings.isEmpty { document.release() }
    return .document(document)
  }

  /// Whether a file may be meant as the counterpart of a document, or as any document, although it
  /// does not look like one: nothing can be read of it, or it is inside another value or empty.
  private static func isLikely(
    _ reading: Workspace.Reading, _ dialect: Dialect, beside kind: DocumentKind? = nil
  ) -> Bool {
    guard let root = reading.tree.root, reading.tree.obstacle == nil else { return true }
    if let found = reading.kind { return found != kind }
    return ShapeRules(dialect).rootProblem(root, expecting: nil).holdsDocument
  }
}

/// The rules for documents that belong together: EX702 and EX704.
extension InspectionRun {
  /// Reports a second document of a kind, an exposition without entries and entries without an
  /// exposition; the latter where every document around them was looked at.
  mutating func checkPairing() throws {
    var projects: [DocumentPath: [Int]] = [:]
    for (index, document) in documents.enumerated()
    where searched.contains(DocumentPath(named: document.name)) {
      projects[root(of: document.name), default: []].append(index)
    }
    for members in projects.values {
      let root = pictures.projects.project(of: documents[members[0]].name)?.root
      let isLost =
        root.map { lostData.contains(DocumentPath(named: FilePath.withoutLinks($0))) } ?? false
      try checkPairing(of: members, isLost: isLost)
    }
  }

  /// Checks the documents of a project, given by their indices; `isLost` if one that code names is
  /// missing there, which is reported.
  private mutating func checkPairing(of members: [Int], isLost: Bool) throws {
    let known = members.compactMap { index in documents[index].kind.map { (index, $0) } }
    let groups = DocumentGroup.all(of: known.map { (documents[$0].name, $1, "") })
    for group in groups where !group.isOne {
      try report(seconds: group.expositions.sorted().map { documents[known[$0].0] }, .exposition)
      try report(seconds: group.entries.sorted().map { documents[known[$0].0] }, .entries)
    }
    if isLost { return }
    let isOfOneKind = Set(known.map(\.1)).count == 1
    // What is of no kind may be the document that is missing.
    if isOfOneKind, known.count < members.count { return }
    for group in groups where !group.isComplete {
      let document = documents[known[group.first].0]
      // A document beside a whole exposition may be a test's; not one with pictures of its own.
      let isAlone = isOfOneKind || hasPictures(around: document) && !hasCounterpart(document)
      guard isAlone, checkedAll(around: document), let file = file(of: document) else { continue }
      let causes = try counterparts(of: document)
      for cause in causes { found.add(cause) }
      if !causes.isEmpty { continue }
      let kind: CatalogProblem.Kind =
        document.kind == .exposition ? .missingEntries : .missingExposition
      found.add(
        [CatalogProblem(kind, at: .start(of: file))], to: file,
        document.policy.selection)
      if isOfOneKind { return }
    }
  }

  /// Reports all but the first of the documents of a kind in one exhibition that are in one target; the
  /// first is what code names.
  private mutating func report(
    seconds documents: [Validator.CheckedDocument], _ kind: DocumentKind
  ) throws {
    var places = documents.compactMap { document in
      targets(of: document).map { (document: document, targets: $0) }
    }
    let rank = { [namedInCode] (document: Validator.CheckedDocument, targets: [Int]) in
      (namedInCode.contains(Self.name(of: document.name)) ? 0 : 2)
        + (targets.isEmpty ? 1 : 0)
    }
    places.sort { rank($0.document, $0.targets) < rank($1.document, $1.targets) }
    var firsts: [Int: DocumentLocation] = [:]
    var files: Set<DocumentPath> = []
    for (document, targets) in places {
      // A second file of a data set is reported as that, and a file has one text for each language.
      guard files.insert(Self.place(of: document)).inserted, let file = file(of: document) else {
        continue
      }
      let start = DocumentLocation(file: document.name, bytes: 0..<0, part: .file)
      // What is in no target is as likely in any: it is known as -1.
      let own = targets.isEmpty ? [-1] : targets
      let first = (targets.isEmpty ? firsts.keys.sorted() : own + [-1])
        .lazy.compactMap { firsts[$0] }.first
      if let first {
        let problem = CatalogProblem(.secondDocument(kind, first: first), at: .start(of: file))
        found.add([problem], to: file, document.policy.selection)
      }
      for target in own where firsts[target] == nil { firsts[target] = start }
    }
  }

  /// The targets that contain a document; none if no project file tells of it; nil if it is only in
  /// tests or previews, or aside.
  private mutating func targets(of document: Validator.CheckedDocument) -> [Int]? {
    if document.name.split(separator: "/").contains("Preview Content") { return nil }
    guard let project = pictures.projects.project(of: document.name) else { return [] }
    let targets = project.targets(with: document.name)
    let isOfTests = project.targets.contains { $0.contains(project.place(of: document.name)) }
    return targets.isEmpty && (isOfTests || project.isAside(document.name)) ? nil : targets
  }

  /// The data set of a document, or its path without the folder of its language.
  private static func place(of document: Validator.CheckedDocument) -> DocumentPath {
    let folder = FileName.folder(of: document.name)
    if folder.hasSuffix(".dataset") { return DocumentPath(named: folder) }
    let outer = folder.hasSuffix(".lproj") ? FileName.folder(of: folder) : folder
    return DocumentPath(
      named: FileName.path(of: FileName.last(of: document.name), in: outer))
  }

  /// Whether a target that contains a document also contains one of the other kind.
  private mutating func hasCounterpart(_ document: Validator.CheckedDocument) -> Bool {
    guard let project = pictures.projects.project(of: document.name) else { return false }
    return documents.contains { other in
      other.kind != nil && other.kind != document.kind
        && project.hasTarget(with: document.name, and: other.name)
    }
  }

  /// The findings of files beside a document that may be meant as its counterpart.
  private mutating func counterparts(
    of document: Validator.CheckedDocument
  ) throws -> [Report.FileDiagnostics] {
    let folder = FileName.folder(of: document.name)
    let likely = others.filter { $0.isLikely && FileName.folder(of: $0.path) == folder }
    return try likely.map(\.path).compactMap { path in
      let policy = try workspace.policy(for: path)
      let validator = inspection.validator(policy)
      let file = Workspace.Candidate(path: path, origin: .searched, policy: policy)
      guard let reading = try? workspace.read(file, errorLimit: validator.errorLimit),
        Self.isLikely(reading, policy.dialect, beside: document.kind)
      else { return nil }
      return validator.check(reading.tree, .besideDocument).findings
    }
  }

  private func hasPictures(around document: Validator.CheckedDocument) -> Bool {
    guard let place = document.catalog else { return false }
    return assetCatalogs.contains { $0.place == place && !$0.sets(.image).isEmpty }
  }

  /// Whether every document of a document's catalog or folder was checked.
  private func checkedAll(around document: Validator.CheckedDocument) -> Bool {
    !incomplete.contains(
      document.catalog ?? DocumentPath(named: FileName.folder(of: document.name)))
  }

  /// The folder of a file's project, as far as it was searched.
  mutating func root(of path: String) -> DocumentPath {
    DocumentPath(named: pictures.projects.root(of: path))
  }
}
