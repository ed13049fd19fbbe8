package enum FileName {
  /// The extension in lower case, nil if there is none: `jikji@2x.PNG` → `jikji@2x`, `png`.
  static func split(_ name: String) -> (base: String, extension: String?) {
    guard let point = name.lastIndex(of: "."), point > name.startIndex else { return (name, nil) }
    return (String(name[..<point]), name[name.index(after: point)...].lowercased())
  }

  /// Whether a name ends in `.json`, and is not that of an asset's contents or of a file of expo.
  static func isDocument(_ name: String) -> Bool {
    let isJSON = name.utf8.suffix(5).elementsEqual(".json".utf8) { byte, wanted in
      byte == wanted || byte >= 0x41 && byte | 0x20 == wanted
    }
    return isJSON && name != "Contents.json" && !name.hasPrefix(".expo")
  }

  /// `a/b.json` → `a`, `b.json` → `.`, `/b` → `/`.
  package static func folder(of path: String) -> String {
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  /// A path and the folders that contain it, the nearest first, up to `.` or `/`.
  static func ancestors(from path: String) -> some Sequence<String> {
    sequence(first: path) { path in
      let outer = folder(of: path)
      return outer == path ? nil : outer
    }
  }

  /// The folders around a path, the nearest first, without `.` and `/`: `a/b/c` → `a/b`, `a`.
  static func folders(above path: String) -> some Sequence<String> {
    ancestors(from: folder(of: path)).prefix { $0 != "." && $0 != "/" }
  }

  /// `b` in `a` → `a/b`; `b` in `.` → `b`; `b` in `/` → `/b`.
  static func path(of name: String, in folder: String) -> String {
    folder == "." ? name : folder == "/" ? "/" + name : "\(folder)/\(name)"
  }

  package static func last(of path: String) -> String {
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return path }
    let name = path[path.utf8.index(after: slash)...]
    return name.isEmpty ? path.split(separator: "/").last.map(String.init) ?? path : String(name)
  }

  /// The path with ASCII letters in lower case: file systems of a Mac usually ignore case.
  static func folded(_ path: String) -> String {
    String(decoding: path.utf8.map { 0x41...0x5A ~= $0 ? $0 | 0x20 : $0 }, as: UTF8.self)
  }

  /// A path in a folder, without `.`, and without `..` after the name of a folder: `../x` in `a/b` → `a/x`.
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
      } else if part != ".." || !path.hasPrefix("/") {
        parts.append(part)
      }
    }
    let joined = parts.joined(separator: "/")
    return path.hasPrefix("/") ? "/" + joined : joined.isEmpty ? "." : joined
  }
}
