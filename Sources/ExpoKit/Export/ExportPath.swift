import ExpoBase
import ExpoModel
import ExpoRendering

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
