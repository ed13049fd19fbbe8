extension RuleMarkdown {
  static let koreanHead = "| 코드 | 이름 | 심각도 | 찾는 문제 |\n|---|---|---|---|\n"
}
