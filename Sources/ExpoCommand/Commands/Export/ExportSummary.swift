import ExpoKit
import ExpoModel
import ExpoBase

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
}

extension ExportSummary.Result {
  /// Creates the result of an export to a folder.
  init(_ outcome: ExportOutcome) {
    self = .folder(
      written: outcome.written.count, unchanged: outcome.unchanged,
      removed: outcome.removed.count, kept: outcome.kept.count)
  }
}

// MARK: - Words

extension ExportSummary {
  /// The text of the line.
  func words(in language: Language) -> String {
    let what = [
      language.pick(en: English.count(pages, "page"), ko: "페이지 \(pages)개"),
      pictures > 0
        ? language.pick(en: English.count(pictures, "picture"), ko: "그림 \(pictures)개") : nil,
      staticFiles > 0
        ? language.pick(
          en: English.count(staticFiles, "static file"), ko: "static 파일 \(staticFiles)개") : nil,
    ].compactMap(\.self).joined(separator: ", ")
    let result = result.words(in: language, isTrial: isTrial)
    return language.pick(
      en: (isTrial ? "\(what) for \(path): " : "exported \(what) to \(path): ") + result,
      ko: "\(path)에 \(what) \(isTrial ? "내보낼 예정" : "내보냄"): \(result)")
  }
}

extension ExportSummary.Result {
  fileprivate func words(in language: Language, isTrial: Bool) -> String {
    let would = isTrial ? "to be " : ""
    let (writing, removing) = isTrial ? ("쓸", "지울") : ("쓴", "지운")
    return switch self {
    case .folder(let written, let unchanged, let removed, let kept):
      language.pick(
        en: "\(written) \(would)written, \(unchanged) unchanged, \(removed) \(would)removed"
          + (kept > 0 ? ", \(kept) kept" : ""),
        ko: "\(writing) 파일 \(written)개, 그대로인 파일 \(unchanged)개, \(removing) 파일 \(removed)개"
          + (kept > 0 ? ", 남겨 둔 파일 \(kept)개" : ""))
    case .file(isChanged: true):
      language.pick(en: "\(would)written", ko: isTrial ? "바뀔 파일" : "새로 씀")
    case .file(isChanged: false): language.pick(en: "unchanged", ko: "바뀐 내용 없음")
    }
  }
}
