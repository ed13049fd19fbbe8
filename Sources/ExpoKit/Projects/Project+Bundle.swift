import ExpoBase

/// The targets around a document or a file of code, and the pictures that they contain.
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
    let path = path(of: name)
    let shipped = targets(with: name)
    let own = shipped.isEmpty ? allTargets(with: name) : shipped
    let others = ownTargets.filter { !own.contains($0) && isInProject(of: targets[$0], path) }
    let found = own.contains { targets[$0].isApp } ? own : (own + others).sorted()
    // Without targets the folder around the document and all code of the app.
    let isKnown = !found.isEmpty || sourceFolder.isEmpty
    let app = isKnown ? root : folder(around: sourceFolder, with: path)
    return Bundle(root: DocumentPath(named: app), targets: found.isEmpty ? nil : found)
  }

  func allTargets(with name: String) -> [Int] {
    let paths = ProjectTarget.ancestry(ofDocument: path(of: name))
    return candidates(paths).filter { targets[$0].contains(paths) }
  }

  /// The targets that may contain a file: those that name it, a folder above it or a file in one.
  private func candidates(_ paths: [String]) -> [Int] {
    Set((paths + ["."]).flatMap { naming[$0] ?? [] }).sorted()
  }

  /// The targets that are not of tests.
  private var ownTargets: [Int] { targets.indices.filter { !targets[$0].isTest } }

  /// The targets that contain a document, without those of tests.
  func targets(with name: String) -> [Int] { allTargets(with: name).filter { !targets[$0].isTest } }

  /// Whether its name or folder says that a document is for tests or previews, or only targets of tests
  /// contain it.
  func isOfTests(_ name: String) -> Bool {
    let names = name.lowercased().split(separator: "/")
    return names.contains("preview content")
      || ["mock", "preview", "fixture"].contains(where: names.suffix(2).joined().contains)
      || targets(with: name).isEmpty && !allTargets(with: name).isEmpty
  }

  /// Whether a folder of tests, documentation or scripts has it, and no target contains it.
  func isTestOrDocumentation(_ name: String) -> Bool {
    !isOfApp(path(of: name)) && allTargets(with: name).isEmpty
  }

  /// The bundle in which code looks for names: its targets, or all targets if `any`, or if other apps may use the code;
  /// nil for code of no app.
  func bundle(ofCode name: String, any: Bool = false) -> Bundle? {
    let around = targets(compiling: name).sorted()
    if around.isEmpty { return nil }
    let own = around == [-1] ? nil : any || isShared(around) ? ownTargets : around
    return Bundle(root: DocumentPath(named: root), targets: own)
  }

  /// Whether other apps may use the code of some targets too.
  func isShared(_ indices: [Int]) -> Bool { indices.contains { $0 >= 0 && !targets[$0].isApp } }

  /// The targets that compile a file, without those of tests; -1 for code that may be in an app whose project is
  /// unknown, although other projects are known.
  func targets(compiling name: String) -> Set<Int> {
    let path = path(of: name)
    let folded = ProjectTarget.ancestry(of: path)
    let own = candidates(folded).filter { !targets[$0].isTest && targets[$0].compiles(folded) }
    if !own.isEmpty { return Set(own) }
    let isOfOthers = targets.contains {
      isInProject(of: $0, path) || folded.dropFirst().contains(where: $0.sources.contains)
    }
    if isOfOthers || !isOfApp(path) { return [] }
    let isOfPackages = targets.allSatisfy { $0.projectFolder == nil }
    return isOfPackages || FileName.folders(above: path).contains(where: ownFolders.contains)
      ? [-1] : []
  }

  /// A bundle for each whole app, if there are several; of very many only the first.
  func apps(in bundle: Bundle) -> [Bundle] {
    let apps = (bundle.targets ?? []).filter { targets[$0].isWholeApp }.prefix(8)
    return apps.count > 1 ? apps.map { Bundle(root: bundle.root, targets: [$0]) } : []
  }

  /// The kind of bundle of some targets if each has its own.
  func ownBundle(of indices: [Int]) -> NamedAsset.Bundle? {
    let all = Set(indices.map { $0 < 0 || targets[$0].isApp ? nil : targets[$0].ownBundle })
    return all.count == 1 ? all.first ?? nil : nil
  }

  /// Whether no target contains a catalog or a document although an Xcode project is around it or
  /// its package leaves it out.
  func isOutOfTargets(_ name: String) -> Bool {
    let path = path(of: name)
    return !isUnknown && targets.contains { isInProject(of: $0, path) || $0.leavesOut(path) }
      && allTargets(with: name).isEmpty
  }

  /// Whether an app has a document, not only tests or previews; nil if unknown.
  func ships(_ name: String) -> Bool? {
    if targets.isEmpty { return nil }
    if isOfTests(name) { return false }
    if !targets(with: name).isEmpty { return true }
    return isUnknown || !targets(compiling: name).isEmpty ? nil : false
  }

  /// The families of the devices that load a catalog; nil if unknown.
  func families(loading catalog: String) -> Set<DeviceFamily>? {
    if targets.isEmpty, unread.isEmpty { return DeviceFamily.ofAnyApp }
    return families(of: Set(targets(with: catalog)))
  }

  /// The device families of some targets; nil if unknown.
  func families(of indices: Set<Int>) -> Set<DeviceFamily>? {
    DeviceFamily.union(indices.map { $0 < 0 ? nil : targets[$0].families })
  }

  func isInProject(of target: ProjectTarget, _ path: String) -> Bool {
    target.projectFolder.map { Self.isIn($0, path) } ?? false
  }

  /// The path as targets have theirs: without links if it is not below an absolute root.
  func path(of name: String) -> String {
    root.hasPrefix("/") && !Self.isIn(root, name) ? FilePath.withoutLinks(name) : name
  }

  func catalogs(in bundle: Bundle) -> [AssetCatalog] {
    catalogs.filter { catalog in bundle.targets.map { isReached(catalog.path, by: $0) } ?? true }
  }

  func loosePictures(in bundle: Bundle) -> [String] {
    loosePictures.filter { path in
      bundle.targets.map { isReached(path, by: $0) }
        ?? (isOfApp(path) && bundle.root.contains(path))
    }
  }

  private func isReached(_ path: String, by indices: [Int]) -> Bool {
    let paths = ProjectTarget.ancestry(of: path)
    return indices.contains { targets[$0].contains(paths) && targets[$0].depth(of: paths) == 1 }
  }

  /// The paths in the bundle of those outside of catalogs, as the disk spells them, and as a target
  /// does: `Data` and `Data/items.json` in a copied folder, else `items.json`.
  func jsonFiles(in bundle: Bundle) -> [String] {
    let known = Dictionary(targets.flatMap(\.named).map { (FileName.folded($0), $0) }) { $1 }
    return jsonFiles.flatMap { path -> [String] in
      if AssetCatalog.path(around: path) != nil { return [] }
      guard let indices = bundle.targets else {
        return isOfApp(path) ? [FileName.last(of: path)] : []
      }
      let paths = ProjectTarget.ancestry(of: path)
      return indices.filter { targets[$0].contains(paths) }.flatMap { index in
        [path, known[paths[0]] ?? path].flatMap { path in
          let names = path.split(separator: "/").suffix(targets[index].depth(of: paths))
          return names.indices.map { names[...$0].joined(separator: "/") }
        }
      }
    }
  }

  /// False for folders of tests, documentation, scripts and previews, and loose image sets.
  func isOfApp(_ path: String) -> Bool {
    let folders = FileName.folder(of: root == "." ? path : String(path.dropFirst(root.utf8.count)))
    return !folders.split(separator: "/").contains { folder in
      let name = folder.lowercased()
      return folder.hasSuffix("Tests") || ["tests", "preview content"].contains(name)
        || name.hasSuffix(".docc") || name.hasSuffix(".imageset")
        || ["docs", "doc", "documentation", "scripts"].contains(name)
          && !ownFolders.contains { FileName.last(of: $0) == folder }
    }
  }
}
