import ExpoBase
import ExpoJSON
import ExpoKit
import ExpoModel

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
}

// MARK: - Words

extension ExportRemark {
  /// What is wrong and what to do.
  func words(in language: Language) -> ErrorWords {
    switch self {
    case .kept(let path, let isStale):
      language.pick(
        en: ErrorWords(
          message: "\(path): kept, because it was changed after it was exported",
          help: isStale ? "it is no longer exported: delete it yourself" : "--force replaces it"),
        ko: ErrorWords(
          message: "\(path): 내보낸 뒤에 바뀌어 그대로 둡니다",
          help: isStale ? "이제 내보내지 않는 파일이니 직접 지우세요" : "--force로 덮어쓰세요"))
    case .unshownPicture(let name, let types):
      Self.unshown(language.pick(en: "picture '\(name)'", ko: "'\(name)' 그림을"), types, in: language)
    case .unshownFile(let name, let types):
      Self.unshown(
        language.pick(en: "a file of picture '\(name)'", ko: "'\(name)' 그림의 파일 하나를"), types,
        in: language)
    case .largePicture(let path, let bytes):
      language.pick(
        en: ErrorWords(
          message: "\(path): \(Megabytes(bytes)); pages load slowly with pictures over 1 MB",
          help: "save it smaller, or as JPEG"),
        ko: ErrorWords(
          message: "\(path): \(Megabytes(bytes)), 1 MB를 넘어 페이지가 느리게 열립니다",
          help: "크기를 줄이거나 JPEG로 저장하세요"))
    case .largeExport(let path, let bytes):
      language.pick(
        en: ErrorWords(message: "\(path): \(Megabytes(bytes)) in all"),
        ko: ErrorWords(message: "\(path): 내보낸 파일이 모두 \(Megabytes(bytes))입니다"))
    case .refused(let counts):
      language.pick(
        en: ErrorWords(
          message: "nothing exported"
            + (counts.findings > 0 ? ": \(counts.severityWords(in: language))" : "")),
        ko: ErrorWords(
          message: "내보내지 않았습니다"
            + (counts.findings > 0 ? ": \(counts.severityWords(in: language))" : "")))
    }
  }

  private static func unshown(
    _ what: String, _ types: [String], in language: Language
  ) -> ErrorWords {
    let types = types.joined(separator: ", ")
    return language.pick(
      en: ErrorWords(
        message: "\(what) is left out: browsers do not show \(types)",
        help: "add it as PNG or JPEG"),
      ko: ErrorWords(
        message: "\(what) 뺍니다: 브라우저가 보여 주지 못하는 형식입니다(\(types))", help: "PNG나 JPEG로 추가하세요"))
  }
}

/// A size in bytes as people read it: 2_345_678 → `2.3 MB`.
struct Megabytes: CustomStringConvertible {
  private let bytes: Int

  /// Creates the size of a file.
  init(_ bytes: Int) {
    self.bytes = bytes
  }

  var description: String {
    let tenths = (bytes + 50_000) / 100_000
    return "\(tenths / 10).\(tenths % 10) MB"
  }
}
