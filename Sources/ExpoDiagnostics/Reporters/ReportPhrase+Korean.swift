import ExpoSource

extension ReportPhrase {
  var korean: String {
    switch self {
    case .placeTitle: "위치:"
    case .helpTitle: "도움말:"
    case .place(let pointer, let width): Self.korean(pointer, width: width)
    case .enclosedPlace(let pointer): "(위치: \(pointer))"
    case .columns: "| 심각도 | 위치 | 문제 | 규칙 |"
    case .severity(let severity): severity.korean
    case .clean: "문제 없음"
    case .notAnnotated(let count, let severity):
      "여기에 나오지 않은 \(severity.korean) \(count)건은 이 단계의 로그에 있습니다"
    case .notListed(let count, let all): "문제 \(all)건 중 \(count)건은 표시하지 않았습니다"
    case .noFindings(let files): "파일 \(files)개, 문제 없음"
    case .counts(let counts): counts.koreanShare
    case .more(let count): "… 외 \(count)건"
    case .exampleCommand(let rule): "예시를 보는 명령: expo rules \(rule)"
    }
  }

  /// The pointer as read aloud: the empty one is named, a long one cut in the middle.
  private static func korean(_ pointer: JSONPointer, width: Int) -> String {
    if pointer.tokens.isEmpty { return "최상위" }
    let (text, levels) = shortened(pointer, width: width)
    return text + (levels.map { " (\($0)단계)" } ?? "")
  }
}
