import ExpoModel

/// The files that an export reads: none is ever replaced or removed, or taken for one of expo's.
///
/// They may lie in the very folder that is written to, where a copy of a picture can be the picture.
struct ExportInputs {
  private let identities: Set<FileIdentity>

  /// Knows files by their paths, and the sources of all copies.
  init(_ paths: [String], _ files: [RenderedFile]) {
    let sources = files.compactMap { file -> String? in
      if case .copy(let source) = file.content { source } else { nil }
    }
    identities = Set((paths + sources).compactMap(FilePath.identity))
  }

  /// Whether one of them stands under a name in a folder.
  func contain(_ name: String, in folder: OpenFolder) -> Bool {
    guard !identities.isEmpty, let status = try? folder.status(of: name) else { return false }
    return identities.contains(status.identity)
  }
}
