import ExpoBase

/// What code finds by name beside a document: the pictures of the targets that contain it.
extension Project {
  /// The targets that contain a document, by their indices in ``Project/targets``.
  struct Bundle: Hashable {
    /// The folder of the project, or of the app's code.
    let root: DocumentPath
    /// Nil if no project file is known that describes the app.
    let targets: [Int]?
  }

  /// Targets of tests count only if no other contains the document.
  ///
  /// Where no app contains it, every other target of the Xcode projects around it counts too: the
  /// pictures of a library, of tests and of a document in no target may be those of the app.
  func bundle(of name: String) -> Bundle {
    let path = place(of: name)
    let shipped = targets(with: name)
    let own = shipped.isEmpty ? allTargets(with: name) : shipped
    let others = ownTargets.filter { !own.contains($0) && isInProject(of: targets[$0], path) }
    let found = own.contains { targets[$0].isApp } ? own : (own + others).sorted()
    // Without targets the folder around the document and all code of the app.
    let isKnown = !found.isEmpty || sourceFolder.isEmpty
    let app = isKnown ? root : folder(around: sourceFolder, with: path)
    return Bundle(root: DocumentPath(named: app), targets: found.isEmpty ? nil : found)
  }

  private func allTargets(with name: String) -> [Int] {
    let places = ProjectTarget.places(ofDocument: place(of: name))
    return targets.indices.filter { targets[$0].contains(places) }
  }

  /// Without targets of tests.
  private var ownTargets: [Int] { targets.indices.filter { !targets[$0].isTest } }

  /// Without targets of tests.
  func targets(with name: String) -> [Int] { allTargets(with: name).filter { !targets[$0].isTest } }

  /// Whether the document is one of previews, or only targets of tests contain it.
  func isOfTests(_ name: String) -> Bool {
    name.split(separator: "/").contains("Preview Content")
      || targets(with: name).isEmpty && !allTargets(with: name).isEmpty
  }

  /// Whether an Xcode project says that it is in an app or a library.
  func isInApp(_ name: String) -> Bool {
    targets(with: name).contains { targets[$0].projectFolder != nil }
  }

  /// Whether a folder of tests, documentation or scripts has it, and no target contains it.
  func isTestOrDocumentation(_ name: String) -> Bool {
    !isOfApp(place(of: name)) && allTargets(with: name).isEmpty
  }

  /// Where the code looks for names, and whether other apps may use it too; nil for code of no app.
  func bundle(ofCode name: String) -> (bundle: Bundle, isShared: Bool)? {
    let around = targets(compiling: name).sorted()
    if around.isEmpty { return nil }
    let isShared = around.contains { $0 >= 0 && !targets[$0].isApp }
    let own = isShared ? ownTargets : around == [-1] ? nil : around
    return (Bundle(root: DocumentPath(named: root), targets: own), isShared)
  }

  /// Without targets of tests; -1 for code that may be in an app whose project is unknown, although
  /// other projects are known.
  func targets(compiling name: String) -> Set<Int> {
    let path = place(of: name)
    let folded = ProjectTarget.places(of: path)
    let own = ownTargets.filter { targets[$0].compiles(folded) }
    if !own.isEmpty { return Set(own) }
    let isOfOthers = targets.contains { isInProject(of: $0, path) || $0.isAround(folded) }
    if isOfOthers || !isOfApp(path) { return [] }
    let isOfPackages = targets.allSatisfy { $0.projectFolder == nil }
    return isOfPackages || FileName.folders(above: path).contains(where: ownFolders.contains)
      ? [-1] : []
  }

  /// A bundle for each whole app, if there are several.
  func apps(in bundle: Bundle) -> [Bundle] {
    let apps = (bundle.targets ?? []).filter { targets[$0].isWholeApp }.prefix(Self.mostApps)
    return apps.count > 1 ? apps.map { Bundle(root: bundle.root, targets: [$0]) } : []
  }

  /// How many apps that compile the same code are examined.
  private static let mostApps = 8

  func isOfPackages(_ bundle: Bundle) -> Bool {
    bundle.targets?.allSatisfy { targets[$0].projectFolder == nil } ?? false
  }

  /// Where libraries keep their own resources; nil if a target keeps them in the main bundle.
  func packageBundle(_ own: Set<Int>) -> Bundle? {
    let isOfPackages = own.allSatisfy {
      targets.indices.contains($0) && targets[$0].projectFolder == nil && !targets[$0].isApp
    }
    return isOfPackages
      ? Bundle(root: DocumentPath(named: root), targets: own.sorted()) : nil
  }

  /// Whether no target contains a catalog or a document although an Xcode project is around it or
  /// its package leaves it out.
  func isOutOfTargets(_ name: String) -> Bool {
    let path = place(of: name)
    return !isUnknown && targets.contains { isInProject(of: $0, path) || $0.leavesOut(path) }
      && !hasTarget(with: name) && allTargets(with: name).isEmpty
  }

  /// Whether the manifest of a package leaves out, or copies, a folder around a catalog.
  func leavesOutFolder(of catalog: String) -> Bool {
    let folder = FileName.folder(of: place(of: catalog))
    return targets.contains { $0.leavesOut(folder) }
  }

  func hasTarget(with catalog: String) -> Bool {
    let path = place(of: catalog)
    return targets.contains { $0.compiles(catalog: path) }
  }

  /// Nil if unknown.
  func families(loading catalog: String) -> Set<DeviceFamily>? {
    if targets.isEmpty, unread.isEmpty { return DeviceFamily.ofAnyApp }
    let path = place(of: catalog)
    return DeviceFamily.union(
      targets.filter { !$0.isTest && $0.compiles(catalog: path) }.map(\.families))
  }

  private func isInProject(of target: ProjectTarget, _ path: String) -> Bool {
    target.projectFolder.map { Self.isIn($0, path) } ?? false
  }

  /// The path as targets have theirs: without links if it is not below an absolute root.
  func place(of name: String) -> String {
    root.hasPrefix("/") && !Self.isIn(root, name) ? FilePath.withoutLinks(name) : name
  }

  /// Without targets of tests.
  func hasTarget(with one: String, and other: String) -> Bool {
    !Set(targets(with: one)).isDisjoint(with: targets(with: other))
  }

  func pictures(in bundle: Bundle) -> (catalogs: [AssetCatalog], loose: [String]) {
    guard let indices = bundle.targets else {
      return (catalogs, loosePictures.filter { isOfApp($0) && bundle.root.contains($0) })
    }
    func isReached(_ path: String) -> Bool { indices.contains { targets[$0].reaches(path) } }
    return (catalogs.filter { isReached($0.path) }, loosePictures.filter(isReached))
  }

  /// The names of JSON files outside of catalogs, as spelled on the disk and by targets.
  func jsonFiles(in bundle: Bundle) -> [String] {
    let found = jsonFiles.filter { path in
      if AssetCatalog.path(around: path) != nil { return false }
      guard let indices = bundle.targets else { return isOfApp(path) }
      let places = ProjectTarget.places(ofDocument: path)
      return indices.contains { targets[$0].contains(places) }
    }
    let folded = Set(found.map(FileName.folded))
    let named = targets.flatMap(\.named).filter { folded.contains(FileName.folded($0)) }
    return (found + named).map(FileName.last)
  }

  /// False for folders of tests, documentation, scripts and previews, and loose image sets.
  func isOfApp(_ path: String) -> Bool {
    let folders = FileName.folder(of: root == "." ? path : String(path.dropFirst(root.utf8.count)))
    return !folders.split(separator: "/").contains { folder in
      let name = folder.lowercased()
      return folder.hasSuffix("Tests") || name == "tests" || name.hasSuffix(".docc")
        || name.hasSuffix(".imageset")
        || ["docs", "doc", "documentation", "scripts", "preview content"].contains(name)
    }
  }
}
