import ExpoDiagnostics
import ExpoSource

extension ExportRemark {
  var english: ErrorWords {
    switch self {
    case .kept(let path, let isStale):
      ErrorWords(
        message: "\(path): kept, because it was changed after it was exported",
        help: isStale ? "it is no longer exported: delete it yourself" : "--force replaces it")
    case .unshownPicture(let name, let types):
      Self.unshown("picture '\(name)'", types)
    case .unshownFile(let name, let types):
      Self.unshown("a file of picture '\(name)'", types)
    case .largePicture(let path, let bytes):
      ErrorWords(
        message: "\(path): \(Megabytes(bytes)); pages load slowly with pictures over 1 MB",
        help: "save it smaller, or as JPEG")
    case .largeExport(let path, let bytes):
      ErrorWords(message: "\(path): \(Megabytes(bytes)) in all")
    case .refused(let counts):
      ErrorWords(
        message: "nothing exported"
          + (counts.findings > 0 ? ": \(counts.severityWords(in: .english))" : ""))
    }
  }

  private static func unshown(_ what: String, _ types: [String]) -> ErrorWords {
    ErrorWords(
      message: "\(what) is left out: browsers do not show \(types.joined(separator: ", "))",
      help: "add it as PNG or JPEG")
  }
}
