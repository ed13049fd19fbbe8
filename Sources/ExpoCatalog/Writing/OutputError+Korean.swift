import ExpoSource

extension OutputError {
  var korean: ErrorWords {
    switch self {
    case .isRead(let output, let file):
      ErrorWords(
        message: "\(output): 이번에 읽는 파일이라 덮어쓸 수 없습니다" + (output == file ? "" : ": \(file)"),
        help: "다른 파일에 출력하세요")
    case .isWrittenTwice(let output):
      ErrorWords(message: "\(output): 출력 둘을 한 파일에 쓸 수 없습니다", help: "출력마다 파일을 따로 쓰세요")
    }
  }
}
