import ExpoBase
package import ExpoModel
import ExpoSystem

extension RenderedFile {
  /// The files in a folder, in the order of paths, which a site publishes unchanged at its root; hidden
  /// files are skipped.
  ///
  /// - Throws: ``FileError`` if a folder cannot be read, or contains a link or a device.
  package static func staticFiles(in folder: String) throws(FileError) -> [RenderedFile] {
    var files: [RenderedFile] = []
    var open = [(path: "", source: folder)]
    while let next = open.popLast() {
      for entry in try FolderEntry.all(in: next.source) where !entry.isHidden {
        let source = FileName.path(of: entry.name, in: next.source)
        switch entry.kind {
        case .folder: open.append((next.path + entry.name + "/", source))
        case .file:
          files.append(RenderedFile(path: next.path + entry.name, content: .copy(of: source)))
        default: throw FileError(path: source, kind: .notAFile)
        }
      }
    }
    return files.sorted(byBytesOf: \.path)
  }
}
