import ExpoModel

/// The files that an export reads: they are never replaced, removed or listed as written by expo.
///
/// They may be in the folder that is written to, where a copied picture can be its own source.
struct ExportInputs {
  private let identities: Set<FileIdentity>

  /// Creates the inputs from paths, and from the sources of copied files.
  init(_ paths: [String], _ files: [RenderedFile]) {
    let sources = files.compactMap { file -> String? in
      if case .copy(let source) = file.content { source } else { nil }
    }
    identities = Set((paths + sources).compactMap(FilePath.identity))
  }

  /// Whether a name in a folder leads to one of them.
  func contain(_ name: String, in folder: OpenFolder) -> Bool {
    guard !identities.isEmpty, let status = try? folder.status(of: name) else { return false }
    return identities.contains(status.identity)
  }
}
