import ExpoBase
import ExpoSystem

/// An app or package: a folder, and what is below it.
struct Project: Sendable {
  let root: String
  /// The catalogs below the folder, and those of its targets elsewhere; the same for the next two lists.
  private(set) var catalogs: [AssetCatalog]
  /// Pictures outside any catalog, which the bundle holds too.
  private(set) var loosePictures: [String]
  private(set) var jsonFiles: [String]
  /// Its code, and its JSON files.
  let sources: [String]
  /// Texts in several languages, from which code may take names.
  let texts: [String]
  /// The targets of its Xcode projects and packages; empty if none can be read.
  private(set) var targets: [ProjectTarget] = []
  /// Whether a package has a target whose name is not a literal.
  private(set) var hasUnknownTargets = false
  /// The project files that cannot be read, and where they have conflict marks.
  private(set) var unread: [(file: String, fault: Result<DocumentLocation?, FileError>)] = []
  /// The Xcode projects that git ignores: another machine may have another.
  private(set) var ignored: [String] = []
  /// The manifest from which a program has not made an Xcode project yet.
  private(set) var manifest: String?
  /// The targets that name a file or folder, or a file in that folder, by folded paths.
  private(set) var naming: [String: [Int]] = [:]
  /// The folders below it around code and catalogs that belong to no Xcode project.
  private(set) var ownFolders: Set<String> = []
  /// The folder around all code that may be in the app; empty if there is none.
  private(set) var sourceFolder = ""

  /// Whether a project of it cannot be read, or has yet to be made.
  var isUnknown: Bool { !unread.isEmpty || manifest != nil }

  var conflicts: [DocumentLocation] { unread.compactMap { try? $0.fault.get() } }

  /// `search` finds what its targets contain outside its folder.
  init(root: String, in found: FoundFiles, _ search: FileSearch) {
    func parts(_ part: FoundFiles.Part) -> [String] {
      found.parts[part, default: []].below(root, path: \.self)
    }
    let code = parts(.source).filter { !$0.hasSuffix("strings") }
    texts = parts(.source).filter { $0.hasSuffix("strings") }
    let projects = parts(.xcodeProject)
    self.root = root
    catalogs = found.catalogs.below(root, path: \.path)
    loosePictures = parts(.picture)
    jsonFiles = found.jsonFiles.below(root, path: \.path).map(\.path)
    sources = code + jsonFiles
    for path in projects {
      let file = FileName.path(of: ProjectTarget.fileName, in: path)
      if let own = ProjectTarget.all(ofProjectAt: path) {
        targets += own
        if found.ignoredProjects.contains(path) { ignored.append(path) }
      } else if FilePath.exists(file) {
        unread.append((file, ProjectTarget.fault(of: file)))
      }
    }
    // Every module may have one; only the outermost counts.
    let all = projects.isEmpty ? parts(.manifest) : []
    manifest = all.sorted { $0.utf8.count < $1.utf8.count }.first {
      ProjectGenerator(ofManifestAt: $0) != nil
    }
    let packaged = code.filter { FileName.last(of: $0) == "Package.swift" }
      .flatMap(ProjectTarget.all(ofPackageAt:))
    targets += packaged.compactMap(\.self)
    hasUnknownTargets = packaged.contains { $0 == nil }
    // Xcode follows links, and a search does not.
    let links = targets.isEmpty ? [:] : found.ends(of: parts(.link))
    let linked = parts(.link).filter(FilePath.exists)
    jsonFiles += linked.filter(FileName.isDocument)
    loosePictures += linked.filter { $0.pictureKind != nil }
    for index in targets.indices where !links.isEmpty { targets[index].follow(links) }
    for (index, target) in targets.enumerated() {
      // A file is also named for its languages: `a/ko.lproj/b` is a part of `a/b`.
      let around = Set(target.files.map(FileName.folder))
      for path in around.union(target.files).union(target.folders).union(target.sources) {
        naming[path, default: []].append(index)
      }
    }
    let others = catalogs.map(\.path).filter { path in
      allTargets(with: path).isEmpty && !targets.contains { isInProject(of: $0, path) }
    }
    ownFolders = Set(others.flatMap { FileName.folders(above: $0).prefix { $0 != root } })
      .filter { !code.below($0, path: \.self).isEmpty }
    let own = code.lazy.filter { [self] in
      isOfApp($0) && FileName.last(of: $0) != "Package.swift"
    }
    // In the order of bytes, all paths have what the first and the last have in common.
    if let first = own.first, let last = own.last {
      sourceFolder = folder(around: FileName.folder(of: first), with: last)
    }
    addUnsearched(search, Set(found.skipped.map { DocumentPath(named: $0.path) }))
  }

  /// The innermost folder that contains a path and is around `inner`, or the root.
  func folder(around inner: String, with path: String) -> String {
    FileName.ancestors(from: inner).first { $0 == root || Self.isIn($0, path) } ?? root
  }

  /// Adds what targets name outside the folder, and what the search skipped.
  private mutating func addUnsearched(_ search: FileSearch, _ skipped: Set<DocumentPath>) {
    let paths = Set(targets.flatMap(\.named)).filter { path in
      !Self.isIn(root, path)
        || FileName.ancestors(from: path).contains { skipped.contains(DocumentPath(named: $0)) }
    }
    if paths.isEmpty { return }
    // A project file can name any folder: no further than the repository, or the folder beside.
    let home = FilePath.withoutLinks(root)
    let limit = GitRepository(around: home)?.root ?? FileName.folder(of: home)
    for path in paths.sorted(byBytesOf: \.self) {
      let real = FilePath.withoutLinks(path)
      guard limit != "/", Self.isIn(limit, real), !Self.isIn(real, home) else { continue }
      guard let found = try? search.run(path) else { continue }
      catalogs += found.catalogs
      loosePictures += found.isFolder ? found.parts[.picture, default: []] : [path]
      jsonFiles += found.jsonFiles.map(\.path)
    }
  }

  /// Whether a path is the folder or below it; both are relative to the same folder.
  static func isIn(_ folder: String, _ path: String) -> Bool {
    DocumentPath(named: folder).contains(path)
  }
}

/// The projects that the files of a run belong to.
///
/// A file belongs to the nearest folder above it that has an Xcode project, a workspace or a
/// package, and an asset catalog below it; without catalogs, to the nearest such folder; without
/// such a folder, to the folder that was searched. The search stops at the root of the git
/// repository.
struct Projects {
  /// The files that were found, and the folders that have the mark of a project.
  typealias Search = (found: FoundFiles, marked: Set<DocumentPath>)

  let searches: [Search]
  private let search: FileSearch
  private var byRoot: [DocumentPath: Project] = [:]
  /// Around searched folders and named files, by each folder on the way.
  private var around: [DocumentPath: Project?] = [:]

  /// `search` searches further folders.
  init(_ searches: [FoundFiles], _ search: FileSearch) {
    self.searches = searches.outermost.map {
      ($0, Set($0.parts[.project, default: []].map(DocumentPath.init(named:))))
    }
    self.search = search
  }

  /// The project of a file if the searches have found it; nil if more must be searched.
  private mutating func known(of path: String) -> Project? {
    guard let (found, folders) = marked(around: FileName.folder(of: path)) else { return nil }
    // Without catalogs in any, the folder that was searched may have one.
    let all = folders.isEmpty ? [] : folders + [found.path]
    let root = all.first { !project(at: $0, in: found).catalogs.isEmpty } ?? folders.first
    return root.map { project(at: $0, in: found) }
  }

  mutating func project(of path: String) -> Project? {
    if let known = known(of: path) { return known }
    let folder = FileName.folder(of: path)
    let search = deepestSearch(with: folder)?.found
    let outer = outer(of: search?.path ?? folder)
    if let outer, !outer.catalogs.isEmpty || !outer.targets.isEmpty { return outer }
    return search.map { project(at: $0.path, in: $0) } ?? outer ?? catalog(around: path)
  }

  /// The folder of a file's project if the searches have found it; else the folder that was searched.
  mutating func root(of path: String) -> String {
    known(of: path)?.root ?? deepestSearch(with: FileName.folder(of: path))?.found.path ?? ""
  }

  /// The project need not be the nearest; CocoaPods makes that of a library.
  mutating func hasTarget(with catalog: String) -> Bool {
    guard let (found, folders) = marked(around: FileName.folder(of: catalog)) else { return false }
    let pods = found.parts[.pod, default: []].filter { Project.isIn($0, catalog) }
    // One around an inner project does not compile what belongs to that.
    return pods.contains { pod in folders.first.map { Project.isIn($0, pod) } ?? true }
      || folders.contains { !project(at: $0, in: found).allTargets(with: catalog).isEmpty }
  }

  /// Targets of tests do not count; nil if some targets are unknown.
  mutating func isInTarget(_ path: String) -> Bool? {
    // Projects elsewhere may contain it too.
    let whole = deepestSearch(with: path).map { project(at: $0.found.path, in: $0.found) }
    let all = [whole, project(of: path)].compactMap(\.self)
    guard all.allSatisfy({ !$0.isUnknown && !$0.hasUnknownTargets }) else { return nil }
    return all.contains { !$0.targets(with: path).isEmpty }
  }

  /// The project files that cannot be read, without those with conflict marks, which are findings, and those that
  /// cannot be opened.
  var unread: [String] {
    let unread = all.flatMap(\.unread).filter { $0.fault == .success(nil) }
    return Set(unread.map(\.file)).sorted(byBytesOf: \.self)
  }

  var failures: [FileError] {
    all.flatMap(\.unread).compactMap {
      if case .failure(let error) = $0.fault { error } else { nil }
    }
  }

  /// The Xcode projects that were read although git ignores them.
  var ignored: [String] { Set(all.flatMap(\.ignored)).sorted(byBytesOf: \.self) }

  /// The manifests without their Xcode projects, and the programs that make these.
  var manifests: [String: ProjectGenerator] {
    all.compactMap(\.manifest).reduce(into: [:]) { programs, path in
      programs[path] = ProjectGenerator(rawValue: FileName.last(of: path))
    }
  }

  private var all: [Project] { Array(byRoot.values) + around.values.compactMap(\.self) }

  // MARK: In the searches

  private func deepestSearch(with folder: String) -> Search? {
    searches.lazy.filter { Project.isIn($0.found.path, folder) }
      .max { $0.found.path.utf8.count < $1.found.path.utf8.count }
  }

  /// The marked folders around a folder, the nearest first, as far out as a search reached.
  private func marked(around folder: String) -> (found: FoundFiles, folders: [String])? {
    guard let (found, marked) = deepestSearch(with: folder) else { return nil }
    let folders = FileName.ancestors(from: folder).prefix { Project.isIn(found.path, $0) }
      .filter { marked.contains(DocumentPath(named: $0)) }
    return (found, Array(folders))
  }

  private mutating func project(at root: String, in search: FoundFiles) -> Project {
    let key = DocumentPath(named: root)
    if let known = byRoot[key] { return known }
    let project = Project(root: root, in: search, self.search)
    byRoot[key] = project
    return project
  }

  // MARK: Around them

  /// The nearest project, up to the root of the git repository and never `/`; examines folders
  /// once.
  private mutating func outer(of folder: String) -> Project? {
    let key = DocumentPath(named: folder)
    if let known = around[key] { return known }
    let real = FilePath.withoutLinks(folder)
    let entries = real == "/" ? [] : (try? System.entries(in: real)) ?? []
    var project: Project?
    if real != folder {
      project = outer(of: real)
    } else if entries.contains(where: { !$0.isHidden && FileSearch.isMarker($0.name) }) {
      project = (try? search.run(real)).map { Project(root: $0.path, in: $0, search) }
    } else if real != "/", GitRepository(at: real) == nil {
      project = outer(of: FileName.folder(of: real))
    }
    around[key] = .some(project)
    return project
  }

  /// The file belongs to no project.
  private func catalog(around path: String) -> Project? {
    AssetCatalog.path(around: path).flatMap { try? AssetCatalog(at: $0) }.map { catalog in
      let found = FoundFiles(path: catalog.path, isFolder: true, catalogs: [catalog])
      return Project(root: catalog.path, in: found, search)
    }
  }
}

/// A program that makes an Xcode project, by the name of its manifest.
package enum ProjectGenerator: String, Sendable {
  case xcodeGen = "project.yml"
  case tuist = "Project.swift"

  /// Nil if the manifest's beginning is that of another file.
  init?(ofManifestAt path: String) {
    self.init(rawValue: FileName.last(of: path))
    let text = try? FileReader.readFound(path).text(in: 0..<1 << 16)
    if text?.contains(self == .tuist ? "ProjectDescription" : "targets:") != true { return nil }
  }
}
