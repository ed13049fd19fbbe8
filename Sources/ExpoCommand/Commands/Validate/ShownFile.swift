import ExpoBase
import ExpoJSON
import ExpoKit

/// A file or folder that a run found, as `--show-files` lists it.
struct ShownFile {
  /// What became of a file.
  enum Kind {
    case document(ValidationSummary.Content)
    case catalog
    /// A JSON file that looks like no document.
    case otherJSON
    /// A pattern leaves it out.
    case excluded
    case passedOver(FoundFiles.Skipped.Reason)
  }

  let path: String
  let kind: Kind

  /// Everything that a run found, in the byte order of paths.
  static func all(of outcome: InspectionRun) -> [ShownFile] {
    var files = outcome.documents.map {
      ShownFile(path: $0.findings.file.name, kind: .document(ValidationSummary.Content(of: $0)))
    }
    files += outcome.catalogs.map { ShownFile(path: $0, kind: .catalog) }
    files += outcome.others.map { ShownFile(path: $0, kind: .otherJSON) }
    files += outcome.excluded.map { ShownFile(path: $0, kind: .excluded) }
    files += outcome.passedOver.map { ShownFile(path: $0.path, kind: .passedOver($0.reason)) }
    return files.sorted(byBytesOf: \.path)
  }
}

// MARK: - Words

extension ShownFile {
  /// The line that lists it.
  func words(in language: Language) -> String {
    "\(path): \(kind.words(in: language))"
  }
}

extension ShownFile.Kind {
  fileprivate func words(in language: Language) -> String {
    switch self {
    case .document(let content): content.words(in: language)
    case .catalog: language.pick(en: "an asset catalog", ko: "에셋 카탈로그")
    case .otherJSON:
      language.pick(en: "skipped, does not look like a document", ko: "건너뜀, 문서로 보이지 않음")
    case .excluded: language.pick(en: "skipped, excluded by a pattern", ko: "건너뜀, 패턴으로 제외함")
    case .passedOver(let reason):
      language.pick(
        en: "skipped, \(reason.words(in: language))", ko: "건너뜀, \(reason.words(in: language))")
    }
  }
}

extension FoundFiles.Skipped.Reason {
  fileprivate func words(in language: Language) -> String {
    switch self {
    case .hidden: language.pick(en: "hidden", ko: "숨김 파일이나 폴더")
    case .buildFolder:
      language.pick(en: "a folder of build products or dependencies", ko: "빌드 결과나 의존성 폴더")
    case .ignored: language.pick(en: "ignored by git", ko: "git이 무시함")
    case .link: language.pick(en: "a link", ko: "링크")
    case .notUTF8: language.pick(en: "its name is not UTF-8", ko: "이름이 UTF-8이 아님")
    }
  }
}

extension UnmatchedPattern {
  /// `.expo.json: no file of this run matches 'Legacy/**'`.
  func words(in language: Language) -> String {
    let place = configuration.map { $0 + ": " } ?? ""
    return language.pick(
      en: "\(place)no file of this run matches '\(pattern)'",
      ko: "\(place)이번에 살펴본 파일 가운데 '\(pattern)' 패턴에 맞는 것이 없습니다")
  }
}
