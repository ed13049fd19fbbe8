package import ExpoModel

/// A single file that rendered content is written to.
package struct ExportFile: Sendable {
  /// Its path; a link is followed.
  let path: String
  /// Whether nothing is written: the result only says whether it would be.
  package var isTrial = false

  /// Creates an export to the file at a path.
  package init(_ path: String) {
    self.path = path
  }

  /// The absolute path, without links, of the folder that contains or will contain the file; nil for
  /// a device or a pipe.
  package var folder: String? {
    let target = FilePath.target(of: path)
    if FilePath.kind(of: target) == .other { return nil }
    return FilePath.withoutLinks(FileName.folder(of: target))
  }

  /// Writes the file completely or not at all, and makes its folder if that is missing; a file with the
  /// same content is not touched.
  ///
  /// - Parameters:
  ///   - file: What is written.
  ///   - progress: Called before each block; what it throws ends the export.
  /// - Returns: Whether it was written, or would be.
  /// - Throws: ``FileError`` if it cannot be read or written; it is then unchanged.
  package func export(
    _ file: RenderedFile, progress: () throws -> Void = {}
  ) throws -> Bool {
    if isTrial, !FilePath.exists(FileName.folder(of: FilePath.target(of: path))) { return true }
    let target = try FileTarget(path, makingFolder: !isTrial)
    var content = RenderedContent()
    switch target.status?.kind {
    case .folder?: throw FileError(path, .isFolder)
    case .other?:
      if !isTrial { try pour(file, &content, progress) }
      return true
    case .file? where OpenOutput.descriptor(ofFileAt: path) != nil:
      if !isTrial { try pour(file, &content, progress) }
      return true
    case .file?:
      if case .file(let known) = try target.folder.look(at: target.name),
        try content.measure(file) == known
      {
        return false
      }
    case nil: break
    }
    if isTrial { return true }
    AtomicFile.sweep(target.folder)
    let new = try target.replacement()
    _ = try content.write(file, isMeasured: target.status != nil) { bytes in
      try progress()
      try new.write(bytes)
    }
    try new.publish(isDurable: true)
    return true
  }

  /// Writes to a device or a pipe, which has no content to replace, or to a file behind an open
  /// descriptor.
  private func pour(
    _ file: RenderedFile, _ content: inout RenderedContent, _ progress: () throws -> Void
  ) throws {
    let descriptor = OpenOutput.descriptor(ofFileAt: path)
    let output = descriptor == nil ? try OpenFile(path, for: .appending) : nil
    _ = try content.write(file, isMeasured: false) { bytes in
      try progress()
      try FileError.naming(path) { () throws(Errno) in
        try System.write(bytes, to: descriptor ?? output?.descriptor ?? -1)
      }
    }
  }
}
