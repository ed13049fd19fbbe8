import ExpoJSON
import ExpoBase

/// The list of files that expo wrote into a folder, kept there as `.expo-export.json`.
///
/// During an export it lists the files of the one before, and ``ExportJournal`` lists the new ones.
/// A file counts as written by expo only as long as it has the content that is listed for it.
struct ExportManifest: Equatable {
  /// The name of the file.
  static let fileName = ".expo-export.json"
  /// The version of the format.
  static let version = 1

  /// Whether the export was completed.
  var isComplete = true
  /// The files that were written.
  var files = ListedFiles()
}

extension ExportManifest {
  /// The manifest as JSON: one file a line, in the byte order of paths, without dates.
  ///
  /// `"index.html": {"size": 1043, "hash": "d4…"}`
  var document: [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(100 * (files.count + 1))
    bytes += "{\n  \"version\": \(Self.version),\n".utf8
    bytes += "  \"complete\": \(isComplete),\n  \"files\": {".utf8
    for (index, file) in files.sorted.enumerated() {
      bytes += (index == 0 ? "\n    " : ",\n    ").utf8
      JSONStringWriter(.minimal).append(file.path.text, to: &bytes)
      bytes += ": {\"size\": ".utf8
      bytes += String(file.content.size).utf8
      bytes += ", \"hash\": \"".utf8
      file.content.hash.append(to: &bytes)
      bytes += "\"}".utf8
    }
    bytes += (files.count == 0 ? "}\n}\n" : "\n  }\n}\n").utf8
    return bytes
  }
}

extension ExportManifest {
  /// Creates a manifest from a file.
  ///
  /// - Throws: ``ExportError`` if it is not a manifest, has a newer version, or lists a path outside
  ///   the folder.
  init(reading file: SourceFile) throws(ExportError) {
    let tree = JSONTree(reading: file)
    guard tree.isSound, let root = tree.root, let version = root["version"]?.spelling,
      let number = Int(version)
    else { throw .brokenManifest(file.name) }
    guard number <= Self.version else { throw .newerManifest(file.name, version: number) }
    guard let list = root["files"], list.kind == .object, let complete = root["complete"]?.boolean
    else { throw .brokenManifest(file.name) }
    isComplete = complete
    for (key, value) in list.members {
      guard let path = key.string.flatMap(ExportPath.init), let content = Self.content(value) else {
        throw .brokenManifest(file.name)
      }
      files.list(path, content)
    }
  }

  /// The content that is listed for a file; nil if it is missing or malformed.
  private static func content(_ node: JSONNode) -> FileContent? {
    guard let size = node["size"].flatMap({ Int($0.spelling) }),
      let hash = node["hash"]?.string.flatMap({ ContentHash($0) })
    else { return nil }
    return FileContent(size: size, hash: hash)
  }
}
