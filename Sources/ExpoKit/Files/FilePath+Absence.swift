/// What is not, or not yet, at a path.
extension FilePath {
  /// Whether the system says that nothing has a name; false if it does not tell, as in a folder that
  /// may not be searched.
  static func isMissing(_ path: String) -> Bool {
    do throws(FileError) {
      _ = try FileStatus.at(path, followingLinks: false)
      return false
    } catch {
      return error.errno?.reason == .missing || error.errno?.reason == .notAFolder
    }
  }

  /// Whether a file is gone from one of some folders, all without links: the system says that nothing
  /// has its name, and the folder that would contain it can be read.
  static func isGone(_ path: String, below folders: [String]) -> Bool {
    let isBelow = folders.contains { path.hasPrefix($0 == "/" ? $0 : $0 + "/") }
    guard isBelow, isMissing(path) else { return false }
    var place = FileName.folder(of: path)
    while isMissing(place), place != "/" { place = FileName.folder(of: place) }
    switch (try? FileStatus.at(place, followingLinks: false))?.kind {
    case .folder?: break
    case .file?: place = FileName.folder(of: place)
    // A link may lead to a disk that is not there now.
    case .other?, nil: return false
    }
    return (try? FolderReader.names(in: place)) != nil
  }

  /// The absolute path of a file, links of its folder resolved as far as that exists; the file itself
  /// may be a link.
  static func inResolvedFolder(_ path: String) -> String {
    let folder = FileName.folder(of: path)
    let isKnown = System.exists(folder) || folder == "." || folder == "/"
    let resolved = isKnown ? withoutLinks(folder) : inResolvedFolder(folder)
    return absolute(FileName.path(of: FileName.last(of: path), in: resolved))
  }
}
