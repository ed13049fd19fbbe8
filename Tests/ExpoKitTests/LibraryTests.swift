import ExpoKit
import ExpoTestSupport
import Foundation
import Testing

struct LibraryTests {
  private static let entries = [
    Entry(name: "해금", imageName: "haegeum", shortDescription: "두 줄", description: "한국의 현악기."),
    Entry(name: "한빛탑", imageName: "tower", shortDescription: "탑", description: "해금 소리가 난다."),
    Entry(name: "Gothic", imageName: "art", shortDescription: "art", description: "glass"),
  ]

  @Test(
    "entries are found, the best first",
    arguments: [
      ("해금", ["해금", "한빛탑"]), ("ㅎㅂㅌ", ["한빛탑"]), ("GLASS", ["Gothic"]), ("해금 -소리", ["해금"]),
      ("x", []),
    ])
  func search(text: String, names: [String]) {
    #expect(EntryQuery(text).found(in: Self.entries).map(\.name) == names)
  }

  @Test("an exposition becomes a web site")
  func site() throws {
    let exposition = Exposition(
      title: "Fair <1>", visitors: 1, location: "Seoul", duration: "1893. 05. 01 - 1893. 10. 30",
      description: "Text")
    let files = HTMLRenderer(language: .english).files(of: exposition, entries: Self.entries)
    let page = String(decoding: try #require(files["index.html"]), as: UTF8.self)
    #expect(page.contains("Fair &lt;1&gt;") && page.contains("Visitors") && page.contains("한빛탑"))
    #expect(files["entries/tower.html"] != nil && files["assets/expo.css"] != nil)
    let plain = HTMLRenderer(hasSearch: false).files(of: exposition, entries: [])
    #expect(plain.count < files.count && !plain.keys.contains { $0.contains("search") })
  }

  @Test("a path with NUL leads to nothing, not to the file before the NUL")
  func nul() {
    for path in [#filePath + "\0", #filePath + "\0.json"] {
      #expect(throws: FileError.missing(path)) { try SourceFile(contentsOfFile: path) }
    }
    let catalog = Repository.path("Samples/Osaka1970/Assets.xcassets\0x")
    #expect(throws: FileError.self) { try AssetCatalog(at: catalog) }
  }
}
