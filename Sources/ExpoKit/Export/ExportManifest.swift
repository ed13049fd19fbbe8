import ExpoJSON
import ExpoRendering

/// The list of files that expo wrote into a folder, kept there as `.expo-export.json`.
///
/// While an export gives new files their names, it lists the contents of before and those to come.
/// A file counts as written by expo only as long as it has a content that is listed for it.
struct ExportManifest: Equatable {
  /// The name of the file.
  static let fileName = ".expo-export.json"
  /// The version of the format.
  static let version = 1

  /// The files that were written, and their contents.
  var files: [ExportPath: FileContent] = [:]
  /// The files that are about to get their names; empty after an export that was completed.
  var next: [ExportPath: FileContent] = [:]
  /// The marks of the files that a program could not make, and why.
  var unmade: [String: String] = [:]
}

extension ExportManifest {
  /// The endings of pages.
  private static let pageEndings = [".html", ".md"]

  /// Whether it lists pages, and none with the ending of a page of these files: a site, as these are a
  /// book.
  func isOfAnotherKind(than paths: [ExportPath]) -> Bool {
    let endings = { (paths: [ExportPath]) in
      Self.pageEndings.filter { ending in paths.contains { $0.text.hasSuffix(ending) } }
    }
    let (old, new) = (endings(Array(files.keys)), endings(paths))
    return !old.isEmpty && !new.isEmpty && Set(old).isDisjoint(with: new)
  }

  /// The manifest as JSON: one file a line, in the byte order of paths, without dates.
  ///
  /// `"index.html": {"size": 1043, "hash": "d4…"}`
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
}

extension ExportManifest {
  /// Whether a file is the data of a site: has its name, and a manifest beside it or one folder above
  /// lists it.
  static func listsData(at path: String) -> Bool {
    let path = FilePath.absolute(path)
    let (name, folder) = (FileName.last(of: path), FileName.folder(of: path))
    guard name == SiteData.entries || name == SiteData.exposition else { return false }
    let places = [
      (folder, name), (FileName.folder(of: folder), "\(FileName.last(of: folder))/\(name)"),
    ]
    return places.contains { folder, data in
      ExportManifest(in: folder)?.paths.contains { $0.text == data } ?? false
    }
  }

  /// The paths of all files that are or will be written.
  var paths: [ExportPath] { Array(files.keys) + next.keys }

  /// Creates the manifest in a folder; nil if there is none that can be read.
  init?(in folder: String) {
    guard let file = try? FileReader.readFound(FileName.path(of: Self.fileName, in: folder)),
      let manifest = try? ExportManifest(reading: file)
    else { return nil }
    self = manifest
  }

  /// Creates a manifest from a file.
  ///
  /// - Throws: ``ExportError`` if it is not a manifest, has a newer version, or lists a path outside
  ///   the folder.
  init(reading file: SourceFile) throws(ExportError) {
    let tree = JSONTree(reading: file, errorLimit: .none)
    guard tree.isSound, let root = tree.root, let version = root["version"]?.spelling,
      let number = Int(version)
    else { throw .brokenManifest(file.name) }
    guard number <= Self.version else { throw .newerManifest(file.name, version: number) }
    guard let files = root["files"].flatMap(Self.files),
      let next = root["next"].map(Self.files) ?? [:]
    else { throw .brokenManifest(file.name) }
    (self.files, self.next) = (files, next)
    if let list = root["unmade"] {
      for (key, value) in list.members { unmade[key.string ?? ""] = value.string }
    }
  }

  /// The files of a list; nil if it is malformed.
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

  /// The content that is listed for a file; nil if it is missing or malformed.
  private static func content(_ node: JSONNode) -> FileContent? {
    guard let size = node["size"].flatMap({ Int($0.spelling) }),
      let hash = node["hash"]?.string
    else { return nil }
    return FileContent(size: size, hash: hash)
  }
}
