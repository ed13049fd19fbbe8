import ExpoSystem
package import ExpoJSON

/// The files that an inspection found, and their findings.
///
/// The run checks the candidates, gathers the facts of each project, applies the rules for
/// projects, and merges the findings of each file.
package struct InspectionRun: Sendable {
  let inspection: Inspection
  package private(set) var workspace: Workspace
  let files: RunFiles
  private(set) var survey: ProjectSurvey
  private var checked: CheckedCandidates

  // MARK: The results

  /// In the order of paths.
  package private(set) var findings: [Report.FileDiagnostics] = []
  /// In the order of paths.
  package private(set) var documents: [Validator.CheckedDocument] = []
  /// The files and data sets that are not documents.
  package private(set) var others: [(path: String, what: Recognition)] = []
  package private(set) var failures: [FileError] = []
  /// The number of names of documents that could not be followed, by the files of code that load them.
  package var unfollowed: [String: Int] { survey.unfollowed }

  // MARK: Other files, and files that were not read

  /// Whether the user named a folder.
  package var isOfFolder: Bool { files.searches.contains(where: \.isFolder) }
  package var skipped: [FoundFiles.Skipped] { files.skipped }
  package var excluded: [String] { files.excluded }
  package var unmatched: [UnmatchedPattern] { files.unmatched }
  package var catalogs: [String] { files.catalogs.map(\.path) }
  package var unreadProjects: [String] { survey.pictures.projects.unread }
  /// The Xcode projects that were read although git ignores them.
  package var ignoredProjects: [String] { survey.pictures.projects.ignored }
  /// The manifests without an Xcode project, and the programs that make it.
  package var manifests: [String: ProjectGenerator] { survey.pictures.projects.manifests }

  init(_ inspection: Inspection, _ paths: [DocumentPath]) throws {
    self.inspection = inspection
    workspace = inspection.workspace
    files = try RunFiles(of: inspection, at: paths, &workspace)
    let pictures = PictureFinder(inspection.assets, workspace, catalogs: files.catalogs)
    survey = ProjectSurvey(
      files: files, inspection: inspection, workspace: workspace, pictures: pictures)
    checked = CheckedCandidates(count: files.candidates.count)
  }

  mutating func check() throws {
    survey = ProjectSurvey(
      files: files, inspection: inspection, workspace: workspace, pictures: survey.pictures)
    let facts = try survey.facts(&checked)
    others = checked.others.map { ($0.path, $0.what) }
    failures = files.failures + checked.failures
    failures += survey.pictures.failures + survey.pictures.projects.failures + survey.failures
    documents = facts.flatMap(\.documents).sorted(byBytesOf: \.name)
    var found = Dictionary(documents.map { (DocumentPath(of: $0.found.file), $0.found) }) { $1 }
    for facts in facts { try report(facts, to: &found) }
    // A folder may be both searched and read as a catalog.
    var seen: Set<FileError> = []
    failures = failures.filter { seen.insert($0).inserted }
    findings = found.keys.sorted(byBytesOf: \.string).compactMap { found[$0]?.sorted }
    reportEmptySearches()
  }

  /// Checks again with new bytes of some files, and reads only the documents that these may change.
  mutating func check(replacing files: [SourceFile]) throws {
    for file in files { workspace.replace(with: file) }
    checked.forget(
      Set(files.map { CheckedCandidates.scope(of: $0.name) }), of: self.files.candidates)
    try check()
  }

  /// Reports folders without a document, and catalogs without a document or a set.
  private mutating func reportEmptySearches() {
    // A missing asset in code (EX610) is the more precise finding.
    let lacking = findings.filter { file in
      file.diagnostics.contains { $0.rule == .missingAsset && $0.severity == .error }
    }.map(\.file.name)
    for found in files.searches where found.isFolder {
      let isCatalog = found.path.hasSuffix(".xcassets")
      let isLeftOut = (try? workspace.policy(for: found.path))?.isExcluded ?? false
      if isCatalog, !isLeftOut, found.catalogs.contains(where: { !$0.sets.isEmpty }) { continue }
      // A document is named by one of the paths that lead to it, so paths are compared without links.
      let identity = workspace.identity(of: found.path)
      let known = documents.lazy.map { [workspace] in workspace.identity(of: $0.name).string }
      let isExplained = (failures.map(\.path) + lacking).contains { Project.isIn(found.path, $0) }
      if isExplained || known.contains(where: identity.contains) { continue }
      let skipped = others.filter { Project.isIn(found.path, $0.path) }.map(\.what)
      failures.append(FileError(path: found.path, kind: .noDocuments(skipped: skipped)))
    }
  }
}

// MARK: - Projects

extension InspectionRun {
  private mutating func report(
    _ facts: ProjectFacts, to found: inout [DocumentPath: FileFindings]
  ) throws {
    var problems = facts.problems
    for (file, own, contents) in facts.assets == .none ? [] : try checkCatalogs(facts) {
      problems += own
      let path = DocumentPath(of: file)
      let policy = try workspace.policy(for: file.name)
      // Files that patterns exclude have no findings.
      if policy.isExcluded || contents == nil && found[path] != nil { continue }
      var findings = inspection.findings(in: file, policy)
      if let contents {
        findings.safety = contents.tree.map { FixSafety($0) }
        findings.subjects = policy.dialect.subjects()
        for error in contents.errors { findings.report(error) }
      }
      found[path] = findings
    }
    var added: [DocumentPath] = []
    for path in problems.map({ DocumentPath(named: $0.location.file) }) where found[path] == nil {
      let policy = try workspace.policy(for: path.string)
      if policy.isExcluded { continue }
      added.append(path)
      found[path] = inspection.findings(in: SourceFile(name: path.string, bytes: []), policy)
    }
    let outcome = Causes.settled(problems, facts, &found)
    for path in outcome.instead + facts.unreadLanguages {
      found[DocumentPath(named: path)] = try likelyDocument(at: path)
    }
    // Released bytes are read again if a location has a range.
    let locations = outcome.problems.flatMap { [$0.location] + $0.relatedLocations }
    for path in Set(locations.filter { !$0.bytes.isEmpty }.map { DocumentPath(named: $0.file) })
    where found[path]?.file.bytes.isEmpty == true {
      do throws(FileError) {
        found[path]?.file = try workspace.readFound(path.string)
      } catch {
        // A catalog need not have the file.
        if FileName.last(of: path.string) != AssetContents.fileName { failures.append(error) }
      }
    }
    for problem in outcome.problems {
      let path = DocumentPath(named: problem.location.file)
      let isUnnamed = facts.unnamed?.contains(FileName.inCode(of: path.string)) ?? false
      let isShown = !facts.copies.contains(path) && !isUnnamed
      found[path]?.report(problem, max: isShown || problem.rule.family != .assets ? .error : .note)
    }
    for document in facts.documents
    where document.isSearched && facts.fixtures.contains(document.nameInCode) {
      found[DocumentPath(of: document.found.file)]?.makeNotes()
    }
    for path in added where found[path]?.list.isEmpty == true { found[path] = nil }
  }

  /// The findings of a file that may be meant as a document.
  private mutating func likelyDocument(at path: String) throws -> FileFindings {
    let policy = try workspace.policy(for: path)
    let validator = inspection.validator(policy)
    let candidate = Workspace.Candidate(path: path, origin: .searched, policy: policy)
    let reading = try workspace.read(candidate, errorLimit: validator.errorLimit)
    return validator.check(reading.tree, .besideDocument).found
  }

  /// Checks the catalogs of a project; only the names of sets without findings are kept.
  private mutating func checkCatalogs(_ facts: ProjectFacts) throws -> [AssetCatalog.CheckedFile] {
    let used = facts.used.names.union(
      facts.foundByCode.filter { $0.kind == .set(.image) }.map(\.name))
    let work = Array(zip(facts.catalogs, facts.unusedSets))
    let results = parallelMap(work, jobs: workspace.jobs) { [workspace] found, unused in
      found.catalog.check(unused: unused, used: used, found.families, read: workspace.readFound)
    }
    failures += try results.flatMap(\.failures).filter {
      try !workspace.policy(for: $0.path).isExcluded
    }
    return results.flatMap(\.files).map { file, problems, contents in
      let isOther = problems.contains { $0.rule == .datasetMismatch } && isOther(file)
      let own = isOther ? problems.filter { $0.rule != .datasetMismatch } : problems
      return (file, own, contents)
    }
  }

  /// Whether a data set has data of another kind; one without JSON is added to `others`.
  private mutating func isOther(_ file: SourceFile) -> Bool {
    let set = FileName.folder(of: file.name)
    let foreign = workspace.surroundings?.value.foreign
    if foreign?.contains(DocumentPath(named: set)) != true { return false }
    let entries = ((try? FolderEntry.all(in: set)) ?? []).filter { !$0.isHidden }
    let names = entries.map(\.name).filter { $0 != AssetContents.fileName }
    if names.isEmpty { return false }
    if !names.contains(where: FileName.isDocument) { others.append((set, .otherData)) }
    return true
  }
}
