import ExpoCatalog
import ExpoRendering

extension ExportSettings {
  /// How the book is made, and where it goes.
  static func markdown(
    _ arguments: Arguments
  ) throws(UsageError) -> (MarkdownBook.Options, ExportTarget) {
    var options = MarkdownBook.Options()
    options.preset = try arguments.choice(of: .preset) ?? .gfm
    options.frontMatter = try arguments.choice(of: .frontMatter) ?? .auto
    options.isSplit = arguments.has(.split)
    options.slug = try arguments.choice(of: .slug) ?? .image
    options.language = try arguments.choice(of: .pageLabels)
    let isSite = options.preset == .hugo || options.preset == .jekyll
    let reason =
      isSite ? "--preset \(options.preset.rawValue)" : options.isSplit ? "--split" : nil
    let target = try ExportTarget(arguments, needsFolder: reason)
    options.pictures = arguments.has(.noImages) ? .none : pictures(for: target)
    return (options, target)
  }

  /// Beside a single file pictures stay where they are; a folder gets copies.
  private static func pictures(for target: ExportTarget) -> MarkdownBook.Pictures {
    switch target {
    case .folder: .copied
    case .file(let path):
      .referenced(from: ExportFile(path).folder ?? FileReader.workingFolder)
    case .standardOutput: .referenced(from: FileReader.workingFolder)
    }
  }

  /// Where a picture is, in words that fit the folder it is seen from: from the root, and without
  /// links if there are links on the way to that folder.
  func place(ofPicture path: String) -> String {
    guard case .file(let output) = target, let folder = ExportFile(output).folder,
      folder != FileName.folder(of: FileReader.absolute(output))
    else { return FileReader.absolute(path) }
    return FileReader.withoutLinks(path)
  }
}
