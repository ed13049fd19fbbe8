import ExpoJSON
import ExpoRendering

/// The list of files that expo wrote into a folder, kept there as `.expo-export.json`.
///
/// While an export renames its new files, the manifest lists their old and new contents. A file counts as
/// written by expo only while it has a listed content.
struct ExportManifest: Equatable {
  static let fileName = ".expo-export.json"
  static let version = 1

  var files: [ExportPath: FileContent] = [:]
  /// The files that are about to get their names; empty after a completed export.
  var next: [ExportPath: FileContent] = [:]
  /// Why a program could not make some files, by their marks.
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
    let old = endings(Array(files.keys))
    let new = endings(paths)
    return !old.isEmpty && !new.isEmpty && Set(old).isDisjoint(with: new)
  }

  /// One file a line, sorted by bytes: `"index.html": {"size": 1043, "hash": "d4…"}`.
  var document: String {
    let quoted = JSONStringWriter().quoted
    func object(_ rows: [String]) -> String {
      rows.isEmpty ? "{}" : "{\n    " + rows.joined(separator: ",\n    ") + "\n  }"
    }
    func list(_ files: [ExportPath: FileContent]) -> String {
      object(
        files.sorted { $0.key < $1.key }.map { path, content in
          "\(quoted(path.text)): {\"size\": \(content.size), \"hash\": \"\(content.digits)\"}"
        })
    }
    let reasons = unmade.sorted { $0.key < $1.key }.map { "\(quoted($0)): \(quoted($1))" }
    return "{\n  \"version\": \(Self.version),\n  \"files\": " + list(files)
      + (next.isEmpty ? "" : ",\n  \"next\": " + list(next))
      + (reasons.isEmpty ? "" : ",\n  \"unmade\": " + object(reasons)) + "\n}\n"
  }

  /// Whether a file is the data of a site: a manifest in its folder or one folder above lists it.
  static func listsData(at path: String) -> Bool {
    let name = FileName.last(of: path)
    guard name == HTMLSite.entriesFile || name == HTMLSite.expositionFile else { return false }
    let folder = FileName.folder(of: FilePath.absolute(path))
    let candidates = [
      (folder, name), (FileName.folder(of: folder), "\(FileName.last(of: folder))/\(name)"),
    ]
    return candidates.contains { folder, data in
      ExportManifest(in: folder)?.paths.contains { $0.text == data } ?? false
    }
  }

  /// The paths of all files that are or will be written.
  var paths: [ExportPath] { Array(files.keys) + next.keys }

  /// Reads the manifest in a folder; nil if there is none or it cannot be read.
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
    guard let files = root["files"].flatMap(Self.files),
      let next = root["next"].map(Self.files) ?? [:]
    else { throw .brokenManifest(file.name) }
    self.files = files
    self.next = next
    if let list = root["unmade"] {
      for (key, value) in list.members { unmade[key.string ?? ""] = value.string }
    }
  }

  private static func files(_ list: JSONNode) -> [ExportPath: FileContent]? {
    guard list.kind == .object else { return nil }
    var files: [ExportPath: FileContent] = [:]
    for (key, value) in list.members {
      guard let path = key.string.flatMap(ExportPath.init), let content = content(value) else {
        return nil
      }
      files[path] = content
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
