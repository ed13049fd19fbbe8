import ExpoBase

/// A line of help that comes from no table.
enum HelpLine {
  /// What expo does.
  case introduction
  /// How expo is called.
  case overviewUsage
  /// How a command is called.
  case usage(Command)
  /// What exit statuses mean.
  case exitStatus
}

// MARK: - Words

extension HelpLine {
  /// The text of the line.
  func words(in language: Language) -> String {
    switch self {
    case .introduction:
      language.pick(
        en: "expo checks exposition JSON, reports exactly what is wrong with it, and presents it.",
        ko: "박람회 JSON을 검사해 문제를 정확히 알리고, 보기 좋게 보여 줍니다.")
    case .overviewUsage:
      language.pick(
        en: "usage: expo COMMAND [OPTION…] [PATH…]", ko: "사용법: expo COMMAND [OPTION…] [PATH…]")
    case .usage(let command):
      ([language.pick(en: "usage:", ko: "사용법:"), "expo", command.name.rawValue, "[OPTION…]"]
        + command.operands.map(\.usage)).joined(separator: " ")
    case .exitStatus:
      language.pick(
        en: "exit status: 0 success, 1 problems in the data, 2 usage or I/O error",
        ko: "종료 상태: 0 문제 없음, 1 데이터의 문제, 2 사용법이나 입출력 오류")
    }
  }
}
