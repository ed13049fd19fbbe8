import ExpoBase
import ExpoModel
import ExpoRendering
import ExpoSystem

/// The path of a file below the folder of an export: `entries/jikji.html`.
struct ExportPath: Hashable, Comparable {
  let text: String
  /// Empty for the folder of the export.
  let folder: String
  let name: String

  /// Nil if the path is empty, absolute or hidden, leads out of the folder, or means another path on some systems.
  init?(_ text: String) {
    let bytes = text.utf8
    let parts = bytes.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
    guard let last = parts.last, !bytes.contains(0), !bytes.contains(UInt8(ascii: "\\")),
      parts.allSatisfy({ !$0.isEmpty && $0.first != UInt8(ascii: ".") })
    else { return nil }
    self.text = text
    name = String(Substring(last))
    folder = String(Substring(bytes.dropLast(last.count + 1)))
  }

  /// The folders around the file, the outermost first: `a/b/c` → `a`, `a/b`.
  var folders: [String] {
    folder.utf8.indices.filter { folder.utf8[$0] == UInt8(ascii: "/") }
      .map { String(folder[..<$0]) } + (folder.isEmpty ? [] : [folder])
  }

  /// The kinds of files that exports write or publish.
  private static let kinds = Set(
    Picture.Format.allCases.map(\.rawValue) + ["html", "css", "js", "xml", "md", "jpg", "ico"]
      + ["woff", "woff2", "ttf", "otf"])
  /// Files of other kinds that exports write.
  private static let names: Set = ["_expo.yml", HTMLSite.entriesFile, HTMLSite.expositionFile]

  /// Whether an export could have written the file, by its kind and its folder.
  var isOfExport: Bool {
    let kind = FileName.split(name).extension ?? ""
    return (Self.kinds.contains(kind) || Self.names.contains(name))
      && !folder.contains(".xcassets")
  }

  /// Equal for paths that some file systems treat as equal; strings compare by canonical equivalence.
  var folded: String { text.lowercased() }

  /// Compares bytes: strings would be equal in NFC and in NFD.
  static func == (one: ExportPath, other: ExportPath) -> Bool {
    one.text.hasBytes(of: other.text)
  }

  func hash(into hasher: inout Hasher) {
    // Strings of the same bytes are equal, so they have the same hash.
    hasher.combine(text)
  }

  /// In the order of bytes.
  static func < (one: ExportPath, other: ExportPath) -> Bool {
    one.text.precedesInBytes(other.text)
  }

  /// The paths of files, in their order.
  ///
  /// - Throws: ``ExportError`` for a path that leads out of the folder, for two paths that differ
  ///   only by case or normalization, and for a file where another one needs a folder.
  static func checked(_ files: [RenderedFile]) throws(ExportError) -> [ExportPath] {
    var paths: [ExportPath] = []
    var known: [String: String] = [:]
    var folders: Set<String> = []
    for file in files {
      guard let path = ExportPath(file.path) else { throw .badPath(file.path) }
      if let other = known.updateValue(path.text, forKey: path.folded) {
        throw .sameName(other, path.text)
      }
      if folders.insert(path.folder).inserted { folders.formUnion(path.folders) }
      paths.append(path)
    }
    for folder in folders {
      if let file = known[folder.lowercased()] { throw .sameName(file, folder + "/") }
    }
    return paths
  }
}

/// The folders of an export, each opened from its parent: no link is followed.
extension OpenFolder {
  /// Opens a folder below this one; nil if it is missing and `making` is false.
  ///
  /// - Throws: ``ExportError/blocked(_:folder:)`` if a file or a link is in its place.
  func folder(at path: String, making: Bool = false) throws -> OpenFolder? {
    var folder = self
    for part in path.split(separator: "/").map(String.init) {
      guard let inner = try inner(part, of: folder, making: making) else { return nil }
      folder = inner
    }
    return folder
  }

  /// Links are not followed; nil if nothing is there.
  func status(of path: ExportPath) throws -> FileStatus? {
    try folder(at: path.folder)?.status(of: path.name)
  }

  /// The content of a plain file; nil if there is none.
  func content(of path: ExportPath) throws -> FileContent? {
    try folder(at: path.folder)?.content(of: path.name)
  }

  /// The folder at a path, or the innermost folder above it that exists, with its path.
  func nearest(to path: String) throws -> (folder: OpenFolder, path: String) {
    if let folder = try folder(at: path) { return (folder, path) }
    return try nearest(to: path.lastIndex(of: "/").map { String(path[..<$0]) } ?? "")
  }

  private func inner(
    _ name: String, of folder: OpenFolder, making: Bool
  ) throws -> OpenFolder? {
    if let latest = folder.latest, latest.name == name { return latest.folder }
    do throws(FileError) {
      var inner = try folder.folder(name)
      if inner == nil, making { inner = try folder.makeFolder(name) }
      folder.latest = inner.map { (name, $0) }
      return inner
    } catch {
      let kind = try folder.status(of: name)?.kind
      guard kind == .folder || kind == nil else {
        let blocked = folder.path(of: name).dropFirst(path(of: "").count)
        throw ExportError.blocked(String(blocked), folder: path)
      }
      throw error
    }
  }
}
