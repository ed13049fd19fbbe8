import ExpoTestSupport
import Foundation
import Testing

struct ExportTests {
  @Test("the paths of pictures start at the folder of the text, even if a link leads there")
  func linkedBook() throws {
    let folder = try ExportFixture.catalog()
    let manager = FileManager.default
    try folder.write("", to: "deep/down/real.md")
    try manager.createSymbolicLink(
      atPath: folder.path + "/book.md", withDestinationPath: "deep/down/real.md")
    try manager.createSymbolicLink(
      atPath: folder.path + "/folder", withDestinationPath: "deep/down")
    for name in ["book.md", "folder/other.md"] {
      let result = expo("export markdown @/A.xcassets -o @/\(name)", in: folder.path)
      #expect(result.status == .success)
      #expect(try folder.text(name).contains("](../../A.xcassets/tower.imageset/t@2x.png)"))
    }
    let piped = expo("export markdown @/A.xcassets -o /dev/stdout", in: folder.path)
    #expect(piped.output == expo("export markdown @/A.xcassets", in: folder.path).output)
  }

  @Test("a terminal does not obey sequences in a text, and progress is erased")
  func terminal() throws {
    let folder = try TemporaryFolder()
    let entries = ExportFixture.entries.replacing("첫째", with: #"\u202e\u009b31m"#)
    let shown = expo(
      "export markdown - --no-images", in: folder.path, input: entries, isTerminal: true)
    #expect(shown.output.contains("<U+202E><U+009B>31m"))
    let clock = Clock()
    let result = expo(
      "export html - -o @/s --no-images", in: folder.path, input: ExportFixture.entries,
      isTerminal: true, secondsPassed: { clock.look(1) })
    #expect(result.errors.contains("\r\u{1B}[K1 of 12 files …\r\u{1B}[K2 of 12 files …"))
    #expect(result.errors.contains("\r\u{1B}[Kexported 5 pages to @/s: 12 written"))
  }
}
