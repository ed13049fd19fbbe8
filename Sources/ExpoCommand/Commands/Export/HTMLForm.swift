import ExpoSource
import ExpoCatalog
import ExpoModel
import ExpoRendering

/// `export html`: a web site in a folder.
struct HTMLForm: ExportForm {
  let target: ExportTarget
  private let options: HTMLSite.Options

  init(_ arguments: Arguments, labels: Language?) throws {
    options = try HTMLSite.Options(arguments, labels: labels)
    target = try ExportTarget(arguments, needsFolder: .exportKind(.html))
  }

  func files(of exhibitions: [Exhibition]) -> [RenderedFile] {
    if exhibitions.count > 1 { return HTMLPortal(exhibitions, options).files }
    return exhibitions.flatMap { HTMLSite($0, options).files }
  }
}

extension HTMLSite.Options {
  /// Creates the options of a site from the command line.
  ///
  /// - Throws: ``UsageError``, and `FileError` if a style sheet cannot be read.
  fileprivate init(_ arguments: Arguments, labels: Language?) throws {
    self.init()
    baseURL = try arguments[.baseURL]
    pageLanguage = try arguments[.pageLang]
    self.labels = labels
    slug = try arguments[.slug] ?? .image
    entriesPerPage = try arguments[.listLength]
    hasSearch = !arguments.has(.noSearch)
    hasSinglePage = !arguments.has(.noSinglePage)
    userStyle = try arguments[.css].map { Array(try FileReader.read($0).bytes) }
  }
}
