import ExpoBase
package import ExpoModel
import ExpoSystem

extension RenderedFile {
  /// The publisher's files in a folder, by path, which a site publishes unchanged at its root;
  /// hidden files are skipped, and links cannot be copied.
  ///
  /// - Throws: ``FileError`` if a folder cannot be read, or what is in it is not a plain file.
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
