import ExpoBase
package import ExpoModel
import ExpoRendering
import ExpoSystem

/// The path of a file below the folder of an export: `entries/jikji.html`.
struct ExportPath: Hashable, Comparable {
  let text: String
  /// Empty for the folder of the export.
  let folder: String
  let name: String

  /// Nil if empty, absolute, leading up or to hidden files, or different on another system.
  init?(_ text: String) {
    let bytes = text.utf8
    let parts = bytes.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
    guard let last = parts.last, !bytes.contains(0), !bytes.contains(UInt8(ascii: "\\")),
      parts.allSatisfy({ !$0.isEmpty && $0.first != UInt8(ascii: ".") })
    else { return nil }
    self.text = text
    name = String(Substring(last))
    folder = String(Substring(bytes.dropLast(last.count + 1)))
  }

  /// The outermost first: `a/b/c` → `a`, `a/b`.
  var folders: [String] {
    folder.utf8.indices.filter { folder.utf8[$0] == UInt8(ascii: "/") }
      .map { String(folder[..<$0]) } + (folder.isEmpty ? [] : [folder])
  }

  /// The kinds of files that exports write or publish.
  private static let kinds = Set(
    Picture.Format.allCases.map(\.rawValue) + ["html", "css", "js", "xml", "md", "jpg", "ico"]
      + ["woff", "woff2", "ttf", "otf"])
  /// Files of other kinds that exports write.
  private static let names: Set = ["_expo.yml", HTMLSite.entriesFile, HTMLSite.expositionFile]

  /// Whether exports write files of its kind to such a place.
  var isOfExport: Bool {
    let kind = FileName.split(name).extension ?? ""
    return (Self.kinds.contains(kind) || Self.names.contains(name))
      && !folder.contains(".xcassets")
  }

  /// Equal where some file systems are: strings compare by canonical equivalence.
  var folded: String { text.lowercased() }

  /// Compares bytes; strings would be equal in NFC and NFD.
  static func == (one: ExportPath, other: ExportPath) -> Bool {
    one.text.utf8.elementsEqual(other.text.utf8)
  }

  func hash(into hasher: inout Hasher) {
    var text = text
    text.withUTF8 { unsafe hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
  }

  /// In the order of bytes.
  static func < (one: ExportPath, other: ExportPath) -> Bool {
    one.text.precedesInBytes(other.text)
  }
}

extension ExportPath {
  /// - Throws: ``ExportError`` for a path that leads out of the folder, for two paths that differ
  ///   only by case or normalization, and for a file where another one needs a folder.
  static func checked(_ files: [RenderedFile]) throws(ExportError) -> [ExportPath] {
    var paths: [ExportPath] = []
    var known: [String: String] = [:]
    var folders: Set<String> = []
    for file in files {
      guard let path = ExportPath(file.path) else { throw .badPath(file.path) }
      if let other = known.updateValue(path.text, forKey: path.folded) {
        throw .sameName(other, path.text)
      }
      if folders.insert(path.folder).inserted { folders.formUnion(path.folders) }
      paths.append(path)
    }
    for folder in folders {
      if let file = known[folder.lowercased()] { throw .sameName(file, folder + "/") }
    }
    return paths
  }
}

package struct ExportFile: Sendable {
  /// It may be a link, which is followed.
  let path: String
  /// Whether nothing is written: the result only says whether it would be.
  var isTrial: Bool

  package init(_ path: String, isTrial: Bool = false) {
    self.path = path
    self.isTrial = isTrial
  }

  /// Absolute and without links, also if the folder does not exist yet; nil for a device or a pipe.
  package var folder: String? {
    let target = FilePath.target(of: path)
    if FilePath.kind(of: target) == .other { return nil }
    return FilePath.withoutLinks(FileName.folder(of: target))
  }

  /// Writes the file completely or not at all, and makes its folder if that is missing; a file with
  /// the same content is not touched.
  ///
  /// Calls `progress` before each block, whose error ends the export. Returns whether the file was
  /// written, or would be.
  ///
  /// - Throws: ``FileError`` if it cannot be read or written; it is then unchanged.
  package func export(
    _ file: RenderedFile, progress: () throws -> Void = {}
  ) throws -> Bool {
    if isTrial, !FilePath.exists(FileName.folder(of: FilePath.target(of: path))) { return true }
    let target = try FileTarget(path, makingFolder: !isTrial)
    switch target.status?.kind {
    case .folder?: throw FileError(path, .isFolder)
    case .other?,
      .file? where FileWriter.openDescriptor(ofFileAt: path) != nil:
      if !isTrial { try pour(file, progress) }
      return true
    case .file?:
      if let known = try target.folder.content(of: target.name), try file.fileContent() == known {
        return false
      }
    case nil: break
    }
    if isTrial { return true }
    AtomicFile.sweep(target.folder)
    let new = try target.replacement()
    _ = try file.fileContent { bytes in
      try progress()
      try new.write(bytes)
    }
    try new.publish(isDurable: true)
    return true
  }

  /// Writes to a device, a pipe, or the file of an open descriptor, without replacing content.
  private func pour(_ file: RenderedFile, _ progress: () throws -> Void) throws {
    let descriptor = FileWriter.openDescriptor(ofFileAt: path)
    let output = descriptor == nil ? try OpenFile(path, for: .appending) : nil
    _ = try file.fileContent { bytes in
      try progress()
      try FileError.naming(path, try (descriptor ?? output?.descriptor)?.writeAll(bytes))
    }
  }
}
