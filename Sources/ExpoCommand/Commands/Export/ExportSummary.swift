import ExpoCatalog
import ExpoModel

/// The closing line of an export.
///
/// `exported 14 pages, 39 pictures to site: 3 written, 50 unchanged, 1 removed`
struct ExportSummary {
  /// How the files that people read end.
  private static let pageEndings = [".html", ".md"]

  private let what: String
  private let path: String

  /// Counts what is exported.
  init(_ files: [RenderedFile], _ path: String) {
    var (pages, pictures) = (0, 0)
    for file in files {
      if case .copy = file.content { pictures += 1 }
      if Self.pageEndings.contains(where: file.path.hasSuffix) { pages += 1 }
    }
    what =
      Count.of(pages, "page") + (pictures > 0 ? ", " + Count.of(pictures, "picture") : "")
    self.path = path
  }

  /// What became of a folder.
  func text(_ outcome: ExportOutcome, isTrial: Bool) -> String {
    let would = isTrial ? "to be " : ""
    let kept = outcome.kept.isEmpty ? "" : ", \(outcome.kept.count) kept"
    return line(isTrial) + "\(outcome.written.count) \(would)written, "
      + "\(outcome.unchanged) unchanged, \(outcome.removed.count) \(would)removed" + kept
  }

  /// What became of a single file.
  func text(isChanged: Bool, isTrial: Bool) -> String {
    line(isTrial) + (isChanged ? (isTrial ? "to be written" : "written") : "unchanged")
  }

  private func line(_ isTrial: Bool) -> String {
    isTrial ? "\(what) for \(path): " : "exported \(what) to \(path): "
  }
}
