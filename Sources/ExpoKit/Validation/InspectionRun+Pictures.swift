import ExpoJSON
import ExpoBase
import ExpoSystem

/// The rules for pictures: the names in entries, then the catalogs.
extension InspectionRun {
  /// Checks the names of pictures, and the catalogs that are part of the run.
  mutating func checkPictures() throws {
    var (unchecked, opened) = ([] as Set<DocumentPath>, [] as Set<String>)
    for index in documents.indices where documents[index].kind == .entries {
      guard
        let all = pictures.all(for: documents[index].name, documents[index].policy)
      else {
        try noteUnchecked(documents[index], &unchecked)
        continue
      }
      if !documents[index].unresolved.isEmpty {
        documents[index].used.formUnion(checkNames(of: documents[index], all))
      }
      checkLooseFiles(of: documents[index], all, &opened)
    }
    for failure in pictures.failures { fail(failure) }
    try checkCatalogs()
    try checkAmbiguousNames()
  }

  /// Checks the names that are not found yet, and returns the pictures that are meant.
  private mutating func checkNames(
    of document: Validator.CheckedDocument, _ all: PictureIndex
  ) -> Set<String> {
    let resolved = Self.resolved(document.unresolved, all)
    let used = Set(
      resolved.compactMap { reference, resolution in
        resolution == .found ? reference.name : resolution.meant
      })
    let problems = ImageReference.problems(in: resolved, used: document.used)
    guard !problems.isEmpty, let file = file(of: document) else { return used }
    found.add(
      problems, to: file, document.policy.selection, document.safety)
    // The name of no picture is one problem, not two.
    let empty = Set(problems.filter { $0.kind == .emptyImageName }.map(\.location.bytes))
    guard document.policy.selection.includes(.missingImageSet) else { return used }
    found.remove(from: file.name) { diagnostic in
      diagnostic.rule == .emptyText && empty.contains(diagnostic.location.bytes)
    }
    return used
  }

  /// The number of missing names of a document, or of a project's code, for which similar names are searched.
  ///
  /// The limit keeps the time linear in the number of names.
  static let mostSuggestions = 1000

  /// What names lead to; each is looked up once.
  private static func resolved(
    _ references: [ImageReference], _ all: PictureIndex
  ) -> [(ImageReference, PictureIndex.Resolution)] {
    // By bytes: names that are equal as strings may still be spelled in two ways.
    var known: [[UInt8]: PictureIndex.Resolution] = [:]
    return references.map { reference in
      let name = Array(reference.name.utf8)
      let resolution =
        known[name] ?? all.resolve(reference.name, suggests: known.count < mostSuggestions)
      known[name] = resolution
      return (reference, resolution)
    }
  }

  /// The file of a document, read again if it was released.
  mutating func file(of document: Validator.CheckedDocument) -> SourceFile? {
    let name = document.name
    if let file = found.file(name) { return file }
    do throws(FileError) {
      return try workspace.readFound(name)
    } catch {
      fail(error)
      return nil
    }
  }

  /// Notes, once per project, that there is no catalog with pictures.
  private mutating func noteUnchecked(
    _ document: Validator.CheckedDocument, _ noted: inout Set<DocumentPath>
  ) throws {
    let name = document.name
    guard case .automatic = inspection.assets, document.policy.assets == nil,
      searched.contains(DocumentPath(named: name)),
      let project = pictures.projects.project(of: name), !project.isAside(name),
      noted.insert(DocumentPath(named: project.root)).inserted, let file = file(of: document)
    else { return }
    let problem = CatalogProblem(.noCatalog, at: .start(of: file))
    found.add([problem], to: file, document.policy.selection)
  }
}

extension InspectionRun {
  /// Notes, once per document, that loose files of the app stand for image sets, and reports those that
  /// are no pictures; each is opened once.
  private mutating func checkLooseFiles(
    of document: Validator.CheckedDocument, _ all: PictureIndex, _ opened: inout Set<String>
  ) {
    guard case .automatic = inspection.assets, document.policy.assets == nil else { return }
    let pictures = all.looseFiles(of: document.used)
    guard !pictures.isEmpty, let file = file(of: document) else { return }
    let problem = CatalogProblem(.looseFiles(count: pictures.count), at: .start(of: file))
    found.add([problem], to: file, document.policy.selection)
    for path in pictures.joined().map(\.path) where opened.insert(path).inserted {
      let name = FileName.last(of: path)
      guard let expected = PictureHeader.Kind(extension: FileName.split(name).extension),
        let header = try? PictureHeader.checked(path)
      else { continue }
      // Code reads a picture of another type all the same.
      if case .success(let header?) = header, !header.isBroken { continue }
      if let kind = CatalogProblem.Kind(header, of: name, expected) {
        let file = SourceFile(name: path, bytes: [])
        found.add(
          [CatalogProblem(kind, at: .start(of: file))], to: file, document.policy.selection)
      }
    }
  }
}

extension DocumentLocation {
  /// The first byte of a file.
  static func start(of file: SourceFile) -> DocumentLocation {
    DocumentLocation(file: file.name, bytes: 0..<min(1, file.bytes.count), part: .file)
  }
}

// MARK: - Catalogs

extension InspectionRun {
  /// Checks whole catalogs; of a set without findings only its name is kept.
  private mutating func checkCatalogs() throws {
    let catalogs = assetCatalogs
    let usedByRoot = catalogs.isEmpty ? [:] : usedNames()
    let used = catalogs.map { usedByRoot[root(of: $0.contentsPath)] ?? [] }
    let unused = try unusedNames(usedByRoot)
    let results = parallelMap(Array(catalogs.indices), jobs: workspace.jobs) { [workspace] index in
      catalogs[index].check(
        unused: unused[index], used: used[index], read: workspace.readFound)
    }
    for (catalog, result) in zip(catalogs, results) {
      failures += try result.failures.filter { try !workspace.policy(for: $0.path).isExcluded }
      for (file, problems) in result.files { try add(problems, to: file, of: catalog) }
      let (path, name) = (catalog.contentsPath, FileName.last(of: catalog.path))
      if pictures.projects.project(of: path)?.isOutOfTargets(catalog.path) ?? false,
        !pictures.projects.hasTarget(with: catalog.path)
      {
        let own = catalog.groups.first { $0.path == path }?.file
        let file = own ?? SourceFile(name: path, bytes: [])
        let problem = CatalogProblem(
          .catalogInNoTarget(name, isNeeded: neededCatalogs.contains(catalog.place)),
          at: .start(of: file))
        try add([problem], to: file, of: catalog)
      }
    }
  }

  private mutating func add(
    _ problems: [CatalogProblem], to file: SourceFile, of catalog: AssetCatalog
  ) throws {
    let policy = try workspace.policy(for: file.name)
    if policy.isExcluded { return }
    let isMismatch = problems.contains { $0.rule == .datasetMismatch }
    let isOther = isMismatch && isOther(file)
    let kept = isOther ? problems.filter { $0.rule != .datasetMismatch } : problems
    found.add(kept, to: file, policy.selection)
    if isMismatch, !isOther { incomplete.insert(catalog.place) }
  }

  /// Whether the data set of a `Contents.json` has data of another kind; one without JSON is counted.
  private mutating func isOther(_ file: SourceFile) -> Bool {
    let set = FileName.folder(of: file.name)
    let place = DocumentPath(named: set)
    guard workspace.surroundings?.value.foreign.contains(place) ?? false else { return false }
    let names = ((try? FolderEntry.all(in: set)) ?? []).filter { !$0.isHidden }.map(\.name)
    let hasData = names.contains { $0 != AssetContents.fileName }
    let hasJSON = names.contains(where: FileName.isDocument)
    if hasData, !hasJSON { others.append((set, .otherData, false)) }
    return hasData
  }

  /// The image sets of each catalog that no entry of its project uses, and no source code names; what
  /// the code names is checked too.
  private mutating func unusedNames(
    _ used: [DocumentPath: Set<String>]
  ) throws -> [Set<String>] {
    let candidates = unusedInDocuments(used)
    var bySource: [DocumentPath: (project: Project, names: Set<String>)] = [:]
    documentPaths = Set(documents.map { DocumentPath(named: $0.name) })
    var documentNames: [DocumentPath: [String: [DocumentKind?]]] = [:]
    for document in documents {
      guard let project = pictures.projects.project(of: document.name) else { continue }
      documentNames[DocumentPath(named: project.root), default: [:]][
        Self.name(of: document.name), default: []
      ].append(document.kind)
    }
    let places =
      zip(assetCatalogs.map(\.contentsPath), candidates).filter { !$1.isEmpty }
      + documents.filter { $0.kind != nil && searched.contains(DocumentPath(named: $0.name)) }
      .map { ($0.name, []) }
      // What code names may be all that is left of an exposition.
      + searches.filter { $0.isFolder && AssetCatalog.path(around: $0.path) == nil }
      .map { (FileName.path(of: ".", in: $0.path), []) }
    for (path, names) in places {
      guard let project = pictures.projects.project(of: path) else { continue }
      bySource[DocumentPath(named: project.root), default: (project, [])].names.formUnion(names)
    }
    var named: Set<String> = []
    // Without a catalog and a target there is no app whose code could name anything.
    // The nearest project of code checks it.
    let roots = bySource.keys.sorted { $1.string.utf8.count < $0.string.utf8.count }
    for root in roots {
      guard let (project, names) = bySource[root],
        !project.catalogs.isEmpty || !project.targets.isEmpty
      else { continue }
      let documents = documentNames[root] ?? [:]
      named.formUnion(try checkCode(of: project, names, documents: documents))
    }
    return candidates.map { $0.subtracting(named) }
  }

  /// The catalogs in which entries were found.
  private var catalogsWithEntries: Set<DocumentPath> {
    Set(documents.filter { $0.kind == .entries }.compactMap(\.catalog))
  }

  /// The names that entries use, by the roots of their projects.
  private mutating func usedNames() -> [DocumentPath: Set<String>] {
    var used: [DocumentPath: Set<String>] = [:]
    for document in documents where document.kind != .exposition {
      used[root(of: document.name), default: []].formUnion(document.used)
    }
    return used
  }

  /// The image sets of each catalog that no entry uses, where entries use some of them.
  private mutating func unusedInDocuments(
    _ used: [DocumentPath: Set<String>]
  ) -> [Set<String>] {
    if assetCatalogs.isEmpty { return [] }
    let withEntries = catalogsWithEntries
    var isUnsure: Set<DocumentPath> = []
    for document in documents where document.kind != .exposition && document.mayUseOthers {
      isUnsure.insert(root(of: document.name))
    }
    return assetCatalogs.map { catalog in
      let root = root(of: catalog.contentsPath)
      guard let names = used[root], !isUnsure.contains(root), !incomplete.contains(catalog.place)
      else { return [] }
      let sets = Set(catalog.sets(.image).map(\.name))
      guard withEntries.contains(catalog.place) || !sets.isDisjoint(with: names) else { return [] }
      return sets.subtracting(names).subtracting([PictureIndex.posterName])
    }
  }

  /// Reports names that entries use and that several catalogs of their bundle have.
  ///
  /// A catalog with entries is one bundle, together with the catalogs that have none.
  private mutating func checkAmbiguousNames() throws {
    guard assetCatalogs.count > 1 else { return }
    let withEntries = catalogsWithEntries
    var shared: [DocumentPath: [String: [AssetSetPlace]]] = [:]
    for catalog in assetCatalogs where !withEntries.contains(catalog.place) {
      let root = root(of: catalog.contentsPath)
      for set in catalog.sets(.image) {
        // Within one catalog it is reported already.
        let last = shared[root]?[set.name]?.last
        if let last, catalog.place.contains(last.path) { continue }
        shared[root, default: [:]][set.name, default: []].append(set)
      }
    }
    if shared.isEmpty { return }
    let own = Dictionary(assetCatalogs.map { ($0.place, $0) }) { first, _ in first }
    var reported: Set<DocumentPath> = []
    var reached: [Project.Bundle: Set<String>] = [:]
    for document in documents where !document.used.isEmpty {
      guard var names = shared[root(of: document.name)] else { continue }
      if let project = pictures.projects.project(of: document.name) {
        // Which catalogs are one bundle, only the project file would tell.
        if !project.unread.isEmpty { continue }
        if let catalog = document.catalog, project.isOutOfTargets(catalog.string) { continue }
        // An asset of another target is in another bundle.
        let bundle = project.bundle(of: document.name)
        let catalogs =
          reached[bundle]
          ?? Set(project.pictures(in: bundle).catalogs.map { project.place(of: $0.path) })
        reached[bundle] = catalogs
        names = names.mapValues { places in
          places.filter {
            AssetCatalog.path(around: $0.path).map { catalogs.contains(project.place(of: $0)) }
              ?? true
          }
        }
      }
      let around = document.catalog.flatMap { own[$0] }?.sets(.image) ?? []
      let mine = Dictionary(around.map { ($0.name, $0) }) { first, _ in first }
      for name in document.used.sorted() {
        let places = [mine[name]].compactMap(\.self) + (names[name] ?? [])
        try report(ambiguous: places, &reported)
      }
    }
  }

  private mutating func report(
    ambiguous places: [AssetSetPlace], _ reported: inout Set<DocumentPath>
  ) throws {
    guard places.count > 1 else { return }
    let contents = places.map(\.contentsPath)
    for path in contents.dropFirst() where reported.insert(DocumentPath(named: path)).inserted {
      guard let file = try? workspace.readFound(path) else { continue }
      let problem = CatalogProblem(
        .ambiguousName(
          places[0].name, count: places.count,
          first: DocumentLocation(file: contents[0], bytes: 0..<0, part: .file)),
        at: DocumentLocation(file: path, bytes: 0..<0, part: .file))
      let policy = try workspace.policy(for: path)
      if !policy.isExcluded { found.add([problem], to: file, policy.selection) }
    }
  }
}
