package import ExpoModel

/// The files of a folder that a site publishes unchanged: fonts, pictures and plain text.
///
/// Readers can open these files by themselves, outside the policy of the pages. Only types in which
/// no browser runs anything are published, and only files that are what their names say.
package struct StaticFolder: Sendable {
  /// A file to publish.
  package struct File: Equatable, Sendable {
    /// Its path below the folder, with `/` as separator.
    package let path: String
    /// Its path in the file system.
    package let source: String

    /// Whether its extension is that of a picture.
    fileprivate var isPicture: Bool {
      let name = FileName.split(FileName.last(of: path)).extension?.lowercased() ?? ""
      return name == "webp" || PictureHeader.Kind(extension: name) != nil
    }
  }

  /// Why a file is not published.
  package enum Refusal: Equatable, Sendable {
    /// Its type is not one of those that are published.
    case type
    /// It is not what its name says.
    case content
    /// It is a picture that may run a script, or not a whole picture.
    case picture(PictureFault)
    /// It is a link, a device or a pipe.
    case notAFile
  }

  /// The folder of a site that they are published in, so that none has the name of a page.
  package static let published = "static"

  /// The extensions of files that are published.
  package static let extensions = [
    "gif", "jpeg", "jpg", "otf", "png", "svg", "ttf", "txt", "webp", "woff", "woff2",
  ]

  /// The files to publish, by path.
  package private(set) var files: [File] = []
  /// The files that are not, by path, and why.
  package private(set) var refused: [(file: File, reason: Refusal)] = []

  /// Reads a folder and those in it; hidden files are skipped, links are not followed.
  ///
  /// - Throws: ``FileError`` if a folder or a file cannot be read.
  package init(reading folder: String) throws(FileError) {
    var open = [(path: "", source: folder)]
    while let next = open.popLast() {
      for entry in try FolderReader.entries(in: next.source) where !entry.isHidden {
        let file = File(
          path: next.path + entry.name, source: FileName.path(of: entry.name, in: next.source))
        switch entry.kind {
        case .folder: open.append((file.path + "/", file.source))
        case .file: try add(file)
        default: refused.append((file, .notAFile))
        }
      }
    }
    files.sort { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
    refused.sort { $0.file.path.utf8.lexicographicallyPrecedes($1.file.path.utf8) }
  }

  private mutating func add(_ file: File) throws(FileError) {
    if let reason = try Self.refusal(of: file) {
      refused.append((file, reason))
    } else {
      files.append(file)
    }
  }

  private static func refusal(of file: File) throws(FileError) -> Refusal? {
    let name = FileName.split(FileName.last(of: file.path)).extension?.lowercased() ?? ""
    guard extensions.contains(name) else { return .type }
    if name == "txt" { return nil }
    if let signatures = signatures[name] {
      let start = try OpenFile(plain: file.source).read(12, at: 0)
      let isWebP = name != "webp" || start.dropFirst(8).elementsEqual("WEBP".utf8)
      return isWebP && signatures.contains { start.starts(with: $0) } ? nil : .content
    }
    switch try PictureContent(of: file.source) {
    case .picture(let header):
      return header.kind == PictureHeader.Kind(extension: name) ? nil : .content
    case .fault(let fault): return .picture(fault)
    case .unknown: return .content
    }
  }

  /// The files as an export writes them.
  package var renderedFiles: [RenderedFile] {
    files.map {
      RenderedFile(path: "\(Self.published)/\($0.path)", content: .copy(of: $0.source))
    }
  }

  /// The pictures among the files: their paths in the file system, and their sizes in bytes.
  ///
  /// - Throws: ``FileError`` if a file cannot be opened any more.
  package func pictureSizes() throws(FileError) -> [(source: String, bytes: Int)] {
    var sizes: [(String, Int)] = []
    for file in files where file.isPicture {
      sizes.append((file.source, try OpenFile(plain: file.source).status().size))
    }
    return sizes
  }

  /// What files of a type begin with, other than pictures that catalogs have.
  private static let signatures: [String: [[UInt8]]] = [
    "otf": [Array("OTTO".utf8), [0, 1, 0, 0]], "ttf": [[0, 1, 0, 0], Array("true".utf8)],
    "webp": [Array("RIFF".utf8)], "woff": [Array("wOFF".utf8)], "woff2": [Array("wOF2".utf8)],
  ]
}
