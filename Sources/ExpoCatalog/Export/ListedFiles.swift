/// The files that a manifest names, and what each holds.
///
/// A file is found by its path, and all come in the order they were listed: that is close to the
/// order of paths, so that sorting takes next to no time, as it does not out of a dictionary.
struct ListedFiles: Equatable {
  private var places: [ExportPath: Int] = [:]
  /// The files, in the order they were listed.
  private(set) var paths: [ExportPath] = []
  private var contents: [FileContent?] = []

  var count: Int { paths.count }

  /// What is said of a file: nil if it is not listed, and a content of nil if only its name is.
  subscript(path: ExportPath) -> FileContent?? {
    places[path].map { contents[$0] }
  }

  /// Lists a file, or says something else of one that is.
  mutating func list(_ path: ExportPath, _ content: FileContent?) {
    if let place = places[path] {
      contents[place] = content
    } else {
      places[path] = paths.count
      paths.append(path)
      contents.append(content)
    }
  }

  /// Lists a file as another list does, if that one knows it.
  mutating func list(_ path: ExportPath, asIn other: ListedFiles) {
    if let content = other[path] { list(path, content) }
  }

  /// Makes room for so many files.
  mutating func reserveCapacity(_ count: Int) {
    places.reserveCapacity(count)
    paths.reserveCapacity(count)
    contents.reserveCapacity(count)
  }

  /// Each file and what it holds, in the order of paths.
  var sorted: [(path: ExportPath, content: FileContent?)] {
    zip(paths, contents).map { (path: $0, content: $1) }.sorted { $0.path < $1.path }
  }

  /// In whatever order they were listed.
  static func == (one: ListedFiles, other: ListedFiles) -> Bool {
    one.count == other.count && zip(one.paths, one.contents).allSatisfy { other[$0] == .some($1) }
  }
}
