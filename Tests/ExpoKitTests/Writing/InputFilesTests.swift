import ExpoTestSupport
import Foundation
import Testing

/// Outputs, and the inputs that they would replace.
struct InputFilesTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder([
      "items.json": "[]", "notes.txt": "", "A.xcassets/x.imageset/x.png": "",
      "art/tower.png": "", "art/notes.txt": "",
    ])
    try folder.link("link.json", to: "items.json")
    try folder.link("into", to: "A.xcassets/x.imageset")
    try FileManager.default.linkItem(
      atPath: folder.path + "/items.json", toPath: folder.path + "/hard.json")
  }

  @Test(
    "output → the input that it would replace",
    arguments: [
      ("items.json", "items.json"), ("link.json", "items.json"), ("hard.json", "items.json"),
      ("art/../items.json", "items.json"), ("notes.txt", nil), ("none.json", nil),
      ("A.xcassets/x.imageset/x.png", "A.xcassets/x.imageset/x.png"),
      ("into/x.png", "into/x.png"), ("A.xcassets/new.json", nil), ("art/notes.txt", nil),
      ("art/tower.png", "art/tower.png"), ("art", nil),
    ] as [(String, String?)])
  func replaced(output: String, input: String?) {
    let at = { (name: String) in folder.path + "/" + name }
    let inputs = InputFiles(
      files: [at("items.json"), at("gone.json")], folders: [at("A.xcassets"), at("art")])
    #expect(inputs.file(replacedBy: at(output)) == input.map(at))
  }

  @Test("two outputs are one file, by whatever names, but a device is none")
  func distinct() throws {
    let at = { (name: String) in folder.path + "/" + name }
    try OutputError.checkDistinct(["/dev/null", "/dev/null", at("a"), at("b"), at("items.json")])
    for pair in [("a", "a"), ("a", "art/../a"), ("items.json", "link.json")] {
      #expect(throws: OutputError.isWrittenTwice(at(pair.1))) {
        try OutputError.checkDistinct([at(pair.0), at(pair.1)])
      }
    }
  }

  @Test(
    "an output that is an input is refused in words",
    arguments: [
      (.isRead(output: "a", file: "a"), "a: this run reads the file and must not replace it"),
      (
        .isRead(output: "a", file: "b"),
        "a: this run reads the file, as b, and must not replace it"
      ),
      (.isWrittenTwice("a"), "a: two outputs are for this file"),
    ] as [(OutputError, String)])
  func words(error: OutputError, message: String) {
    #expect(error.words(in: .english).message == message)
  }
}
