import ExpoBase

/// A target of an Xcode project or a package: the files that it puts into its bundle.
///
/// Paths are folded, and equal when they are canonically equivalent: Xcode may spell a name in
/// another case or normalization than the disk.
struct ProjectTarget: Sendable {
  var isTest = false
  /// Whether its code finds assets in its own bundle: an app or an extension of one.
  var isApp = false
  /// An app, but not an extension, a clip or the app of a watch.
  fileprivate(set) var isWholeApp = false
  /// The bundle with the resources of a library that has its own.
  fileprivate(set) var ownBundle: NamedAsset.Bundle? = .module
  /// The folder of the Xcode project; nil if `Package.swift` describes the target.
  fileprivate(set) var projectFolder: String?
  /// Nil if unknown.
  var families: Set<DeviceFamily>?
  /// Its files and catalogs, and the folders that it copies as they are.
  var files: Set<String> = []
  /// Folders whose files all belong to it: synchronized ones (Xcode 16), those of packages.
  var folders: Set<String> = []
  /// The paths in `folders` that do not belong to the target.
  var exceptions: Set<String> = []
  /// The paths in `folders` that are copied unchanged.
  var copied: Set<String> = []
  /// Whether a phase copies resources: without one those in folders are left out.
  fileprivate(set) var hasResources = true
  /// Whether a script, rule or plugin may make JSON files, or a phase copies files to a folder.
  var makesJSON = false
  /// Its code, and folders of it.
  var sources: Set<String> = []
  /// The files and folders of it that a project names, as they are spelled.
  fileprivate(set) var named: Set<String> = []

  static let fileName = "project.pbxproj"

  /// All targets, with those of tests; nil if the project cannot be read, or they contain more than any real
  /// project's.
  static func all(ofProjectAt path: String) -> [ProjectTarget]? {
    guard let file = try? FileReader.readFound(FileName.path(of: fileName, in: path)),
      let list = PropertyList(file), let objects = list["objects"],
      // What Xcode wrote needs a few times as many bytes as its file has.
      case var graph = ProjectGraph(
        objects: objects.members, home: FileName.folder(of: path),
        room: 1 << 20 + 32 * file.bytes.count),
      let project = graph[list["rootObject"]?.string]
    else { return nil }
    graph.findPaths(of: project)
    let targets = graph.objects("targets", of: project).map { graph.target($0, of: project) }
    return graph.isTooLarge ? nil : targets
  }

  /// Where a project file has conflict marks, or why it cannot be opened.
  static func fault(of path: String) -> Result<DocumentLocation?, FileError> {
    Result { () throws(FileError) in
      try FileReader.readFound(path).bytes.split(separator: 0x0A)
        .first { $0.starts(with: "<<<<<<< ".utf8) }
        .map { DocumentLocation(file: path, bytes: $0.startIndex..<$0.endIndex, part: .file) }
    }
  }

  /// Adds what links lead to; they are folded.
  mutating func follow(_ links: [String: String]) {
    for (link, end) in links where isIn(folders, Self.ancestry(of: link)) {
      let isFolder = !end.hasSuffix(".xcassets") && FilePath.isFolder(end)
      if isFolder { folders.insert(link) } else { files.insert(link) }
    }
    for set in [\.files, \.folders, \.exceptions, \.copied, \Self.sources] {
      for path in self[keyPath: set] {
        for link in Self.ancestry(of: path) {
          guard let end = links[link] else { continue }
          self[keyPath: set].insert(FileName.folded(end + path.dropFirst(link.count)))
          named.insert(end)
        }
      }
    }
  }

  /// `ancestry` is that of code or an interface.
  func compiles(_ ancestry: [String]) -> Bool {
    let isCode = sources.contains(ancestry[0]) || isIn(sources, ancestry) || isIn(folders, ancestry)
    return (isCode || contains(ancestry)) && depth(of: ancestry) == 1
  }

  /// Whether the manifest of a package says that a catalog is left out, or not compiled.
  func leavesOut(_ path: String) -> Bool {
    projectFolder == nil
      && Self.ancestry(of: path).contains { exceptions.contains($0) || copied.contains($0) }
  }

  /// Whether a document is in the bundle: alone, in a catalog or in a copied folder.
  ///
  /// `ancestry` is ``ancestry(ofDocument:)``.
  func contains(_ ancestry: [String]) -> Bool {
    let isCatalog = ancestry[0].hasSuffix(".xcassets")
    // A copied catalog is not compiled.
    if isCatalog, copied.contains(ancestry[0]) || depth(of: ancestry) > 1 { return false }
    // A catalog may be among its code; Xcode compiles every catalog of a package's target.
    let isSource = sources.contains(ancestry[0]) || projectFolder == nil && isIn(sources, ancestry)
    return isCatalog && isSource || ancestry.contains(where: files.contains)
      || Self.has(files, ancestry[0]) || hasResources && isIn(folders, ancestry)
  }

  /// How many of the last names of its path a file keeps in the bundle: folders that are copied.
  func depth(of ancestry: [String]) -> Int {
    let copy = ancestry.dropFirst().lastIndex { path in
      copied.contains(path) || path.hasSuffix(".bundle")
        || files.contains(path) && !folders.contains(path)
    }
    return 1 + (copy ?? 0)
  }

  /// A folded path and the folders that contain it, the nearest first.
  static func ancestry(of path: String) -> [String] {
    let path = FileName.folded(path)
    return [path] + FileName.folders(above: path)
  }

  /// The ancestry of a document; that of its catalog if it is in one.
  static func ancestry(ofDocument path: String) -> [String] {
    ancestry(of: AssetCatalog.path(around: path) ?? path)
  }

  /// Whether paths contain a path, with the folder of its language or without: `a/ko.lproj/b`.
  private static func has(_ paths: Set<String>, _ path: String) -> Bool {
    paths.contains(path)
      || FileName.folder(of: path).hasSuffix(".lproj")
        && paths.contains(FileName.resolved("../../" + FileName.last(of: path), in: path))
  }

  private func isIn(_ whole: Set<String>, _ ancestry: [String]) -> Bool {
    if whole.isEmpty || Self.has(exceptions, ancestry[0]) { return false }
    for folder in ancestry.dropFirst() {
      if exceptions.contains(folder) { return false }
      // Documentation is compiled, not copied.
      if folder.hasSuffix(".docc") { return false }
      if whole.contains(folder) { return true }
    }
    return false
  }
}

/// The objects of a project file, and the paths of its files on disk.
///
/// Many objects may refer to one, so a small file can demand much work: what is read is counted,
/// and reading stops at a limit.
struct ProjectGraph {
  typealias Object = (id: String, value: PropertyList)

  fileprivate let objects: [String: PropertyList]
  /// The folder of the project, which settings may not leave.
  let home: String
  /// The paths by objects: the files, groups and folders that the main group leads to.
  private(set) var paths: [String: String] = [:]
  /// What targets and phases treat differently in synchronized folders, by both.
  fileprivate private(set) var exceptions: [String: [String: [String]]] = [:]
  var settingsOfFiles: [String: BuildSettings] = [:]
  /// The bytes that may still be read.
  fileprivate private(set) var room: Int

  subscript(identifier: String?) -> Object? {
    identifier.flatMap { id in objects[id].map { (id, $0) } }
  }

  var isTooLarge: Bool { room < 0 }

  // MARK: Limits

  /// Takes room for a string of so many bytes, and for looking it up; false if there is none left.
  mutating func take(_ bytes: Int) -> Bool {
    room -= 64 + bytes
    return !isTooLarge
  }

  /// The string under a key; nil if there is none, or no room for it.
  mutating func string(_ key: String, of object: Object) -> String? {
    object.value[key]?.string.flatMap { take($0.utf8.count) ? $0 : nil }
  }

  /// The strings under a key; empty if there is no room for them.
  private mutating func strings(_ key: String, of object: Object) -> [String] {
    guard !isTooLarge, let elements = object.value[key]?.elements else { return [] }
    let strings = elements.map { $0.string ?? "" }
    return strings.allSatisfy { take($0.utf8.count) } ? strings : []
  }

  /// The objects under a key, without repetitions.
  mutating func objects(_ key: String, of object: Object) -> [Object] {
    var known: Set<String> = []
    return strings(key, of: object).filter { known.insert($0).inserted }
      .compactMap { self[$0] }
  }

  /// The path of a name in a folder; nil if there is no room for it.
  private mutating func path(of name: String, in folder: String) -> String? {
    take(folder.utf8.count + name.utf8.count) ? FileName.resolved(name, in: folder) : nil
  }

  // MARK: Paths

  /// A group that is in itself is entered once.
  mutating func findPaths(of project: Object) {
    let folder = FileName.resolved(string("projectDirPath", of: project) ?? "", in: home)
    var open = [(object: self[string("mainGroup", of: project)], folder: folder)]
    while let (object, outer) = open.popLast() {
      guard let object, paths[object.id] == nil else { continue }
      let tree = string("sourceTree", of: object) ?? ""
      let parent = tree == "SOURCE_ROOT" ? folder : outer
      // What is in other trees, such as the SDK and the products, is not a file of the project.
      guard ["<group>", "<absolute>", "", "SOURCE_ROOT"].contains(tree),
        let path = path(of: string("path", of: object) ?? "", in: parent)
      else { continue }
      paths[object.id] = path
      let children = strings("children", of: object)
      for child in children { open.append((self[child], path)) }
      if children.isEmpty { collectExceptions(of: object, in: path) }
    }
  }

  private mutating func collectExceptions(of group: Object, in folder: String) {
    for set in objects("exceptions", of: group) {
      let identifier = string("target", of: set) ?? string("buildPhase", of: set)
      guard let owner = self[identifier] else { continue }
      for name in strings("membershipExceptions", of: set) {
        // Xcode marks a file that has languages, and leaves out their folders.
        let name = name.trimmingPrefix("/Localized: ").trimmingPrefix("/Localized/")
        guard let path = path(of: String(name), in: folder) else { return }
        exceptions[owner.id, default: [:]][group.id, default: []] += [FileName.folded(path)]
      }
    }
  }

  // MARK: Targets

  fileprivate mutating func target(_ object: Object, of project: Object) -> ProjectTarget {
    var target = ProjectTarget()
    target.projectFolder = home
    let kind = string("productType", of: object) ?? ""
    target.isTest = kind.contains("unit-test") || kind.contains("ui-testing")
    target.isApp = kind.contains("application") || kind.contains("extension")
    target.isWholeApp = kind.hasSuffix(".application")
    // A static one is a part of the app.
    let outer = settings(of: project)
    let types = settings(of: object).map { $1["MACH_O_TYPE"] ?? outer[$0]?["MACH_O_TYPE"] }
    let isDynamic = types.allSatisfy { $0?.contains("mh_dylib") ?? true }
    target.ownBundle = kind.hasSuffix(".framework") && isDynamic ? .own : nil
    target.hasResources = object.value["buildPhases"] == nil
    for phase in objects("buildPhases", of: object) + objects("buildRules", of: object) {
      // Files may also be copied beside the resources.
      let path = string("dstPath", of: phase) ?? ""
      let goal =
        string("dstSubfolderSpec", of: phase) ?? string("dstSubfolder", of: phase)
        ?? string("isa", of: phase) ?? ""
      let isCopied = ["7", "Resources", "PBXResourcesBuildPhase"].contains(goal)
      let isResources = isCopied && path.isEmpty
      let script = string("shellScript", of: phase) ?? strings("outputFiles", of: phase).joined()
      // It may make or copy a file, or run another script.
      let isMaker = [".json", "cp ", "rsync ", "curl ", ".py", ".rb", "/scripts/"]
        .contains(where: script.contains)
      if isMaker || isCopied && !path.isEmpty { target.makesJSON = true }
      if isResources { target.hasResources = true }
      if isResources, let own = exceptions.removeValue(forKey: phase.id) {
        target.files.formUnion(own.values.joined())
      }
      for path in files(of: phase) {
        target[keyPath: isResources ? \ProjectTarget.files : \.sources].insert(
          FileName.folded(path))
        if isResources { target.named.insert(path) }
      }
    }
    var others = exceptions[object.id] ?? [:]
    for folder in objects("fileSystemSynchronizedGroups", of: object) {
      guard let path = paths[folder.id], take(path.utf8.count) else { continue }
      target.folders.insert(FileName.folded(path))
      target.named.insert(path)
      target.exceptions.formUnion(others.removeValue(forKey: folder.id) ?? [])
      let copied = strings("explicitFolders", of: folder).compactMap { self.path(of: $0, in: path) }
      target.copied.formUnion(copied.map(FileName.folded))
    }
    // A target may also take single files of a folder that is not its own.
    target.files.formUnion(others.values.joined())
    target.families = families(of: object, in: project)
    return target
  }

  private mutating func files(of phase: Object) -> [String] {
    strings("files", of: phase).flatMap { identifier -> [String] in
      guard let built = self[identifier], let file = self[string("fileRef", of: built)]
      else { return [] }
      // A group of the languages of one file represents all of them.
      let parts = file.value["children"] == nil ? [file.id] : strings("children", of: file)
      return parts.compactMap { paths[$0] }.filter { take($0.utf8.count) }
    }
  }
}
