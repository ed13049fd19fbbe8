import ExpoBase

/// What the accessible reader says in its question.
enum AccessiblePhrase: Equatable, Sendable {
  /// The lines of a text that were written last, from 0.
  case lines(Range<Int>, of: Int)
  /// The rows of the list, from 0.
  case entries(Range<Int>, of: Int)
  /// The rows of the findings of all documents, from 0.
  case findings(Range<Int>, of: Int)
  /// What Enter does.
  case enterForMore, enterToOpen, enterToGoBack
  /// The letter that shows more of a text.
  case letterForMore
  case help, quit
  /// What `q` does in help.
  case leaveHelp

  /// Numbers from 1: `1–20`, or one alone.
  static func numbers(_ range: Range<Int>) -> String {
    range.count == 1
      ? "\(range.upperBound)" : "\(min(range.lowerBound + 1, range.upperBound))–\(range.upperBound)"
  }
}

// MARK: - Words

extension AccessiblePhrase {
  /// The phrase as text.
  func words(in language: Language) -> String {
    switch self {
    case .lines(let range, let count) where range.count == count:
      language.pick(en: "all of \(count) lines", ko: "\(count)줄 모두")
    case .lines(let range, let count):
      language.pick(
        en: "lines \(Self.numbers(range)) of \(count)", ko: "\(count)줄 중 \(Self.numbers(range))")
    case .entries(_, of: 0): language.pick(en: "no entries", ko: "항목 없음")
    case .entries(let range, let count):
      language.pick(
        en: "entries \(Self.numbers(range)) of \(count)",
        ko: "항목 \(count)개 중 \(Self.numbers(range))")
    case .findings(let range, let count):
      language.pick(
        en: "findings \(Self.numbers(range)) of \(count)",
        ko: "문제 \(count)건 중 \(Self.numbers(range))")
    case .enterForMore: language.pick(en: "Enter: more", ko: "Enter: 더 보기")
    case .enterToOpen: language.pick(en: "Enter: open", ko: "Enter: 열기")
    case .enterToGoBack: language.pick(en: "Enter: back", ko: "Enter: 뒤로")
    case .letterForMore: language.pick(en: "f more", ko: "f 더 보기")
    case .help: language.pick(en: "? help", ko: "? 도움말")
    case .quit: language.pick(en: "q quit", ko: "q 끝내기")
    case .leaveHelp: language.pick(en: "q back", ko: "q 뒤로")
    }
  }
}
