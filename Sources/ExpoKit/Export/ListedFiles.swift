/// The files that a manifest lists, and their contents.
///
/// They keep the order in which they were listed. That is close to the order of paths, so sorting
/// them is cheaper than sorting the keys of a dictionary.
struct ListedFiles: Equatable {
  private var places: [ExportPath: Int] = [:]
  /// The files, in the order they were listed.
  private(set) var paths: [ExportPath] = []
  private var contents: [FileContent] = []

  var count: Int { paths.count }

  /// The content of a listed file; nil if it is not listed.
  subscript(path: ExportPath) -> FileContent? {
    places[path].map { contents[$0] }
  }

  /// Lists a file, or replaces the content of a listed one.
  mutating func list(_ path: ExportPath, _ content: FileContent) {
    if let place = places.updateValue(paths.count, forKey: path) {
      places[path] = place
      contents[place] = content
    } else {
      paths.append(path)
      contents.append(content)
    }
  }

  /// Lists a file with the content that another list has for it, if any.
  mutating func list(_ path: ExportPath, asIn other: ListedFiles) {
    if let content = other[path] { list(path, content) }
  }

  /// Reserves room for a number of files.
  mutating func reserveCapacity(_ count: Int) {
    places.reserveCapacity(count)
    paths.reserveCapacity(count)
    contents.reserveCapacity(count)
  }

  /// The files and their contents in the order of paths.
  var sorted: [(path: ExportPath, content: FileContent)] {
    zip(paths, contents).map { (path: $0, content: $1) }.sorted { $0.path < $1.path }
  }

  /// The order in which they were listed makes no difference.
  static func == (one: ListedFiles, other: ListedFiles) -> Bool {
    one.count == other.count && zip(one.paths, one.contents).allSatisfy { other[$0] == $1 }
  }
}
