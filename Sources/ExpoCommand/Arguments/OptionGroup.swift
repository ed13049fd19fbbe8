import ExpoBase

/// The groups of options, in the order of help.
enum OptionGroup: CaseIterable, Sendable {
  /// The documents that are read.
  case documents
  /// The rules that are reported.
  case rules
  /// The pictures that are used.
  case pictures
  /// The fixes that are applied.
  case fixes
  /// The entries and fields that are shown.
  case selection
  /// What is printed or written.
  case output
  /// The exit status.
  case exitStatus
  /// The configuration.
  case configuration
  /// The options of every command.
  case common
}

// MARK: - Words

extension OptionGroup {
  /// The heading in help.
  func title(in language: Language) -> String {
    switch self {
    case .documents: language.pick(en: "documents", ko: "문서")
    case .rules: language.pick(en: "rules", ko: "규칙")
    case .pictures: language.pick(en: "pictures", ko: "이미지")
    case .fixes: language.pick(en: "fixes", ko: "수정")
    case .selection: language.pick(en: "selection", ko: "고르기")
    case .output: language.pick(en: "output", ko: "출력")
    case .exitStatus: language.pick(en: "when a run fails", ko: "종료 상태가 1이 되는 조건")
    case .configuration: language.pick(en: "configuration", ko: "설정")
    case .common: language.pick(en: "common", ko: "공통")
    }
  }
}
