import ExpoDiagnostics
import ExpoSource

extension StaticFileProblem.Kind {
  var korean: ProblemWords {
    switch self {
    case .type(let name, let allowed):
      ProblemWords(
        "'\(name)' 파일은 올릴 수 없는 형식입니다",
        help: "다음 형식만 쓰세요: \(allowed.joined(separator: ", "))")
    case .content(let name):
      ProblemWords("'\(name)' 파일의 내용이 이름과 다릅니다", help: "파일을 다시 내보내세요")
    case .picture(let name, let fault): fault.korean(name)
    case .notAFile(let name):
      ProblemWords("'\(name)' 경로는 일반 파일이 아닙니다", help: "그 자리에 파일을 복사해 넣으세요")
    }
  }
}
