import ExpoKit
import ExpoModel
import ExpoRendering
import ExpoBase

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
