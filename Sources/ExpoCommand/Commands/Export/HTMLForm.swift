import ExpoKit
import ExpoModel
import ExpoRendering
import ExpoBase

/// `export html`: a web site in a folder.
struct HTMLForm: ExportForm {
  let target: ExportTarget
  let inputs: [String]
  let staticFolder: String?
  private let options: HTMLSite.Options
  /// The files of `--static`.
  private let staticFiles: [RenderedFile]

  init(_ arguments: Arguments, labels: Language?) throws {
    options = try HTMLSite.Options(arguments, labels: labels)
    target = try ExportTarget(arguments, needsFolder: .exportKind(.html))
    inputs = try [arguments[.css], arguments[.header], arguments[.footer]].compactMap(\.self)
    staticFolder = try arguments[.staticFolder]
    staticFiles = try staticFolder.map { try StaticFolder.files(in: $0) } ?? []
  }

  func files(of exhibitions: [Exhibition]) -> [RenderedFile] {
    staticFiles
      + (exhibitions.count > 1
        ? HTMLPortal(exhibitions, options).files
        : exhibitions.flatMap { HTMLSite($0, options).files })
  }
}

extension HTMLSite.Options {
  /// Creates the options of a site from the command line.
  ///
  /// - Throws: ``UsageError``, and `FileError` if a file that an option names cannot be read.
  fileprivate init(_ arguments: Arguments, labels: Language?) throws {
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
    header = try arguments[.header].map(Self.html)
    footer = try arguments[.footer].map(Self.html)
  }

  private static func html(at path: String) throws -> String {
    let file = try FileReader.read(path)
    return file.text(in: file.byteOrderMarkLength..<file.bytes.count)
  }
}
