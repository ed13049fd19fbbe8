import ExpoDiagnostics
import ExpoSource

/// The warnings of an export, and its refusal.
enum ExportRemark {
  /// A file is kept because it was changed since it was exported; it may be no longer exported.
  case kept(path: String, isStale: Bool)
  /// A picture has no file that browsers show, only these types.
  case unshownPicture(String, types: [String])
  /// A picture has, besides files that browsers show, files of these types.
  case unshownFile(ofPicture: String, types: [String])
  /// A file of a picture is so large that pages load slowly.
  case largePicture(path: String, bytes: Int)
  /// All exported files together are large.
  case largeExport(path: String, bytes: Int)
  /// Nothing is exported because of findings.
  case refused(FindingCounts)

  /// What is wrong and what to do.
  func words(in language: Language) -> ErrorWords {
    switch language {
    case .english: english
    case .korean: korean
    }
  }
}
