package import ExpoModel

/// A folder that rendered files are exported to, any number of times.
///
/// A manifest in it, `.expo-export.json`, lists the files that expo wrote. Only these are replaced or
/// removed: a foreign file in the way stops the export before it begins, and a file that was edited
/// since the last export is kept. At every moment each file has its old or its new content; the next
/// export completes a killed one. Files with the right content are not touched, and a foreign
/// one among them stays foreign.
///
/// Only the manifest is forced to the disk, not every page: after a power failure a page may be
/// empty, and the next export writes it again.
package struct ExportFolder: Sendable {
  /// The path of the folder, which is made if it is missing.
  let path: String
  /// Whether foreign files, and files edited since the last export, are replaced.
  var replacesForeign: Bool
  /// Whether files of an earlier export that are no longer written stay.
  var keepsStale: Bool
  /// The paths of files that the export reads, besides those it copies: they are never replaced or
  /// removed, even inside the folder.
  var inputs: [String]
  /// Whether nothing changes: the outcome only lists what would.
  var isTrial: Bool
  /// The marks of the files that a program could not make, and why, for the next trial.
  var unmade: [String: String]

  /// Creates an export to the folder at a path.
  package init(
    _ path: String, replacesForeign: Bool = false, keepsStale: Bool = false,
    inputs: [String] = [], isTrial: Bool = false, unmade: [String: String] = [:]
  ) {
    self.path = FilePath.trimmed(path)
    self.replacesForeign = replacesForeign
    self.keepsStale = keepsStale
    self.inputs = inputs
    self.isTrial = isTrial
    self.unmade = unmade
  }

  /// Writes files into the folder, and removes files of an earlier export.
  ///
  /// - Parameters:
  ///   - files: All files of the export.
  ///   - progress: Called before each file with the number of files done; what it throws ends the
  ///     export.
  /// - Returns: What happened to the files.
  /// - Throws: ``ExportError`` before anything is written, ``FileError`` if something cannot be
  ///   read or written. Unless files were getting their names already, nothing has changed.
  package func export(
    _ files: [RenderedFile], progress: (Int) throws -> Void = { _ in }
  ) throws -> ExportOutcome {
    let paths = try ExportPath.checked(files)
    guard let root = isTrial ? try OpenFolder.at(path) : try OpenFolder.make(path) else {
      var outcome = ExportOutcome()
      outcome.written = files.map(\.path)
      return outcome
    }
    if !isTrial, !root.lock() { throw ExportError.busy(path) }
    var update = try FolderUpdate(self, root, files, paths)
    do {
      for (index, file) in files.enumerated() {
        try progress(index)
        try update.put(file, at: paths[index])
      }
      return try update.finish()
    } catch {
      update.discard()
      throw error
    }
  }
}

extension ExportFolder {
  /// The paths of the files that the last export wrote into a folder, and what could not be made then;
  /// nothing if that cannot be told.
  package static func listed(in path: String) -> (files: Set<String>, unmade: [String: String]) {
    guard let manifest = ExportManifest(in: path) else { return ([], [:]) }
    return (Set(manifest.files.keys.map(\.text)), manifest.unmade)
  }

  /// Whether a folder contains an export.
  static func isExported(_ path: String) -> Bool {
    FilePath.isFile("\(path)/\(ExportManifest.fileName)")
  }
}

/// What an export did, by paths below the folder.
package struct ExportOutcome: Equatable, Sendable {
  /// The files that were written, or would be.
  package var written: [String] = []
  /// The size of the exported files together, in bytes; in a trial, of those that are not to be
  /// written.
  package internal(set) var size = 0
  /// How many files had the right content and were not touched.
  package internal(set) var unchanged = 0
  /// The files of an earlier export that were removed, or would be.
  package internal(set) var removed: [String] = []
  /// The files that were edited since the last export, and are kept.
  package internal(set) var kept: [String] = []
  /// Those among them that are no longer exported.
  package internal(set) var keptStale: Set<String> = []

  /// Creates an outcome without files.
  package init() {}

  /// Whether the folder already has the content of the export.
  package var isUpToDate: Bool { written.isEmpty && removed.isEmpty && kept.isEmpty }
}
