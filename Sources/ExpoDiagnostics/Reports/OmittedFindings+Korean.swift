import ExpoSource

extension OmittedFindings {
  var korean: ProblemWords {
    ProblemWords(
      "이 파일에 같은 규칙의 문제가 \(count)건 더 있지만 표시하지 않았습니다",
      help: "모두 보려면 --max-findings 0을 쓰세요")
  }
}
