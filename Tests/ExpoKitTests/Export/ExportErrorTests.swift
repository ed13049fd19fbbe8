import ExpoTestSupport
import Testing

struct ExportErrorTests {
  private static let samples: [(ExportError, String, String?)] = [
    (
      .foreignFolder("site"), "site: the folder is not empty, and expo did not write it",
      "name another folder, or add to this one with --force"
    ),
    (
      .foreignFiles((1...10).map { "\($0)" }, folder: "site"),
      "site: expo did not write '1', '2', '3', '4', '5', '6', '7', '8' and 2 more",
      "move them away, or replace them with --force"
    ),
    (
      .inputs(["a", "b"], folder: "site"),
      "site: the export would replace files that it reads: 'a', 'b'", "name another folder"
    ),
    (.blocked("a", folder: "site"), "site: 'a' is in the way", "move it away"),
    (
      .brokenManifest("m"), "m: the list of exported files cannot be read",
      "correct it, or export with --force and keep what it listed"
    ),
    (
      .newerManifest("m", version: 9), "m: expected version 1, found 9",
      "a newer expo wrote it; use that one, or another folder"
    ),
    (.busy("site"), "site: another export is writing to this folder", "wait until it ends"),
    (.badPath("../x"), "a file cannot be called '../x'", nil),
    (
      .sameName("a", "A"), "'a' and 'A' are the same file on a system that ignores case",
      "change an image_name, or number the pages with --slug number"
    ),
  ]

  @Test("every error of an export has its message and its help, in Korean too", arguments: samples)
  func words(error: ExportError, message: String, help: String?) {
    #expect(error.words(in: .english) == ErrorWords(message: message, help: help))
    let words = error.words(in: .korean)
    #expect((words.help == nil) == (help == nil))
    for part in [words.message, words.help].compactMap(\.self) {
      #expect(LanguageCheck.faults(in: part, .korean) == [])
    }
  }
}
