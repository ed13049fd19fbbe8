import ExpoSource
import ExpoCatalog
import ExpoModel
import ExpoText
import ExpoValidation

extension ExportRun {
  /// Checks that the export replaces no document and writes nothing into a catalog or data set that
  /// is read.
  ///
  /// - Throws: ``UsageError``.
  func checkTarget(of source: ExhibitionDocuments) throws(UsageError) {
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
  ) throws(UsageError) {
    let files = exhibition.pictures.flatMap { $0.candidates.map(\.source) }
    try checkTarget(files: files, folders: folders)
  }

  /// The paths of the documents that are read.
  func documents(of source: ExhibitionDocuments) -> [String] {
    [source.exposition?.file.name, source.entries?.file.name].compactMap(\.self)
  }

  /// The paths of all files that are read, except pictures.
  func inputs(of source: ExhibitionDocuments) -> [String] {
    documents(of: source).map {
      $0 == SourceFile.standardInputName ? InputFiles.standardInput : $0
    } + source.configurations + settings.form.inputs
  }

  private func checkTarget(files: [String], folders: [String]) throws(UsageError) {
    guard let path = settings.target.path else { return }
    if case .file = settings.target, FilePath.isFile(path),
      let file = files.first(where: { FilePath.isSame(path, $0) })
    {
      throw .target(.isRead(file: file))
    }
    let catalogs = folders.filter { $0 == "." || Self.isCatalog($0) }
    let read = catalogs + [settings.form.staticFolder].compactMap(\.self)
    if let folder = FilePath.folder(around: path, among: read) {
      throw .target(.isInside(folder: folder))
    }
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
