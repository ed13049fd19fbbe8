import ExpoBase

enum KeyGroup: CaseIterable, Sendable {
  case moving, entries, searching, findings, copying, program
  /// The keys that only work while something is typed.
  case typing

  static let columns: [[KeyGroup]] = [
    [.moving, .entries, .searching, .findings], [.copying, .program, .typing],
  ]

  func title(in language: Language) -> String {
    switch self {
    case .moving: language.pick(en: "Move", ko: "이동")
    case .entries: language.pick(en: "Entries", ko: "항목")
    case .searching: language.pick(en: "Find", ko: "찾기")
    case .findings: language.pick(en: "Findings", ko: "문제")
    case .copying: language.pick(en: "Copy and edit", ko: "복사와 편집")
    case .program: language.pick(en: "Program", ko: "프로그램")
    case .typing: language.pick(en: "While you type", ko: "입력 중 단축키")
    }
  }
}
