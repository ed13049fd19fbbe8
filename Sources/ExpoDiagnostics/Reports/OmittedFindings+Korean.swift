import ExpoSource

extension OmittedFindings {
  var korean: ProblemWords {
    ProblemWords(
      "이 파일에서 같은 규칙의 문제 \(count)건은 세기만 하고 표시하지 않았습니다",
      help: "모두 보려면 --max-findings 0을 쓰세요")
  }
}
