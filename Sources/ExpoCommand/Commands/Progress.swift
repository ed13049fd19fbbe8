import ExpoBase

/// How far a long run has come.
enum Progress {
  /// Files that have been formatted.
  case formatted(files: Int)
  /// Files that have been exported, out of all.
  case exported(Int, files: Int)
}

// MARK: - Words

extension Progress {
  /// The text of the progress line.
  func words(in language: Language) -> String {
    switch self {
    case .formatted(let files):
      language.pick(en: "\(English.count(files, "file")) …", ko: "파일 \(files)개 …")
    case .exported(let done, let files):
      language.pick(
        en: "\(done) of \(English.count(files, "file")) …", ko: "파일 \(files)개 중 \(done)개 …")
    }
  }
}
