import ExpoSource

extension ExportSummary {
  var english: String {
    let what =
      English.count(pages, "page") + (pictures > 0 ? ", \(English.count(pictures, "picture"))" : "")
      + (staticFiles > 0 ? ", \(English.count(staticFiles, "static file"))" : "")
    let line = isTrial ? "\(what) for \(path): " : "exported \(what) to \(path): "
    return line + result.english(isTrial: isTrial)
  }
}

extension ExportSummary.Result {
  fileprivate func english(isTrial: Bool) -> String {
    let would = isTrial ? "to be " : ""
    switch self {
    case .folder(let written, let unchanged, let removed, let kept):
      return "\(written) \(would)written, \(unchanged) unchanged, \(removed) \(would)removed"
        + (kept > 0 ? ", \(kept) kept" : "")
    case .file(let isChanged): return isChanged ? "\(would)written" : "unchanged"
    }
  }
}
