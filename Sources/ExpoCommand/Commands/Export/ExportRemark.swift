import ExpoJSON
import ExpoBase

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
