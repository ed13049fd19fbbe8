/// Searches for paths below a folder.
package enum PathSearch {
  /// The first path below a folder for which a condition holds, and all names met before it.
  ///
  /// Paths are relative to the folder. Links, hidden files and unreadable folders are skipped.
  package static func first(
    below folder: String, from start: String = "", where matches: (String) -> Bool
  ) -> (path: String?, names: Set<String>) {
    var names: Set<String> = []
    var folders = [start]
    while let inner = folders.popLast() {
      let whole = inner.isEmpty ? folder : FileName.path(of: inner, in: folder)
      for name in (try? FolderReader.names(in: whole)) ?? [] {
        let path = inner.isEmpty ? name : inner + "/" + name
        if matches(path) { return (path, names) }
        names.insert(name)
        let status = try? FileStatus.at(FileName.path(of: name, in: whole), followingLinks: false)
        if status?.kind == .folder { folders.append(path) }
      }
    }
    return (nil, names)
  }
}
