import ExpoTestSupport
import Testing

@testable import ExpoCommand

/// Records of addresses that cannot be used; `session-addresses.txt` has those that can.
struct AddressTests {
  private static let file = ".expo-addresses.json"

  private func folder() throws -> TemporaryFolder {
    try TemporaryFolder([
      ".expo.json": #"{"export": {"output": "site", "noImages": true}}"#,
      "fair/fair.json": ExportFixture.poster, "fair/items.json": ExportFixture.entries,
    ])
  }

  @Test(
    "a record that cannot be used is refused with its place",
    arguments: [
      (#"["../x.html"]"#, "write the path of a page"), (#"[".git/x.html"]"#, "path of a page"),
      (#"["images/a.png"]"#, "path of a page"), (#"["a.html/b.html"]"#, "path of a page"),
      ("[1]", "expected a string"), (#"[], "pages": []"#, "unknown key 'pages'"),
    ])
  func refused(addresses: String, message: String) throws {
    let folder = try folder()
    let record = #"{"expositions": [{"title": "", "file": "", "entries": [], "addresses": "#
    try folder.write(record + addresses + "}]}", to: Self.file)
    let result = expo("export html @", in: folder.path)
    #expect(result.status == .failure && result.errors.contains("@/\(Self.file):1:"))
    #expect(result.errors.replacing(/\n +/, with: " ").contains(message), "\(result.errors)")
    #expect(try !folder.names.contains("site"))
  }

  @Test("a record that is a link is neither read nor written; without .expo.json there is none")
  func location() throws {
    let folder = try folder()
    try folder.write("{}", to: "victim.json")
    try folder.link(Self.file, to: "victim.json")
    #expect(expo("export html @ --record", in: folder.path).errors.contains("a link"))
    #expect(try folder.text("victim.json") == "{}")
    try folder.delete(Self.file)
    try folder.delete(".expo.json")
    let result = expo("export html @ -o @/site --record", in: folder.path)
    #expect(result.status == .failure && result.errors.contains("--record needs a file .expo.json"))
  }
}
