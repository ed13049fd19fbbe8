import ExpoDiagnostics
import ExpoSource

/// What an export says besides its closing line.
enum ExportRemark {
  /// A file was changed since it was exported, and is kept.
  case kept(path: String)
  /// A picture has no file that browsers show; the types it has.
  case unshownPicture(String, types: [String])
  /// A picture has files that browsers show, and others.
  case unshownFile(ofPicture: String, types: [String])
  /// Nothing is exported because of findings.
  case refused(FindingCounts)

  /// What it says and what to do.
  func words(in language: MessageLanguage) -> ErrorWords {
    switch language {
    case .english: english
    }
  }
}
