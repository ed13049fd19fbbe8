#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

extension FileReader {
  /// The path from the root of the file system without links; as ``absolute(_:)`` has it where there
  /// is nothing.
  public static func withoutLinks(_ path: String) -> String {
    guard let real = realpath(path, nil) else { return absolute(path) }
    defer { free(real) }
    return String(cString: real)
  }

  /// Which of several folders a path is or lies in, whatever leads there; nil if it is none.
  ///
  /// The path may be of something that is still to be made.
  public static func folder(around path: String, among folders: [String]) -> String? {
    let known = folders.compactMap { folder in
      FileIdentity(folder).map { (identity: $0, folder: folder) }
    }
    if known.isEmpty { return nil }
    var place = FileWriter.target(of: path)
    while !exists(place), FileName.folder(of: place) != place {
      place = FileName.folder(of: place)
    }
    place = withoutLinks(place)
    while true {
      let identity = FileIdentity(place)
      if let found = known.first(where: { $0.identity == identity }) { return found.folder }
      let above = FileName.folder(of: place)
      if above == place { return nil }
      place = above
    }
  }
}
