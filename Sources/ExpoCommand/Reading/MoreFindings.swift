import ExpoBase

/// The line below findings that are not all shown.
struct MoreFindings {
  let count: Int
}

// MARK: - Words

extension MoreFindings {
  /// The text of the line.
  func words(in language: Language) -> String {
    language.pick(en: English.count(count, "more finding"), ko: "그 밖의 문제 \(count)건")
  }
}
