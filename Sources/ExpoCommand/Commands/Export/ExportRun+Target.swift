import ExpoBase
import ExpoKit
import ExpoModel

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
