import ExpoBase

/// A target of an Xcode project or a package: the files that it puts into its bundle, by their paths.
///
/// Paths are equal when they are canonically equivalent, as Xcode may spell a name in another
/// normalization than the disk.
struct ProjectTarget: Sendable {
  /// Whether it is a bundle of tests.
  var isTest = false
  /// Whether its code finds assets in its own bundle: an app or an extension of one.
  fileprivate(set) var isApp = false
  /// The folder of its Xcode project; nil if `Package.swift` describes it.
  fileprivate(set) var projectFolder: String?
  /// Its files and catalogs, and the folders that it copies as they are.
  var files: Set<String> = []
  /// The folders of which all files belong to it: synchronized ones (Xcode 16), those of packages.
  var folders: Set<String> = []
  /// What is in such a folder and does not belong to it.
  var exceptions: Set<String> = []
  /// The folders in such a folder that are copied as they are.
  var copied: Set<String> = []
  /// Its code, and folders of it.
  var sources: Set<String> = []

  /// Reads the targets, those of tests too, of the project at the path of an `.xcodeproj` folder from
  /// its `project.pbxproj`.
  ///
  /// Nil if that cannot be read, or if they contain more than any real project's.
  static func all(ofProjectAt path: String) -> [ProjectTarget]? {
    guard let file = try? FileReader.readFound(path + "/project.pbxproj"),
      let list = PropertyList(file.bytes), let objects = list["objects"],
      case var graph = ProjectGraph(objects), let project = graph[list["rootObject"]?.string]
    else { return nil }
    let folder = FileName.resolved(
      project["projectDirPath"]?.string ?? "", in: FileName.folder(of: path))
    graph.place(project["mainGroup"]?.string, in: folder)
    let identifiers = project["targets"]?.elements ?? []
    var targets = identifiers.compactMap { $0.string.flatMap { graph.target($0) } }
    for index in targets.indices { targets[index].projectFolder = FileName.folder(of: path) }
    return graph.isTooLarge ? nil : targets
  }

  /// Whether code finds a catalog or a loose file by its name.
  func reaches(_ path: String) -> Bool {
    // Xcode compiles every catalog of a package's target.
    Self.has(files, path) || isIn(folders, path, copies: false)
      || projectFolder == nil && path.hasSuffix(".xcassets") && isIn(sources, path, copies: false)
  }

  /// Whether code belongs to it, an interface too.
  func compiles(_ path: String) -> Bool {
    sources.contains(path) || isIn(sources, path, copies: false) || reaches(path)
  }

  /// Whether a document is in the bundle: alone, in a catalog or in a copied folder.
  func contains(_ path: String) -> Bool {
    if let catalog = AssetCatalog.path(around: path) { return reaches(catalog) }
    return FileName.folders(above: path).contains { files.contains($0) } || Self.has(files, path)
      || isIn(folders, path, copies: true)
  }

  /// Whether a path is among others, with the folder of its language or without: `a/ko.lproj/b`.
  private static func has(_ paths: Set<String>, _ path: String) -> Bool {
    paths.contains(path)
      || FileName.folder(of: path).hasSuffix(".lproj")
        && paths.contains(FileName.resolved("../../" + FileName.last(of: path), in: path))
  }

  private func isIn(_ whole: Set<String>, _ path: String, copies: Bool) -> Bool {
    if whole.isEmpty || Self.has(exceptions, path) { return false }
    for folder in FileName.folders(above: path) {
      if exceptions.contains(folder) || !copies && copied.contains(folder) { return false }
      // Documentation is compiled, not copied.
      if folder.hasSuffix(".docc") { return false }
      if whole.contains(folder) { return true }
    }
    return false
  }
}

extension FileName {
  /// The folders that contain a path, the nearest first, without `.` and `/`: `a/b/c` → `a/b`, `a`.
  fileprivate static func folders(above path: String) -> some Sequence<String> {
    sequence(first: folder(of: path)) { folder(of: $0) }.prefix { $0 != "." && $0 != "/" }
  }
}

/// The objects of a project file, and the places of its files on disk.
private struct ProjectGraph {
  private let objects: [String: PropertyList]
  /// The paths of the files, groups and folders that the main group leads to, by their objects.
  private var paths: [Int: String] = [:]
  /// What targets and phases treat otherwise than all others in synchronized folders, by both.
  private var exceptions: [Int: [Int: [String]]] = [:]
  /// The bytes that all paths may still have together: a small file can ask for very many.
  private var room = 64 << 20

  init(_ objects: PropertyList) {
    self.objects = objects.members
    paths.reserveCapacity(self.objects.count)
  }

  subscript(identifier: String?) -> PropertyList? { identifier.flatMap { objects[$0] } }

  var isTooLarge: Bool { room < 0 }

  /// Takes room for a path, or for so many items; false if there is none left.
  private mutating func take(_ path: String = "", items: Int = 1) -> Bool {
    room -= path.utf8.count + 64 * items
    return !isTooLarge
  }

  /// Gives every file below a group its path; a group that is in itself is entered once.
  mutating func place(_ group: String?, in folder: String) {
    var open = [(object: self[group], folder: folder)]
    while let (object, outer) = open.popLast() {
      guard let object, paths[object.index] == nil else { continue }
      let inside: String
      switch object["sourceTree"]?.string ?? "" {
      case "<group>", "<absolute>", "": inside = outer
      case "SOURCE_ROOT": inside = folder
      // What is in other trees, such as the SDK and the products, is no file of the project.
      default: continue
      }
      let path = FileName.resolved(object["path"]?.string ?? "", in: inside)
      guard take(path) else { return }
      paths[object.index] = path
      if let children = object["children"] {
        for child in children.elements { open.append((self[child.string], path)) }
      } else {
        collectExceptions(of: object, in: path)
      }
    }
  }

  private mutating func collectExceptions(of group: PropertyList, in folder: String) {
    guard let names = group["exceptions"]?.elements else { return }
    for set in Set(names.compactMap(\.string)).compactMap({ objects[$0] }) {
      guard let owner = self[(set["target"] ?? set["buildPhase"])?.string] else { continue }
      for name in Self.strings("membershipExceptions", of: set) {
        // Xcode marks a file that has languages, and leaves out their folders.
        let name = name.trimmingPrefix("/Localized: ").trimmingPrefix("/Localized/")
        let path = FileName.resolved(String(name), in: folder)
        guard take(path) else { return }
        exceptions[owner.index, default: [:]][group.index, default: []].append(path)
      }
    }
  }

  /// The target of an identifier; nil if there is none.
  mutating func target(_ identifier: String) -> ProjectTarget? {
    guard !isTooLarge, let object = objects[identifier] else { return nil }
    var target = ProjectTarget()
    let kind = object["productType"]?.string ?? ""
    target.isTest = kind.contains("unit-test") || kind.contains("ui-testing")
    target.isApp = kind.contains("application") || kind.contains("extension")
    for phase in Set(Self.strings("buildPhases", of: object)).compactMap({ objects[$0] }) {
      // Files may also be copied beside the resources.
      let path = phase["dstPath"]?.string ?? ""
      let goal = (phase["dstSubfolderSpec"] ?? phase["dstSubfolder"] ?? phase["isa"])?.string ?? ""
      let isResources = path.isEmpty && ["7", "Resources", "PBXResourcesBuildPhase"].contains(goal)
      if isResources, let own = exceptions.removeValue(forKey: phase.index) {
        target.files.formUnion(own.values.joined())
      }
      let files = phase["files"]?.elements ?? []
      guard take(items: files.count) else { return nil }
      for file in files.compactMap({ self[self[$0.string]?["fileRef"]?.string] }) {
        // A group of the languages of one file stands for all of them.
        let parts = file["children"]?.elements.compactMap { self[$0.string] } ?? [file]
        guard take(items: parts.count) else { return nil }
        for part in parts {
          guard let path = paths[part.index] else { continue }
          guard take(path) else { return nil }
          if isResources { target.files.insert(path) } else { target.sources.insert(path) }
        }
      }
    }
    var others = exceptions[object.index] ?? [:]
    for group in Self.strings("fileSystemSynchronizedGroups", of: object) {
      guard let folder = objects[group], let path = paths[folder.index] else { continue }
      target.folders.insert(path)
      target.exceptions.formUnion(others.removeValue(forKey: folder.index) ?? [])
      for name in Self.strings("explicitFolders", of: folder) {
        let copy = FileName.resolved(name, in: path)
        guard take(copy) else { return nil }
        target.copied.insert(copy)
      }
    }
    // A target may also take single files of a folder that is not its own.
    target.files.formUnion(others.values.joined())
    return target
  }

  private static func strings(_ key: String, of object: PropertyList) -> [String] {
    (object[key]?.elements ?? []).compactMap(\.string)
  }
}

extension FileName {
  /// The path of a name in a folder, without `.`, and without `..` behind the name of a folder.
  static func resolved(_ name: String, in folder: String) -> String {
    if !folder.isEmpty, !name.isEmpty, name != ".", name != "..",
      !name.utf8.contains(UInt8(ascii: "/"))
    {
      return FileName.path(of: name, in: folder)
    }
    let path = name.hasPrefix("/") ? name : FileName.path(of: name, in: folder)
    var parts: [Substring] = []
    for part in path.split(separator: "/") where part != "." {
      if part == "..", let last = parts.last, last != ".." {
        parts.removeLast()
      } else {
        parts.append(part)
      }
    }
    let joined = parts.joined(separator: "/")
    return path.hasPrefix("/") ? "/" + joined : joined.isEmpty ? "." : joined
  }
}
