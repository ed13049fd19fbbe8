import ExpoJSON

/// Gathers the facts of all projects of a run: documents and catalogs, then the assets that their code names.
struct ProjectSurvey {
  let files: RunFiles
  let inspection: Inspection
  private(set) var workspace: Workspace
  private(set) var pictures: PictureFinder
  /// The facts so far, by the folders of the projects.
  private(set) var parts: [DocumentPath: ProjectFacts] = [:]
  private(set) var checkedCode: Set<String> = []
  private(set) var namedInCode: Set<String> = []
  /// The failures of code that cannot be read.
  private(set) var failures: [FileError] = []
  /// How many names of documents could not be followed, by the files of code.
  private(set) var unfollowed: [String: Int] = [:]

  /// The catalogs in the bundles of libraries, kept because each request asks for them.
  private(set) var catalogs: [Project.Bundle: Set<DocumentPath>] = [:]

  private(set) lazy var allPictures = PictureIndex(files.catalogs)

  /// The most missing names with suggestions, which keeps the time linear.
  private static let mostSuggestions = 1000

  /// The facts of all projects, in the order of their folders.
  ///
  /// - Throws: An error if a configuration cannot be used.
  mutating func facts(_ checked: inout CheckedCandidates) throws -> [ProjectFacts] {
    checked.check(files.candidates, by: inspection, in: workspace, with: &pictures)
    for document in checked.documents { add(document) }
    for catalog in files.catalogs { add(catalog) }
    for file in checked.others where !file.mayBe.isEmpty {
      change(pictures.projects.project(of: file.path)) { $0.others.append(file) }
    }
    for (root, facts) in parts { parts[root]?.used = UsedPictures(by: facts.documents) }
    if inspection.assets != .none { try addCode() }
    let roots = parts.keys.sorted(byBytesOf: \.string)
    let unchecked = unchecked(checked)
    var conflicted: Set<String> = []
    return roots.compactMap { root in
      guard var facts = parts[root] else { return nil }
      facts.unchecked = unchecked
      facts.namedInCode = namedInCode
      facts.languages = languages(of: facts.documents)
      facts.copies = copies(in: root, roots)
      if !facts.documents.isEmpty || !facts.catalogs.isEmpty {
        // Each once: a project is also a part of those around it.
        facts.conflicts = (facts.project?.conflicts ?? []).filter {
          conflicted.insert($0.file).inserted
        }
      }
      return facts
    }
  }

  /// Changes what is known of a project; nil for what is in none.
  private mutating func change(_ project: Project?, _ body: (inout ProjectFacts) -> Void) {
    let root = DocumentPath(named: project?.root ?? "")
    let new = ProjectFacts(assets: inspection.assets, project: project)
    body(&parts[root, default: new])
  }

  /// The catalogs and folders with an excluded or unreadable file, or one of unknown kind.
  private func unchecked(_ checked: CheckedCandidates) -> Set<DocumentPath> {
    let folders = Set(files.searches.flatMap(\.excluded))
    let paths =
      files.excluded.map { folders.contains($0) ? $0 + "/." : $0 } + files.failures.map(\.path)
      + checked.failures.map(\.path)
      + checked.documents.filter { !$0.isReadable || $0.kind == nil }.map(\.name)
    return Set(paths.map(AssetCatalog.scope))
  }

  /// The documents that no app has although an app has another one of their kind: see ``ProjectFacts/copies``.
  ///
  /// The app may be in an inner project, so `roots` are the folders of all projects, in the order of bytes.
  private func copies(in root: DocumentPath, _ roots: [DocumentPath]) -> Set<DocumentPath> {
    let known = roots.below(root.string, path: \.string).compactMap { parts[$0] }
      .flatMap { facts in facts.searched.map { ($0, ships: facts.project?.ships($0.name)) } }
    let kinds = Set(known.filter { $0.ships == true }.map(\.0.kind))
    let copies = known.filter { kinds.contains($0.0.kind) && $0.ships == false }
    return Set(copies.map { DocumentPath(named: $0.0.name) })
  }

  // MARK: Documents and catalogs

  private mutating func add(_ checked: Validator.CheckedDocument) {
    var document = checked
    let all = document.kind == .entries ? pictures.all(for: document.name, document.policy) : nil
    let project = pictures.projects.project(of: document.name)
    // The pictures of a library's list may be those of the app or of another library.
    let isShared = project.map { $0.isShared($0.targets(with: document.name)) } ?? false
    let isFree = pictures.chosenAssets(by: document.policy) == .automatic
    let reached = isShared && isFree ? all?.followed(by: allPictures) : all
    // By bytes: equal strings may be spelled in two ways. Each name is looked up once.
    var known: [[UInt8]: PictureIndex.Resolution] = [:]
    document.otherNames = document.otherNames.compactMap { reference in
      let name = Array(reference.name.utf8)
      let suggests = known.count < Self.mostSuggestions
      known[name] = known[name] ?? reached?.resolve(reference.name, suggests: suggests)
      return known[name].map {
        ImageReference(name: reference.name, location: reference.location, resolution: $0)
      }
    }
    document.pictures = all
    document.isSearched = files.searched.contains(DocumentPath(named: document.name))
    change(project) { $0.documents.append(document) }
  }

  /// The documents in several languages, read again; broken ones are left out.
  private func languages(of documents: [ProjectFacts.Document]) -> [[ProjectFacts.Version]] {
    let known = Dictionary(grouping: documents, by: \.name)
    return DocumentVersion.all(documents.map(\.name)).flatMap { versions in
      let alike = Dictionary(grouping: versions) {
        [$0.conditions ?? $0.path, known[$0.path]?[0].kind?.rawValue ?? ""]
      }
      return alike.sorted { $0.key.lexicographicallyPrecedes($1.key) }.map { _, versions in
        versions.compactMap { version -> ProjectFacts.Version? in
          guard let document = known[version.path]?[0], let kind = document.kind,
            let file = try? workspace.readFound(version.path)
          else { return nil }
          let tree = JSONTree(reading: file, errorLimit: ErrorLimit(1))
          guard tree.isWhole, let root = tree.root, kind.isForm(of: root) else { return nil }
          return (kind, EntryList.Element(number: 0, node: root), document.policy.dialect)
        }
      }
    }
  }

  private mutating func add(_ catalog: AssetCatalog) {
    let project = pictures.projects.project(of: catalog.contentsPath)
    let isOutside = project?.isOutOfTargets(catalog.path) ?? false
    let isOutOfTargets = isOutside && !pictures.projects.hasTarget(with: catalog.path)
    let families = project?.families(loading: catalog.path) ?? nil
    change(project) { $0.catalogs.append((catalog, isOutOfTargets, families)) }
  }

  // MARK: Source code

  /// Reads the code, that of inner projects first: assets are looked up in the nearest project.
  private mutating func addCode() throws {
    // A name in code may be the only trace of an exposition.
    for found in pictures.projects.searches.map(\.found) where !found.isInCatalog {
      let path = FileName.path(of: ".", in: found.path)
      change(pictures.projects.project(of: path)) { $0.isSearched = true }
    }
    let documents = Set(parts.values.flatMap(\.documents).map { DocumentPath(named: $0.name) })
    let innermostFirst = parts.values.filter(\.readsCode)
      .sorted { ($1.root.utf8.count, $0.root) < ($0.root.utf8.count, $1.root) }
    for facts in innermostFirst { try read(facts, documents) }
  }

  /// Reads the code of a project; code that an inner project has checked is only searched for the names.
  private mutating func read(_ facts: ProjectFacts, _ documentPaths: Set<DocumentPath>) throws {
    guard let project = facts.project else { return }
    let documents = Set(facts.documents.map(\.nameInCode))
    let unused = Set(facts.unusedSets.joined())
    let code = project.sources.map { (path: $0, searched: files.searchedPath($0)) }.filter { code in
      !documentPaths.contains(DocumentPath(named: code.searched ?? code.path))
        && (!unused.isEmpty || code.searched.map { !checkedCode.contains($0) } ?? false)
    }
    let names = unused.union(documents)
    let wanted = SourceNames.Wanted(names)
    let results = workspace.read(code.map(\.path)) { SourceNames(in: $0, wanted) }
    let unread = zip(code, results).filter { $1 == nil }.map(\.0.path)
    for path in unread where try !workspace.policy(for: path).isExcluded {
      do throws(FileError) { _ = try workspace.readFound(path) } catch { failures.append(error) }
      // Code that cannot be read may name all of them.
      namedInCode.formUnion(unused)
    }
    let found = results.reduce(into: Set()) { $0.formUnion($1?.found ?? []) }
    let patterns = results.reduce(into: Set()) { $0.formUnion($1?.patterns ?? []) }
    namedInCode.formUnion(found.union(patterns.matching(names)))
    let module = CodeModule(of: code.map(\.path), results, in: project, workspace)
    for (file, count) in module.unfollowed { unfollowed[code[file].path] = count }
    let byApp = Set(zip(module.targets, results).flatMap { $0.isEmpty ? [] : $1?.found ?? [] })
    let lists = zip(module.targets, results).contains { !$0.isEmpty && $1?.listsFiles == true }
    let texts = module.unfollowed.isEmpty ? [] : project.texts
    let read = workspace.read(texts) { file in
      // A text in UTF-16, told by its byte order mark, may have any of the names.
      [0xFE, 0xFF].contains(file.bytes.first) ? documents : SourceNames(in: file, wanted).found
    }
    namedInCode.formUnion(documents.intersection(read.compactMap(\.self).joined()))
    let listed = facts.documents.filter { lists && $0.catalog == nil }
    namedInCode.formUnion(listed.map(\.nameInCode))
    let fixtures = facts.haveBothKinds(byApp) ? found.subtracting(byApp) : []
    // If code names both kinds, no other JSON file is a document.
    let isWhole = facts.haveBothKinds(found)
    let requests = module.requests.filter { request in
      let asset = request.asset
      // Without any document only data sets are examined.
      if documents.isEmpty { return asset.kind == .set(.data) }
      if asset.kind != .file { return true }
      // Without an extension a file may be of any format; with one, it may be written twice.
      let bases = [asset.base, FileName.split(asset.base).base]
      return (asset.name.hasSuffix(".json") || documents.contains(asset.name))
        && (!isWhole || bases.contains(where: documents.contains))
    }
    // A name in another case may be that of the project.
    let requested = Set(
      requests.map(\.asset).filter(\.kind.isOfDocuments).map { FileName.folded($0.base) })
    let others = documents.subtracting(found)
      .filter { !requested.isEmpty && !requested.contains(FileName.folded($0)) }
    change(project) {
      $0.fixtures = fixtures
      $0.unnamed = !lists && module.unfollowed.isEmpty && unread.isEmpty ? others : nil
    }
    // `subtracting` would look at all the code of the run.
    let own = Set(code.compactMap(\.searched).filter { !checkedCode.contains($0) })
    checkedCode.formUnion(own)
    var missing = 0
    for request in requests where inspection.assets == .automatic {
      let asset = request.asset
      guard let path = code[request.file].searched, own.contains(path) else { continue }
      if let reference = try reference(
        to: asset, in: path, from: code[request.asker].path, of: project, &missing,
        mayVary: results[request.asker]?.has("os", "canImport") == true)
      {
        change(project) { $0.code.append(reference) }
      }
    }
  }

  /// Looks up an asset that code asks for; nil if the code is in no app, or a configuration says where its pictures
  /// are.
  private mutating func reference(
    to asset: NamedAsset, in path: String, from asker: String, of project: Project,
    _ missing: inout Int, mayVary: Bool
  ) throws -> ProjectFacts.CodeReference? {
    // Without frameworks, the class is in the app.
    let isOther = asset.bundle == .other && project.targets.contains { $0.ownBundle == .own }
    guard let bundle = project.bundle(ofCode: asker, any: isOther) else { return nil }
    let policy = try workspace.policy(for: path)
    if policy.isExcluded || policy.assets != nil { return nil }
    let own = Project.Bundle(root: bundle.root, targets: project.targets(compiling: asker).sorted())
    let isShared = isOther || project.isShared(own.targets ?? [])
    let ownBundle = project.ownBundle(of: own.targets ?? [])
    // A picture of an interface may also be found in the app.
    let isOfOwn = asset.bundle == ownBundle && (ownBundle == .module || asset.kind.isOfDocuments)
    let asked = isOfOwn ? own : bundle
    let index = pictures.assets(asset.kind, of: project, in: asked)
    // A package without any may name those of its app.
    if index.isEmpty, asset.bundle != .module, project.ownBundle(of: asked.targets ?? []) == .module
    {
      return nil
    }
    // Without targets, any folder may be copied.
    let isFlat = asset.kind == .file && asked.targets == nil
    let name = isFlat ? FileName.last(of: asset.name) : asset.name
    var resolution = index.resolve(name, suggests: missing < Self.mostSuggestions)
    // Each app that compiles the code has a bundle of its own, but may ask for something else.
    for app in isShared || mayVary ? [] : project.apps(in: bundle) where resolution == .found {
      resolution = pictures.assets(asset.kind, of: project, in: app).resolve(asset.name)
    }
    // A case may also be the name of an image or a color.
    let others: [NamedAsset.Kind] = asset.kind.isOfDocuments ? [.set(.image), .set(.color)] : []
    for kind in others where resolution != .found && !asset.isCertain {
      let index = pictures.assets(kind, of: project, in: asked)
      if index.resolve(exactly: asset.base) { return nil }
    }
    let isFound = resolution == .found
    if !isFound { missing += 1 }
    // Code of a framework that asks for the bundle of a class may ask for its own.
    let isOfApp = ownBundle == .module ? asset.bundle != .module : asset.bundle == .main
    let isInPackage =
      isFound && ownBundle != nil && isOfApp && isOnly(own, with: asset, in: project)
    let makesJSON = bundle.targets?.contains { project.targets[$0].makesJSON } ?? false
    let mayBeMade = !isFound && asset.kind == .file && makesJSON
    // No app can add to the bundle of a library.
    let isElsewhere =
      isShared && !isOfOwn && asset.bundle != .module
      && files.catalogsOfSets[asset.kind]?[asset.name] != nil
    let location = DocumentLocation(file: path, bytes: asset.bytes, part: .file)
    return ProjectFacts.CodeReference(
      asset: asset, location: location, resolution: resolution, isElsewhere: isElsewhere,
      how: isInPackage ? .inPackage : asset.isCertain && !mayBeMade ? .certain : .likely)
  }

  /// Whether the bundle of a library has an asset, and no app of the run has one of that name.
  private mutating func isOnly(
    _ bundle: Project.Bundle, with asset: NamedAsset, in project: Project
  ) -> Bool {
    // Cheap questions first: each request asks.
    let own = pictures.assets(asset.kind, of: project, in: bundle)
    guard asset.kind != .file, own.resolve(exactly: asset.name) else { return false }
    let apps = project.targets.indices.filter { project.targets[$0].isApp }
    let others = pictures.assets(
      asset.kind, of: project, in: Project.Bundle(root: bundle.root, targets: apps))
    guard others.resolve(asset.name, suggests: false).isMissing else { return false }
    let inside = catalogs[bundle] ?? Set(project.catalogs(in: bundle).map(\.documentPath))
    catalogs[bundle] = inside
    return files.catalogsOfSets[asset.kind]?[asset.name]?.isSubset(of: inside) ?? true
  }
}
