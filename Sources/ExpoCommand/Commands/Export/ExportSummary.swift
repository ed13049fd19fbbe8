import ExpoCatalog
import ExpoModel
import ExpoSource

/// The closing line of an export.
struct ExportSummary {
  /// The outcome in files.
  enum Result {
    /// The outcome of an export to a folder.
    case folder(written: Int, unchanged: Int, removed: Int, kept: Int)
    /// The outcome of an export to a single file.
    case file(isChanged: Bool)
  }

  /// The extensions of pages.
  private static let pageEndings = [".html", ".md"]

  let pages: Int
  let pictures: Int
  /// The files of `--static`.
  let staticFiles: Int
  /// The folder or file.
  let path: String
  let result: Result
  /// Whether nothing was written.
  let isTrial: Bool

  /// Creates the summary of an export to a path.
  init(_ files: [RenderedFile], to path: String, _ result: Result, isTrial: Bool) {
    var (pages, copies, staticFiles) = (0, 0, 0)
    for file in files {
      if case .copy = file.content { copies += 1 }
      if file.path.hasPrefix("\(StaticFolder.published)/") { staticFiles += 1 }
      if Self.pageEndings.contains(where: file.path.hasSuffix) { pages += 1 }
    }
    self.pages = pages
    pictures = copies - staticFiles
    self.staticFiles = staticFiles
    self.path = path
    self.result = result
    self.isTrial = isTrial
  }

  /// The text of the line.
  func words(in language: Language) -> String {
    switch language {
    case .english: english
    case .korean: korean
    }
  }
}

extension ExportSummary.Result {
  /// Creates the result of an export to a folder.
  init(_ outcome: ExportOutcome) {
    self = .folder(
      written: outcome.written.count, unchanged: outcome.unchanged,
      removed: outcome.removed.count, kept: outcome.kept.count)
  }
}
