import ExpoBase
import ExpoKit
import ExpoModel
import ExpoRendering

/// The destination of an export.
enum ExportTarget: Equatable {
  case standardOutput
  case file(String)
  case folder(String)

  /// The path of the file or folder; nil for standard output.
  var path: String? {
    switch self {
    case .standardOutput: nil
    case .file(let path), .folder(let path): path
    }
  }

  /// Whether a path is standard output.
  static func isStandardOutput(_ path: String) -> Bool {
    path == "-" || FileWriter.isStandardOutput(path)
  }

  /// Creates the destination that `--output` names.
  ///
  /// - Parameters:
  ///   - arguments: The command line.
  ///   - needsFolder: Why there must be a folder; nil if one file will do.
  /// - Throws: ``UsageError`` if a folder is needed, and none or a file is named.
  init(_ arguments: Arguments, needsFolder: FolderReason?) throws(UsageError) {
    guard let output = try arguments[.output], !Self.isStandardOutput(output) else {
      if let needsFolder { throw .target(.needsFolder(needsFolder)) }
      self = .standardOutput
      return
    }
    let isFolder = needsFolder != nil || output.hasSuffix("/") || FilePath.isFolder(output)
    if isFolder, FilePath.exists(FilePath.trimmed(output)), !FilePath.isFolder(output) {
      throw .target(.isNoFolder(output, needsFolder ?? .finalSlash))
    }
    self = isFolder ? .folder(FilePath.trimmed(output)) : .file(output)
  }
}

/// Why an export needs a folder.
enum FolderReason: Equatable {
  /// The kind always writes a folder.
  case exportKind(ExportKind)
  /// The preset has the layout of a site.
  case preset(MarkdownRenderer.Preset)
  /// Each entry has its own file.
  case split
  /// There are several expositions.
  case severalExpositions
  /// The path ends with a slash.
  case finalSlash
}

extension ExportRun {
  /// Checks that the export replaces no file that is read, and writes nothing into a catalog or data
  /// set that is read.
  ///
  /// - Throws: ``UsageError`` or `OutputError`.
  func checkTarget(of source: ExhibitionDocuments) throws {
    let documents = documents(of: source)
    var folders = documents.flatMap { document in
      [AssetCatalog.path(around: document), Self.dataSet(around: document)]
        .compactMap(\.self)
    }
    if case .path(let path) = settings.pictures { folders.append(path) }
    try checkTarget(files: inputs(of: source), folders: folders)
  }

  /// Checks the same for the pictures.
  func checkTarget(
    of exhibition: Exhibition, picturesIn folders: [String]
  ) throws {
    let files = exhibition.pictures.flatMap { $0.candidates.map(\.source) }
    try checkTarget(files: files, folders: folders)
  }

  /// The paths of the documents that are read.
  func documents(of source: ExhibitionDocuments) -> [String] {
    [source.exposition?.file.name, source.entries?.file.name].compactMap(\.self)
  }

  /// The paths of all files that are read, except pictures.
  func inputs(of source: ExhibitionDocuments) -> [String] {
    let documents = documents(of: source)
    // A file may have the name of standard input.
    let isPiped = documents.contains(SourceFile.standardInputName)
    return documents + (isPiped ? [InputFiles.standardInput] : []) + source.configurations
      + settings.form.inputs
  }

  private func checkTarget(files: [String], folders: [String]) throws {
    guard let path = settings.target.path else { return }
    try OutputError.checkIsOutsideGit(path)
    let read = InputFiles(files: files, folders: [])
    let file = settings.target == .file(path) ? read.file(replacedBy: path) : nil
    if let file, files.contains(file) { throw UsageError.target(.isRead(file: file)) }
    let catalogs = folders.filter { $0 == "." || Self.isCatalog($0) }
    let whole = catalogs + [settings.form.staticFolder].compactMap(\.self)
    if let folder = FilePath.folder(around: path, among: whole) {
      throw UsageError.target(.isInside(folder: folder))
    }
    if let file { throw UsageError.target(.isRead(file: file)) }
  }

  /// The data set around a document: `x.dataset/items.json` → `x.dataset`.
  private static func dataSet(around document: String) -> String? {
    let folder = FileName.folder(of: document)
    return folder.hasSuffix(".dataset") ? folder : nil
  }

  private static func isCatalog(_ path: String) -> Bool {
    let path = FilePath.trimmed(path)
    return path.hasSuffix(".xcassets") || path.hasSuffix(".dataset") || path.hasSuffix("..")
  }
}
