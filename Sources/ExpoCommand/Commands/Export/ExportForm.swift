import ExpoBase
import ExpoKit
import ExpoModel
import ExpoRendering

/// One kind of export with its options: renders exhibitions as files.
protocol ExportForm: Sendable {
  /// The destination.
  var target: ExportTarget { get }
  /// The paths of the files that options name and that were read.
  var inputs: [String] { get }
  /// The folder of files to publish unchanged; nil for none.
  var staticFolder: String? { get }

  /// The files of an exhibition, or of a portal for several.
  func files(of exhibitions: [Exhibition]) -> [RenderedFile]
}

extension ExportForm {
  var inputs: [String] { [] }
  var staticFolder: String? { nil }
}

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

/// `export markdown`: one file, or one for each entry.
struct MarkdownForm: ExportForm {
  let target: ExportTarget
  private let options: MarkdownBook.Options

  init(_ arguments: Arguments, labels: Language?) throws(UsageError) {
    var options = MarkdownBook.Options()
    options.preset = try arguments[.preset] ?? .gfm
    options.frontMatter = try arguments[.frontMatter] ?? .auto
    options.isSplit = arguments.has(.split)
    options.slug = try arguments[.slug] ?? .image
    options.language = labels
    options.title = try arguments[.title]
    target = try ExportTarget(arguments, needsFolder: Self.folderReason(options))
    options.pictures = arguments.has(.noImages) ? .none : Self.pictures(for: target)
    self.options = options
  }

  func files(of exhibitions: [Exhibition]) -> [RenderedFile] {
    // Only pictures that are not copied need a path from the file that shows them.
    let isCopied = options.pictures == .copied
    let exhibitions = isCopied ? exhibitions : exhibitions.map { $0.withSources(place(ofPicture:)) }
    if exhibitions.count > 1 { return MarkdownPortal(exhibitions, options).files }
    return exhibitions.flatMap { MarkdownBook($0, options).files }
  }

  /// Why a folder is needed; nil if one file will do.
  private static func folderReason(_ options: MarkdownBook.Options) -> FolderReason? {
    if options.preset == .hugo || options.preset == .jekyll { return .preset(options.preset) }
    return options.isSplit ? .split : nil
  }

  /// Pictures are copied into a folder; a single file refers to them.
  private static func pictures(for target: ExportTarget) -> MarkdownBook.Pictures {
    switch target {
    case .folder: .copied
    case .file(let path):
      .referenced(from: ExportFile(path).folder ?? FilePath.workingFolder)
    case .standardOutput: .referenced(from: FilePath.workingFolder)
    }
  }

  /// The absolute path of a picture; links are resolved if there are links on the way to the folder
  /// of the file that shows it.
  private func place(ofPicture path: String) -> String {
    guard case .file(let output) = target, let folder = ExportFile(output).folder,
      folder != FileName.folder(of: FilePath.absolute(output))
    else { return FilePath.absolute(path) }
    return FilePath.withoutLinks(path)
  }
}
