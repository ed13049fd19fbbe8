import ExpoCatalog
import ExpoModel
import ExpoRendering

/// A book: one text, or a file for each entry.
struct MarkdownForm: ExportForm {
  let target: ExportTarget
  private let options: MarkdownBook.Options

  init(_ arguments: Arguments) throws(UsageError) {
    var options = MarkdownBook.Options()
    options.preset = try arguments[.preset] ?? .gfm
    options.frontMatter = try arguments[.frontMatter] ?? .auto
    options.isSplit = arguments.has(.split)
    options.slug = try arguments[.slug] ?? .image
    options.language = try arguments[.pageLabels]
    target = try ExportTarget(arguments, needsFolder: Self.folderReason(options))
    options.pictures = arguments.has(.noImages) ? .none : Self.pictures(for: target)
    self.options = options
  }

  func files(of exhibition: Exhibition) -> [RenderedFile] {
    // Only where pictures stay where they are does it matter from where they are seen.
    let isCopied = options.pictures == .copied
    return MarkdownBook(
      isCopied ? exhibition : exhibition.withSources(place(ofPicture:)), options
    ).files
  }

  /// Why a book is more than one file; nil if it is not.
  private static func folderReason(_ options: MarkdownBook.Options) -> FolderReason? {
    if options.preset == .hugo || options.preset == .jekyll { return .preset(options.preset) }
    return options.isSplit ? .split : nil
  }

  /// Beside a single file pictures stay where they are; a folder gets copies.
  private static func pictures(for target: ExportTarget) -> MarkdownBook.Pictures {
    switch target {
    case .folder: .copied
    case .file(let path):
      .referenced(from: ExportFile(path).folder ?? FilePath.workingFolder)
    case .standardOutput: .referenced(from: FilePath.workingFolder)
    }
  }

  /// The path of a picture as it fits the folder it is seen from: from the root, and without links
  /// if there are links on the way to that folder.
  private func place(ofPicture path: String) -> String {
    guard case .file(let output) = target, let folder = ExportFile(output).folder,
      folder != FileName.folder(of: FilePath.absolute(output))
    else { return FilePath.absolute(path) }
    return FilePath.withoutLinks(path)
  }
}
