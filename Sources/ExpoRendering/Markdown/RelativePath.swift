/// Paths as seen from a folder.
enum RelativePath {
  /// The path of a file from a folder, by their names alone: links are not followed.
  ///
  /// `/a/Assets/x.png` from `/a/out` → `../Assets/x.png`. Both begin at the root, or both at the
  /// current folder; else, or if the folder lies above the current one, the path stays as it is.
  static func of(_ path: String, from folder: String) -> String {
    let (target, base) = (parts(of: path), parts(of: folder))
    guard path.hasPrefix("/") == folder.hasPrefix("/") else { return path }
    let common = zip(target, base).prefix { $0 == $1 }.count
    let up = base.dropFirst(common)
    guard !up.contains("..") else { return path }
    return (up.map { _ in ".." } + target.dropFirst(common)).joined(separator: "/")
  }

  private static func parts(of path: String) -> [Substring] {
    path.split(separator: "/").reduce(into: []) { parts, part in
      if part == ".." && !path.hasPrefix("/") && parts.last.map({ $0 == ".." }) ?? true {
        parts.append(part)
      } else if part == ".." {
        _ = parts.popLast()
      } else if part != "." {
        parts.append(part)
      }
    }
  }
}
