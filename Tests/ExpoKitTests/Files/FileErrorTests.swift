import ExpoKit
import Foundation
import Testing

/// The words of file errors.
struct FileErrorTests {
  @Test(
    "every error of a file has its words",
    arguments: [
      (.system(code: ENOENT), "f: no such file or directory"),
      (.system(code: EACCES), "f: permission denied"),
      (.becameShorter, "f: became shorter while it was read"),
      (.changed, "f: changed after it was read; it was left as it is"),
      (.tooLarge(limit: 1 << 31), "f: larger than a document may be, 2 GiB"),
      (.notAFile, "f: not a file"),
      (.notAFolder, "f: not a folder"),
      (.folderUnreadable, "f: the folder cannot be read"),
      (.noDocuments(skipped: 0), "f: no exposition documents found"),
      (.noDocuments(skipped: 1), "f: no exposition documents found (1 other JSON file skipped)"),
      (.noDocuments(skipped: 2), "f: no exposition documents found (2 other JSON files skipped)"),
      (.isOldContent, "f: has the old content of the file, which was written only in part"),
      (.brokenPipe, "f: broken pipe"),
    ] as [(FileError.Kind, String)])
  func english(kind: FileError.Kind, message: String) {
    let words = FileError(path: "f", kind: kind).words(in: .english)
    #expect(words.message == message)
  }

  @Test(
    "every error of a file has its words in Korean",
    arguments: [
      (.system(code: ENOENT), "f: 파일이나 폴더가 없습니다"), (.system(code: EACCES), "f: 권한이 없습니다"),
      (.becameShorter, "f: 읽는 동안 파일이 짧아졌습니다"), (.notAFile, "f: 파일이 아닙니다"),
      (.folderUnreadable, "f: 폴더를 읽을 수 없습니다"),
      (.noDocuments(skipped: 0), "f: 박람회 문서가 없습니다"),
      (.noDocuments(skipped: 2), "f: 박람회 문서가 없습니다(다른 JSON 파일 2개를 건너뜀)"),
      (.isOldContent, "f: 원래 파일을 끝까지 쓰지 못해 남긴 이전 내용입니다"),
      (.brokenPipe, "f: 파이프가 끊겼습니다"),
    ] as [(FileError.Kind, String)])
  func korean(kind: FileError.Kind, message: String) {
    #expect(FileError(path: "f", kind: kind).words(in: .korean).message == message)
  }

  @Test("errors of the system are in Korean, a rare one with its code")
  func system() {
    for code in Int32(1)...133 {
      let message = FileError(path: "f", kind: .system(code: code)).words(in: .korean).message
      #expect(message.wholeMatch(of: /f: .*[가-힣].*/) != nil)
    }
    let rare = FileError(path: "f", kind: .system(code: ECHILD)).words(in: .korean).message
    #expect(rare == "f: 시스템 오류 \(ECHILD): No child processes")
  }
}
