import ExpoJSON
import ExpoRendering

/// The list of files that expo wrote into a folder, kept there as `.expo-export.json`.
///
/// While an export gives new files their names, it lists old and new contents. A file counts as
/// written by expo only while it has a listed content.
struct ExportManifest: Equatable {
  static let fileName = ".expo-export.json"
  static let version = 1

  var files = ListedFiles()
  /// The files that are about to get their names; empty after a completed export.
  var next = ListedFiles()
  /// The marks of files that a program could not make, and why.
  var unmade: [String: String] = [:]
}

extension ExportManifest {
  private static let pageEndings = [".html", ".md"]

  /// Whether it lists pages with none of the extensions of `paths`: a site instead of a book, or
  /// the reverse.
  func isOfAnotherKind(than paths: [ExportPath]) -> Bool {
    let endings = { (paths: [ExportPath]) in
      Self.pageEndings.filter { ending in paths.contains { $0.text.hasSuffix(ending) } }
    }
    let (old, new) = (endings(files.paths), endings(paths))
    return !old.isEmpty && !new.isEmpty && Set(old).isDisjoint(with: new)
  }

  /// One file a line, sorted by bytes: `"index.html": {"size": 1043, "hash": "d4…"}`.
  var document: [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(100 * (files.count + next.count + 1))
    bytes += "{\n  \"version\": \(Self.version),\n  \"files\": ".utf8
    Self.append(files, to: &bytes)
    if next.count > 0 {
      bytes += ",\n  \"next\": ".utf8
      Self.append(next, to: &bytes)
    }
    if !unmade.isEmpty {
      let quoted = JSONStringWriter().quoted
      let rows = unmade.sorted { $0.key < $1.key }.map { "\n    \(quoted($0)): \(quoted($1))" }
      bytes += ",\n  \"unmade\": {\(rows.joined(separator: ","))\n  }".utf8
    }
    bytes += "\n}\n".utf8
    return bytes
  }

  private static func append(_ files: ListedFiles, to bytes: inout [UInt8]) {
    bytes += "{".utf8
    for (index, file) in files.sorted.enumerated() {
      bytes += (index == 0 ? "\n    " : ",\n    ").utf8
      JSONStringWriter().append(file.path.text, to: &bytes)
      bytes += ": {\"size\": ".utf8
      bytes += String(file.content.size).utf8
      bytes += ", \"hash\": \"".utf8
      file.content.appendHash(to: &bytes)
      bytes += "\"}".utf8
    }
    bytes += (files.count == 0 ? "}" : "\n  }").utf8
  }
}

extension ExportManifest {
  /// Whether a manifest beside it or one folder above lists a file with the name of site data.
  static func listsData(at path: String) -> Bool {
    let path = FilePath.absolute(path)
    let (name, folder) = (FileName.last(of: path), FileName.folder(of: path))
    guard name == HTMLSite.entriesFile || name == HTMLSite.expositionFile else { return false }
    let places = [
      (folder, name), (FileName.folder(of: folder), "\(FileName.last(of: folder))/\(name)"),
    ]
    return places.contains { folder, data in
      ExportManifest(in: folder)?.paths.contains { $0.text == data } ?? false
    }
  }

  /// The paths of all files that are or will be written.
  var paths: [ExportPath] { files.paths + next.paths }

  /// Nil if there is none that can be read.
  init?(in folder: String) {
    guard let file = try? FileReader.readFound(FileName.path(of: Self.fileName, in: folder)),
      let manifest = try? ExportManifest(reading: file)
    else { return nil }
    self = manifest
  }

  /// - Throws: ``ExportError`` if it is malformed, newer, or lists a path outside the folder.
  init(reading file: SourceFile) throws(ExportError) {
    let tree = JSONTree(reading: file, errorLimit: .none)
    guard tree.isSound, let root = tree.root, let version = root["version"]?.spelling,
      let number = Int(version)
    else { throw .brokenManifest(file.name) }
    guard number <= Self.version else { throw .newerManifest(file.name, version: number) }
    guard let list = root["files"], let files = Self.files(list) else {
      throw .brokenManifest(file.name)
    }
    self.files = files
    if let list = root["unmade"] {
      for (key, value) in list.members { unmade[key.string ?? ""] = value.string }
    }
    guard let list = root["next"] else { return }
    guard let next = Self.files(list) else { throw .brokenManifest(file.name) }
    self.next = next
  }

  private static func files(_ list: JSONNode) -> ListedFiles? {
    guard list.kind == .object else { return nil }
    var files = ListedFiles()
    for (key, value) in list.members {
      guard let path = key.string.flatMap(ExportPath.init), let content = content(value) else {
        return nil
      }
      files.list(path, content)
    }
    return files
  }

  private static func content(_ node: JSONNode) -> FileContent? {
    guard let size = node["size"].flatMap({ Int($0.spelling) }),
      let hash = node["hash"]?.string
    else { return nil }
    return FileContent(size: size, hash: hash)
  }
}

/// The files that a manifest lists, with their contents.
///
/// Their order is kept: it is close to that of paths, so sorting is cheaper than for the keys of a
/// dictionary.
struct ListedFiles: Equatable {
  private var places: [ExportPath: Int] = [:]
  private(set) var paths: [ExportPath] = []
  private var contents: [FileContent] = []

  var count: Int { paths.count }

  subscript(path: ExportPath) -> FileContent? {
    places[path].map { contents[$0] }
  }

  mutating func list(_ path: ExportPath, _ content: FileContent) {
    if let place = places.updateValue(paths.count, forKey: path) {
      places[path] = place
      contents[place] = content
    } else {
      paths.append(path)
      contents.append(content)
    }
  }

  /// Does nothing if the other list lacks the file.
  mutating func list(_ path: ExportPath, asIn other: ListedFiles) {
    if let content = other[path] { list(path, content) }
  }

  mutating func reserveCapacity(_ count: Int) {
    places.reserveCapacity(count)
    paths.reserveCapacity(count)
    contents.reserveCapacity(count)
  }

  /// In the order of paths.
  var sorted: [(path: ExportPath, content: FileContent)] {
    zip(paths, contents).map { (path: $0, content: $1) }.sorted { $0.path < $1.path }
  }

  /// The order makes no difference.
  static func == (one: ListedFiles, other: ListedFiles) -> Bool {
    one.count == other.count && zip(one.paths, one.contents).allSatisfy { other[$0] == $1 }
  }
}
