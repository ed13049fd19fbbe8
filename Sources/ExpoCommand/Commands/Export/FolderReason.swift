import ExpoRendering

/// Why an export is more than one file.
enum FolderReason: Equatable {
  /// The kind always is.
  case exportKind(ExportKind)
  /// The preset is laid out as a site.
  case preset(MarkdownRenderer.Preset)
  /// Each entry has a file.
  case split
  /// The path ends with a slash.
  case finalSlash
}
