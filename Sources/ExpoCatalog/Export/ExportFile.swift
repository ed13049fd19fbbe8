public import ExpoModel

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A single file that something rendered is written to.
public struct ExportFile: Sendable {
  /// Its path; a link is followed to the file it names.
  public let path: String
  /// Whether it is only said if it would be written.
  public var isTrial = false

  /// Names a file.
  public init(_ path: String) {
    self.path = path
  }

  /// The folder that it lies or will lie in, from the root and without links; nil for a device or a
  /// pipe, which is in no place.
  public var folder: String? {
    let target = FileWriter.target(of: path)
    if (try? FileKind.of(target, followingLinks: true)) == .other { return nil }
    return FileReader.withoutLinks(FileName.folder(of: target))
  }

  /// Writes the file, whole or not at all; one that holds the same already is not touched.
  ///
  /// - Parameters:
  ///   - file: What is written.
  ///   - progress: Called before each block of it; what it throws ends the export.
  /// - Returns: Whether it was written, or would be.
  /// - Throws: ``FileError`` if it cannot be read or written; then it is as it was.
  public func export(
    _ file: RenderedFile, progress: () throws -> Void = {}
  ) throws -> Bool {
    let target = FileWriter.target(of: path)
    guard let folder = try OpenFolder.at(FileName.folder(of: target)) else {
      throw FileError(path, ENOENT)
    }
    let name = FileName.last(of: target)
    var content = RenderedContent()
    let kind = try folder.kind(of: name)
    switch kind {
    case .folder?: throw FileError(path, EISDIR)
    case .other?:
      if !isTrial { try pour(file, &content) }
      return true
    case .file?:
      if case .file(let known) = try folder.look(at: name), try content.measure(file) == known {
        return false
      }
    case nil: break
    }
    if isTrial { return true }
    if kind != nil { try FileWriter.checkIsWritable(target, named: path) }
    _ = try FreshFile.sweep(folder, folder.names())
    let mode = kind == nil ? nil : FileWriter.mode(of: target)
    try FreshFile.write(name, in: folder, mode: mode, isDurable: true) { write in
      _ = try content.write(file, isMeasured: kind != nil) { bytes in
        try progress()
        try write(bytes)
      }
    }
    return true
  }

  /// Writes to a device or a pipe, which has no content to replace.
  private func pour(_ file: RenderedFile, _ content: inout RenderedContent) throws {
    _ = try content.write(file, isMeasured: false) { bytes throws(FileError) in
      try FileWriter.append(Array(bytes), to: path)
    }
  }
}

extension FileReader {
  /// Whether two paths lead to the same file.
  public static func isSame(_ one: String, _ other: String) -> Bool {
    var (first, second) = (stat(), stat())
    guard stat(one, &first) == 0, stat(other, &second) == 0 else { return false }
    return first.st_ino == second.st_ino && first.st_dev == second.st_dev
  }

  /// Whether there is a folder at a path, or a link to one.
  public static func isFolder(_ path: String) -> Bool {
    (try? FileKind.of(path, followingLinks: true)) == .folder
  }
}
