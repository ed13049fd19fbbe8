import ExpoSource

extension OutputError {
  /// What is wrong and what to do, in English.
  var english: ErrorWords {
    switch self {
    case .isRead(let output, let file):
      ErrorWords(
        message: "\(output): this run reads the file"
          + (output == file ? "" : ", as \(file),") + " and must not replace it",
        help: "name another file for the output")
    case .isInGitFolder(let output):
      ErrorWords(
        message: "\(output): the file is inside the folder of git's own data",
        help: "name a file outside it for the output")
    case .isWrittenTwice(let output):
      ErrorWords(
        message: "\(output): two outputs are for this file", help: "name a file for each of them")
    }
  }
}
