import ExpoCatalog
import ExpoDiagnostics
import ExpoSource

/// The paths that the URLs of a fragment may have below `static/`.
struct StaticPaths {
  private let paths: Set<String>

  /// Creates the paths of files, relative to the root of the site: `static/logo.svg`.
  init(_ paths: [String]) {
    self.paths = Set(paths)
  }

  /// The path of a URL that begins with `static/` and names none of the files; nil for every other.
  func missing(in url: String) -> String? {
    guard url.hasPrefix(StaticFolder.published + "/") else { return nil }
    let spelled = String(url.prefix { $0 != "?" && $0 != "#" })
    let path = PercentEncoding.decode(spelled.replacing("&amp;", with: "&"))
    return paths.contains(path) ? nil : path
  }

  /// The path of the file with the most similar one; nil if none is similar.
  func nearest(to path: String) -> String? {
    EditDistance.nearest(to: path, among: paths.sorted())
  }
}
