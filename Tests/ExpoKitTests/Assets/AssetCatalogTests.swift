import ExpoTestSupport
import Testing

struct AssetCatalogTests {
  @Test(
    "data(named:) reads the file that a data set names, but none outside of the set",
    arguments: [
      ("items.json", "inside"), ("ITEMS.json", "inside"), ("../../secret.json", nil),
      ("../other.dataset/other.json", nil), ("@/secret.json", nil), ("link.json", nil),
      ("inner/deep.json", nil), ("pipe", nil), ("..", nil), (".", nil), ("", nil), ("none", nil),
    ] as [(String, String?)])
  func data(named file: String, content: String?) throws {
    let folder = try TemporaryFolder([
      "secret.json": "secret", "A.xcassets/items.dataset/items.json": "inside",
      "A.xcassets/items.dataset/inner/deep.json": "deep",
      "A.xcassets/other.dataset/other.json": "other",
    ])
    try folder.write(
      #"{"data": [{"filename": "\#(file.replacing("@", with: folder.path))"}]}"#,
      to: "A.xcassets/items.dataset/Contents.json")
    try folder.link("A.xcassets/items.dataset/link.json", to: "secret.json")
    try folder.pipe("A.xcassets/items.dataset/pipe")
    let catalog = try AssetCatalog(at: folder.path + "/A.xcassets")
    let read = try? catalog.data(named: "items").text
    #expect(read == content)
  }
}
