import ExpoCatalog
import ExpoDiagnostics
import ExpoModel
import ExpoRendering
import ExpoSource

/// `export html`: a web site in a folder.
struct HTMLForm: ExportForm {
  let target: ExportTarget
  let inputs: [String]
  let staticFolder: String?
  private let options: HTMLSite.Options
  private let additions: SiteAdditions

  var pictureSizes: [(source: String, bytes: Int)] { additions.pictureSizes }
  var findings: [Report.FileDiagnostics] { additions.findings }

  init(_ arguments: Arguments, labels: Language?) throws {
    additions = try SiteAdditions(arguments)
    options = try HTMLSite.Options(arguments, labels: labels, additions)
    target = try ExportTarget(arguments, needsFolder: .exportKind(.html))
    inputs = try [arguments[.css], arguments[.header], arguments[.footer]].compactMap(\.self)
    staticFolder = try arguments[.staticFolder]
  }

  func files(of exhibitions: [Exhibition]) -> [RenderedFile] {
    additions.files
      + (exhibitions.count > 1
        ? HTMLPortal(exhibitions, options).files
        : exhibitions.flatMap { HTMLSite($0, options).files })
  }
}

extension HTMLSite.Options {
  /// Creates the options of a site from the command line.
  ///
  /// - Throws: ``UsageError``, and `FileError` if a style sheet cannot be read.
  fileprivate init(
    _ arguments: Arguments, labels: Language?, _ additions: SiteAdditions
  ) throws {
    self.init()
    baseURL = try arguments[.baseURL]
    pageLanguage = try arguments[.pageLang]
    self.labels = labels
    title = try arguments[.title]
    slug = try arguments[.slug] ?? .image
    entriesPerPage = try arguments[.listLength]
    hasSearch = !arguments.has(.noSearch)
    hasSinglePage = !arguments.has(.noSinglePage)
    userStyle = try arguments[.css].map { Array(try FileReader.read($0).bytes) }
    header = additions.header
    footer = additions.footer
  }
}
