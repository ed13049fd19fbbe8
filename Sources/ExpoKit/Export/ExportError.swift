package import ExpoBase

/// Why an export to a folder is refused.
package enum ExportError: WordedError, Equatable, Sendable {
  /// The folder is not empty and has no manifest of an earlier export.
  case foreignFolder(String)
  /// The folder has an export of another kind, which would be removed.
  case otherKind(String)
  /// Files that expo did not write are in the way, by their paths below the folder.
  case foreignFiles([String], folder: String)
  /// Files that this export reads are in the way, by their paths below the folder.
  case inputs([String], folder: String)
  /// A file or a link is in the way of a folder, or a folder in the way of a file.
  case blocked(String, folder: String)
  /// The manifest cannot be read.
  case brokenManifest(String)
  /// The manifest has a version that this expo does not know.
  case newerManifest(String, version: Int)
  /// Another export is writing to the folder.
  case busy(String)
  /// The path of a file leads out of the folder, is hidden, or means another path on some systems.
  case badPath(String)
  /// Two files have names that some file systems treat as equal.
  case sameName(String, String)

  package func words(in language: Language) -> ErrorWords {
    switch self {
    case .foreignFolder(let path):
      ErrorWords(
        language, en: "\(path): the folder is not empty, and expo did not write it",
        ko: "\(path): expo가 만들지 않은 폴더인데 비어 있지 않습니다",
        help: (
          "name another folder, or add to this one with --force",
          "다른 폴더를 고르거나 --force로 이 폴더에 추가하세요"
        ))
    case .otherKind(let path):
      ErrorWords(
        language,
        en: "\(path): the folder has an export of another kind, which this one would remove",
        ko: "\(path): 다른 형식으로 내보낸 폴더라서 그 파일이 모두 지워집니다",
        help: (
          "name another folder with -o, or replace it with --force",
          "-o로 다른 폴더를 고르거나 --force로 바꾸세요"
        ))
    case .foreignFiles(let paths, let folder):
      ErrorWords(
        language, en: "\(folder): expo did not write " + Self.list(paths, in: language),
        ko: "\(folder): expo가 만들지 않은 파일이 있습니다: " + Self.list(paths, in: language),
        help: ("move them away, or replace them with --force", "다른 곳으로 옮기거나 --force로 덮어쓰세요"))
    case .inputs(let paths, let folder):
      ErrorWords(
        language,
        en: "\(folder): the export would replace files that it reads: "
          + Self.list(paths, in: language),
        ko: "\(folder): 내보낼 때 읽는 파일을 덮어쓰게 됩니다: " + Self.list(paths, in: language),
        help: ("name another folder", "다른 폴더를 고르세요"))
    case .blocked(let path, let folder):
      ErrorWords(
        language, en: "\(folder): '\(path)' is in the way",
        ko: "\(folder): '\(path)' 자리에 이미 다른 것이 있습니다", help: ("move it away", "다른 곳으로 옮기세요"))
    case .brokenManifest(let path):
      ErrorWords(
        language, en: "\(path): the list of exported files cannot be read",
        ko: "\(path): 내보낸 파일의 목록을 읽을 수 없습니다",
        help: (
          "correct it, or export with --force and keep what it listed",
          "목록을 고치거나, --force로 내보내세요. 목록에 있던 파일은 지우지 않습니다"
        ))
    case .newerManifest(let path, let version):
      ErrorWords(
        language, en: "\(path): expected version \(ExportManifest.version), found \(version)",
        ko: "\(path): 버전이 \(ExportManifest.version)이어야 하는데 \(version)입니다",
        help: (
          "a newer expo wrote it; use that one, or another folder",
          "더 최신 버전의 expo로 만든 폴더입니다. expo를 업데이트하거나 다른 폴더를 고르세요"
        ))
    case .busy(let path):
      ErrorWords(
        language, en: "\(path): another export is writing to this folder",
        ko: "\(path): 다른 내보내기가 이 폴더에 쓰고 있습니다", help: ("wait until it ends", "끝날 때까지 기다리세요"))
    case .badPath(let path):
      ErrorWords(
        language, en: "a file cannot be called '\(path)'", ko: "파일 이름으로 쓸 수 없습니다: '\(path)'")
    case .sameName(let one, let other):
      ErrorWords(
        language, en: "'\(one)' and '\(other)' are the same file on a system that ignores case",
        ko: "'\(one)' 파일과 '\(other)' 파일은 대소문자를 구별하지 않는 곳에서 이름이 같습니다",
        help: (
          "change an image_name, or number the pages with --slug number",
          "image_name을 바꾸거나 --slug number로 번호를 붙이세요"
        ))
    }
  }

  private static func list(_ paths: [String], in language: Language) -> String {
    paths.map { "'\($0)'" }.listed(in: language)
  }
}

extension [String] {
  /// The first eight, and the number of the others: `a.html, … h.html and 3 more`.
  package func listed(in language: Language, by separator: String = ", ") -> String {
    let more = count - 8
    return prefix(8).joined(separator: separator)
      + (more > 0 ? language.pick(en: " and \(more) more", ko: " 외 \(more)개") : "")
  }
}
