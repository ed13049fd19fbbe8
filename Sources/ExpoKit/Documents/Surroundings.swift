import ExpoBase

/// The code and the catalogs around JSON files, which decide whether a file is a document if its content does not.
struct Surroundings: Sendable {
  /// The files that are named by code of their own targets.
  private var named: Set<DocumentPath> = []
  /// The catalogs with a document, and whether they have both.
  private var catalogs: [DocumentPath: Bool] = [:]
  /// The data sets that may be the only missing document of their catalogs.
  private var candidates: Set<DocumentPath> = []
  /// The data sets with a document.
  private var withDocument: Set<DocumentPath?> = []
  /// The other data sets without a document.
  private(set) var foreign: Set<DocumentPath> = []

  init(of searches: [FoundFiles], _ workspace: Workspace) {
    var files = searches.flatMap(\.jsonFiles).map(\.path)
    var catalogs = searches.flatMap(\.catalogs)
    let others = Set(files.compactMap { AssetCatalog.path(around: $0) })
    catalogs += others.subtracting(catalogs.map(\.path)).compactMap { try? AssetCatalog(at: $0) }
    files += catalogs.flatMap(\.dataFiles)
    let names = Set(files.flatMap(Self.names) + catalogs.flatMap { $0.sets(.data).map(\.name) })
    var projects = Projects(searches, workspace.search())
    var code: [String: [String: Set<Int>]] = [:]
    for file in files {
      guard let project = projects.project(of: file) else { continue }
      let known = code[project.root] ?? Self.targets(of: project, names, workspace)
      code[project.root] = known
      let targets = Self.names(of: file).reduce(into: Set()) { $0.formUnion(known[$1] ?? []) }
      if !targets.isEmpty, !targets.isDisjoint(with: project.bundle(of: file).targets ?? [-1]) {
        named.insert(DocumentPath(named: file))
      }
    }
    for catalog in catalogs { examine(catalog, workspace) }
  }

  func recognition(of path: String, _ reading: Workspace.Reading) -> Recognition? {
    let hasBoth = AssetCatalog.path(around: path).flatMap { catalogs[DocumentPath(named: $0)] }
    let set = AssetCatalog.dataSet(around: path)
    // The versions of a document are in its data set.
    let isOther = hasBoth == true && !withDocument.contains(set)
    if reading.recognition == .unread { return isOther ? .other : nil }
    if reading.isEnough, named.contains(DocumentPath(named: path)) { return .namedInCode }
    if reading.isEnough, hasBoth != nil { return .besideDocument }
    return set.map(candidates.contains) ?? false ? .onlyCandidate : nil
  }

  // MARK: Code

  /// The names by which code can load a data set, or a file with or without its extension.
  private static func names(of path: String) -> [String] {
    [FileName.inCode(of: path), FileName.last(of: path)]
  }

  /// The targets whose code uses each name, without namespaces; -1 stands for an unknown target.
  private static func targets(
    of project: Project, _ names: Set<String>, _ workspace: Workspace
  ) -> [String: Set<Int>] {
    let wanted = SourceNames.Wanted(names, asSymbols: false)
    let sources = project.sources.filter { !FileName.isDocument(FileName.last(of: $0)) }
    let found = workspace.read(sources) { SourceNames(in: $0, wanted).found }
    return zip(sources, found).reduce(into: [:]) { code, file in
      let targets = project.bundle(ofCode: file.0).map { $0.targets ?? [-1] } ?? []
      for name in file.1 ?? [] { code[FileName.last(of: name), default: []].formUnion(targets) }
    }
  }

  // MARK: Catalogs

  private mutating func examine(_ catalog: AssetCatalog, _ workspace: Workspace) {
    var workspace = workspace
    let files = catalog.dataFiles.map { path in
      let file = try? workspace.candidate(FoundFile(path: path, origin: .dataSet))
      let found = file.flatMap { try? workspace.examine($0) }
      // A file that cannot be read may be a document of any kind.
      let isNamed = found?.isEnough == true && named.contains(DocumentPath(named: path))
      let isKnown = isNamed || found?.isUnclear != true
      return (set: AssetCatalog.dataSet(around: path), found: found, isKnown: isKnown)
    }
    let hasDocument = files.contains { $0.isKnown && $0.found?.kind != nil }
    let documents = files.filter { $0.isKnown || hasDocument && $0.found?.isEnough == true }
    let kinds = Set(documents.map(\.found?.kind))
    let whole = documents.filter { $0.found?.recognition != .unread && $0.found?.kind != nil }
    if hasDocument { catalogs[catalog.documentPath] = Set(whole.map(\.found?.kind)).count > 1 }
    withDocument.formUnion(whole.map(\.set))
    let taken = Set(documents.map(\.set))
    let others = catalog.sets(.data).map { DocumentPath(named: $0.path) }
      .filter { !taken.contains($0) }
    // The name may say what data of another shape was meant to be.
    let suggested = others.first.flatMap { DocumentKind(suggestedBy: FileName.last(of: $0.string)) }
    let own = files.filter { $0.set == others.first && $0.found?.mayBeMeant != false }
    let meant = own.map(\.found?.kind) + (suggested == nil ? [] : [suggested])
    let isCandidate =
      hasDocument && kinds.count == 1 && others.count == 1 && !kinds.isSuperset(of: meant)
    if isCandidate { candidates.formUnion(others) } else { foreign.formUnion(others) }
  }
}

/// The name by which code loads a document: of its data set, or of its file.
extension FileName {
  static func inCode(of document: String) -> String {
    let folder = folder(of: document)
    return split(last(of: folder.hasSuffix(".dataset") ? folder : document)).base
  }
}
