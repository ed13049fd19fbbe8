import ExpoCatalog
import ExpoSource
import Foundation
import Testing

/// The words of file errors.
struct FileErrorTests {
  @Test(
    "error → words",
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
      (.brokenPipe, "f: broken pipe"),
    ] as [(FileError.Kind, String)])
  func english(kind: FileError.Kind, message: String) {
    let words = FileError(path: "f", kind: kind).words(in: .english)
    #expect(words.message == message)
  }
}
