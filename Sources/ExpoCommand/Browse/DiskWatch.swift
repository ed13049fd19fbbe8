import ExpoKit
import ExpoBase

/// Detects changes of documents on disk since they were read.
///
/// It checks the disk at most once a second, and only on request.
struct DiskWatch {
  /// The seconds between two checks.
  private static let pause = 1.0

  private let versions: [(path: String, version: FileVersion)]
  private var lastLook: Double
  private var isChanged = false

  /// Remembers the documents as they were read, `seconds` after an arbitrary moment.
  init(_ document: BrowseDocument, at seconds: Double) {
    let files = [document.source.exposition?.file, document.source.entries?.file]
    versions = files.compactMap { file in
      file.flatMap { file in FileVersion.read(by: file).map { (file.name, $0) } }
    }
    lastLook = seconds
  }

  /// Whether a document has been changed, removed or replaced, by the last check.
  mutating func isChanged(at seconds: Double) -> Bool {
    guard !isChanged, seconds - lastLook >= Self.pause else { return isChanged }
    lastLook = seconds
    isChanged = versions.contains { FileVersion.at($0.path) != $0.version }
    return isChanged
  }
}
