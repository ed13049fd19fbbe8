import ExpoSource

extension OutputError {
  var korean: ErrorWords {
    switch self {
    case .isRead(let output, let file):
      ErrorWords(
        message: "\(output): 이번에 읽는 파일이라 덮어쓸 수 없습니다" + (output == file ? "" : ": \(file)"),
        help: "출력할 파일을 바꾸세요")
    case .isInGitFolder(let output):
      ErrorWords(message: "\(output): git이 쓰는 폴더 안에는 출력할 수 없습니다", help: "그 폴더 밖의 파일을 지정하세요")
    case .isWrittenTwice(let output):
      ErrorWords(message: "\(output): 한 파일에 두 출력을 함께 쓸 수 없습니다", help: "출력마다 다른 파일을 지정하세요")
    }
  }
}
