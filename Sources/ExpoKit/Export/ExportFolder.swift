package import ExpoModel

/// A folder that rendered files are exported to, any number of times.
///
/// Its manifest, `.expo-export.json`, lists the files that expo wrote; without ``replacesForeign`` only
/// these are replaced or removed: a foreign file in the way stops the export before it begins, and a file
/// edited since the last export is kept. At every moment each file has its old or its new content; the next
/// export completes a killed one. Files with the right content are not touched, and foreign files among
/// them stay foreign.
///
/// Only the manifest is synchronized to the disk: after a power failure a page may be empty, and
/// the next export writes it again.
package struct ExportFolder: Sendable {
  /// The folder is made if it is missing.
  let path: String
  /// Foreign files are those that expo did not write, or that were edited since the last export.
  var replacesForeign: Bool
  /// Whether files of an earlier export that are no longer written stay.
  var keepsStale: Bool
  /// The paths of input files other than those to copy; never replaced or removed, even inside the folder.
  var inputs: [String]
  /// Whether the outcome only lists what would change.
  var isDryRun: Bool
  /// Why a program could not make some files, by their marks (``ResizedPicture/mark``), for the next dry run.
  var unmade: [String: String]

  package init(
    _ path: String, replacesForeign: Bool = false, keepsStale: Bool = false,
    inputs: [String] = [], isDryRun: Bool = false, unmade: [String: String] = [:]
  ) {
    self.path = DocumentPath(path).string
    self.replacesForeign = replacesForeign
    self.keepsStale = keepsStale
    self.inputs = inputs
    self.isDryRun = isDryRun
    self.unmade = unmade
  }

  /// The files rendered at a time, on all processors.
  private static let batch = 256

  /// Writes files into the folder, and removes files of an earlier export.
  ///
  /// Calls `progress` before each file with the number of files done; its error ends the export.
  ///
  /// - Throws: ``ExportError`` if the export is refused, ``FileError`` if something cannot be read or
  ///   written, and the error of `progress`. Nothing has then changed, unless files were being renamed already.
  package func export(
    _ files: [RenderedFile], progress: (Int) throws -> Void = { _ in }
  ) throws -> ExportOutcome {
    let paths = try ExportPath.checked(files)
    guard let root = isDryRun ? try OpenFolder.at(path) : try OpenFolder.make(path) else {
      var outcome = ExportOutcome()
      outcome.written = files.map(\.path)
      return outcome
    }
    if !isDryRun, try !root.lock() { throw ExportError.busy(path) }
    var update = try FolderUpdate(self, in: root, files, at: paths)
    do {
      for start in stride(from: 0, to: files.count, by: Self.batch) {
        let indices = start..<min(start + Self.batch, files.count)
        let contents = update.contents(of: Array(zip(files[indices], paths[indices])))
        for (index, content) in zip(indices, contents) {
          try progress(index)
          try update.put(files[index], at: paths[index], content)
        }
      }
      return try update.finish()
    } catch {
      update.discard()
      throw error
    }
  }

  /// The paths of the files of the last export, and why others could not be made, by their marks; empty without
  /// a manifest that can be read.
  package static func listed(in path: String) -> (files: Set<String>, unmade: [String: String]) {
    guard let manifest = ExportManifest(in: path) else { return ([], [:]) }
    return (Set(manifest.files.keys.map(\.text)), manifest.unmade)
  }
}

/// What an export has changed; paths are relative to the folder.
package struct ExportOutcome: Equatable, Sendable {
  /// The files that were written, or would be.
  package var written: [String] = []
  /// The size of all files in bytes; in a dry run, without the files that would be written.
  package internal(set) var size = 0
  /// The number of files that had the right content already.
  package internal(set) var unchanged = 0
  /// The files that were removed, or would be.
  package internal(set) var removed: [String] = []
  /// The files that were kept, because they were edited since the last export.
  package internal(set) var kept: [String] = []
  /// The files in `kept` that are no longer exported.
  package internal(set) var keptStale: Set<String> = []

  package init() {}

  package var isUpToDate: Bool { written.isEmpty && removed.isEmpty && kept.isEmpty }
}
