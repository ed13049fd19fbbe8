/// The parts of paths and file names.
package enum FileName {
  /// Splits a name at its last period; the extension is in lower case, nil if there is none.
  ///
  /// `jikji@2x.PNG` → `jikji@2x`, `png`; `README` → `README`, nil
  static func split(_ name: String) -> (base: String, extension: String?) {
    guard let point = name.lastIndex(of: "."), point > name.startIndex else { return (name, nil) }
    return (String(name[..<point]), name[name.index(after: point)...].lowercased())
  }

  /// Whether a file of that name may be a document: JSON, and not the contents of an asset.
  static func isDocument(_ name: String) -> Bool {
    let ending = ".json".utf8
    return name.utf8.count >= ending.count && name != "Contents.json"
      && zip(name.utf8.suffix(ending.count), ending).allSatisfy { byte, wanted in
        byte == wanted || (0x41...0x5A ~= byte && byte | 0x20 == wanted)
      }
  }

  /// The folder of a path: `a/b.json` → `a`, `b.json` → `.`, `/b` → `/`.
  package static func folder(of path: String) -> String {
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  /// The path of a name in a folder: `a`, `b` → `a/b`; `b` in `.`, `/b` in `/`.
  static func path(of name: String, in folder: String) -> String {
    folder == "." ? name : folder == "/" ? "/" + name : "\(folder)/\(name)"
  }

  /// The last part of a path.
  package static func last(of path: String) -> String {
    path.split(separator: "/").last.map(String.init) ?? path
  }
}
