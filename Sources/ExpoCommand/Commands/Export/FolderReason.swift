import ExpoRendering

/// Why an export needs a folder.
enum FolderReason: Equatable {
  /// The kind always writes a folder.
  case exportKind(ExportKind)
  /// The preset has the layout of a site.
  case preset(MarkdownRenderer.Preset)
  /// Each entry has its own file.
  case split
  /// There are several expositions.
  case severalExpositions
  /// The path ends with a slash.
  case finalSlash
}
