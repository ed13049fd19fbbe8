import ExpoBase

/// What the reader itself says on its screens, besides notices and keys.
enum BrowseLabel: CaseIterable, Sendable {
  /// The heading of the keys.
  case keys
  /// The heading of the keys of a prompt.
  case keysWhileTyping
  /// How the accessible reader is used.
  case accessibleHelp
  /// The title of findings.
  case findings
  /// What `!` shows in the findings of an entry.
  case allFindings
  /// What the mark behind findings means.
  case fixable
  /// The poster, in a list of findings.
  case poster
  /// Stands for a list while entries are looked at.
  case searching
  /// Stands for a list without entries.
  case emptyList
  /// Stands for a list of which a filter shows nothing.
  case emptyFilter
  /// All of a text is on the screen.
  case wholeText
  /// The end of a text is on the screen.
  case endOfText
}

// MARK: - Words

extension BrowseLabel {
  /// The label as text.
  func words(in language: Language) -> String {
    switch self {
    case .keys: language.pick(en: "Keys", ko: "키")
    case .keysWhileTyping: language.pick(en: "While you type", ko: "입력할 때 쓰는 키")
    case .accessibleHelp:
      language.pick(
        en: "Type a key, /TEXT, &TEXT, :ENTRY or a number, then Enter. Enter alone goes on.",
        ko: "키, /검색어, &거를 말, :항목, 항목 번호 중 하나를 입력하고 Enter를 누르세요. Enter만 누르면 다음으로 갑니다.")
    case .findings: language.pick(en: "Findings", ko: "문제")
    case .allFindings: language.pick(en: "all", ko: "전체")
    case .fixable:
      language.pick(
        en: "* can be fixed by expo validate --fix", ko: "* expo validate --fix로 고칠 수 있습니다")
    case .poster: language.pick(en: "poster", ko: "포스터")
    case .searching: language.pick(en: "searching …", ko: "찾는 중 …")
    case .emptyList: language.pick(en: "no entries", ko: "항목 없음")
    case .emptyFilter: language.pick(en: "no entry matches", ko: "맞는 항목 없음")
    case .wholeText: language.pick(en: "all", ko: "전체")
    case .endOfText: language.pick(en: "end", ko: "끝")
    }
  }
}
