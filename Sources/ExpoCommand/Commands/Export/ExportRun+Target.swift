import ExpoSource
import ExpoCatalog
import ExpoModel
import ExpoText
import ExpoValidation

extension ExportRun {
  /// Makes sure that no document is replaced by what is made of it, and that nothing is written
  /// into the catalog or data set that it lies in.
  ///
  /// - Throws: ``UsageError``, before anything is looked at.
  func checkTarget(of source: ExhibitionDocuments) throws(UsageError) {
    let documents = documents(of: source)
    var folders = documents.flatMap { document in
      [DocumentFinder.catalog(around: document), Self.dataSet(around: document)]
        .compactMap(\.self)
    }
    if case .path(let path) = settings.pictures { folders.append(path) }
    try checkTarget(files: documents, folders: folders)
  }

  /// The same for the pictures, once it is known where they are.
  func checkTarget(
    of exhibition: Exhibition, picturesIn folder: String?
  ) throws(UsageError) {
    let files = exhibition.pictures.flatMap { $0.candidates.map(\.source) }
    try checkTarget(files: files, folders: [folder].compactMap(\.self))
  }

  /// The documents that are read, by their paths.
  func documents(of source: ExhibitionDocuments) -> [String] {
    [source.exposition?.file.name, source.entries?.file.name].compactMap(\.self)
  }

  private func checkTarget(files: [String], folders: [String]) throws(UsageError) {
    guard let path = settings.target.path else { return }
    if case .file = settings.target, let file = files.first(where: { FilePath.isSame(path, $0) }) {
      throw .target(.isRead(file: file))
    }
    let catalogs = folders.filter { $0 == "." || Self.isCatalog($0) }
    if let folder = FilePath.folder(around: path, among: catalogs) {
      throw .target(.isInside(folder: folder))
    }
  }

  /// The data set that a document lies in: `x.dataset/items.json` → `x.dataset`.
  private static func dataSet(around document: String) -> String? {
    let folder = FileName.folder(of: document)
    return folder.hasSuffix(".dataset") ? folder : nil
  }

  private static func isCatalog(_ path: String) -> Bool {
    let path = DocumentFinder.trimmed(path)
    return path.hasSuffix(".xcassets") || path.hasSuffix(".dataset") || path.hasSuffix("..")
  }
}
