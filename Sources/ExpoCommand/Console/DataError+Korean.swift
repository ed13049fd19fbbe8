import ExpoSource
import ExpoText

extension DataError {
  var korean: ErrorWords {
    switch self {
    case .noMatch: ErrorWords(message: "검색에 맞는 항목이 없습니다")
    case .noPage(let page, let pages): ErrorWords(message: "\(page)쪽이 없습니다(모두 \(pages)쪽)")
    case .noEntries(let word): ErrorWords(message: "'\(word)' 항목을 찾을 수 없습니다: 항목이 하나도 없습니다")
    case .noEntry(let word, let entries, let file, let nearest):
      ErrorWords(
        message: Self.korean(noEntry: word, of: entries),
        help: nearest.map { "혹시 '\(VisibleText.quoted($0))'인가요?" }
          ?? "항목은 expo list \(file) 명령으로 확인하세요")
    case .severalEntries(let word, let entries, let more):
      ErrorWords(
        message: "'\(word)' 항목이 둘 이상입니다: \(Self.koreanList(entries))"
          + (more > 0 ? " 외 \(more)개" : ""),
        help: "JSON Pointer로 하나를 고르세요: \(entries.first?.pointer ?? .root)")
    case .unreadableField(let field, let file, let operand):
      ErrorWords(
        message: "\(file): '\(field)' 값을 읽을 수 없습니다",
        help: "이유는 expo validate \(operand) 명령으로 확인하세요")
    case .noExposition(let field):
      ErrorWords(message: "'\(field)' 필드를 읽을 박람회 문서가 없습니다")
    }
  }

  private static func korean(noEntry word: String, of entries: Int) -> String {
    guard Int(word) != nil, entries > 0 else {
      return "이름이 '\(word)'인 항목이 없습니다(모두 \(entries)개)"
    }
    return "\(word)번 항목이 없습니다(모두 \(entries)개)"
  }

  private static func koreanList(_ entries: [FoundEntry]) -> String {
    entries.map { "\($0.pointer) '\(VisibleText.quoted($0.name))'" }.joined(separator: ", ")
  }
}
