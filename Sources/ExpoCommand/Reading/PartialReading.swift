import ExpoBase

/// What could not be read in full, for the closing line.
struct PartialReading: Equatable {
  /// How many entries.
  var entries = 0
  /// Whether counting stopped, so that there may be more entries.
  var isAtLeast = false
  /// Whether the exposition is among it.
  var includesExposition = false

  /// Whether everything could be read in full.
  var isEmpty: Bool { entries == 0 && !includesExposition }
}

// MARK: - Words

extension PartialReading {
  /// The text of the line.
  func words(in language: Language) -> String {
    let count = language.pick(
      en: English.entries(entries) + (isAtLeast ? " or more" : ""),
      ko: "항목 \(entries)개" + (isAtLeast ? " 이상" : ""))
    let exposition = includesExposition ? language.pick(en: "the exposition", ko: "박람회 정보") : nil
    let parts = [exposition, entries == 0 ? nil : count].compactMap(\.self)
    return language.pick(
      en: "\(parts.joined(separator: " and ")) could not be read in full; run expo validate",
      ko: "\(parts.joined(separator: "와 "))에 읽을 수 없는 부분이 있으니 expo validate로 확인하세요")
  }
}
