import Testing

@testable import ExpoKit

struct ExportManifestTests {
  private static let digits = "0123456789abcdef0123456789abcdef"

  @Test("a manifest has a line for each file, in the order of bytes, and no date")
  func document() throws {
    func content(_ size: Int) throws -> FileContent {
      try #require(FileContent(size: size, hash: Self.digits))
    }
    var manifest = ExportManifest()
    manifest.files[try #require(ExportPath("한/\".md"))] = try content(0)
    manifest.files[try #require(ExportPath("index.html"))] = try content(7)
    manifest.files[try #require(ExportPath("Z"))] = try content(12)
    manifest.next[try #require(ExportPath("Z"))] = try content(1)
    manifest.unmade = ["320w-ab": "turned", "160w-cd": "missing"]
    let text = #"""
      {
        "version": 1,
        "files": {
          "Z": {"size": 12, "hash": "0123456789abcdef0123456789abcdef"},
          "index.html": {"size": 7, "hash": "0123456789abcdef0123456789abcdef"},
          "한/\".md": {"size": 0, "hash": "0123456789abcdef0123456789abcdef"}
        },
        "next": {
          "Z": {"size": 1, "hash": "0123456789abcdef0123456789abcdef"}
        },
        "unmade": {
          "160w-cd": "missing",
          "320w-ab": "turned"
        }
      }

      """#
    #expect(manifest.document == text)
    #expect(try ExportManifest(reading: SourceFile(name: "m", text: text)) == manifest)
    #expect(
      ExportManifest().document == "{\n  \"version\": 1,\n  \"files\": {}\n}\n")
  }

  @Test(
    "a malformed manifest, or one with a path outside the folder or of a hidden file, is refused",
    arguments: [
      "", "{}", "[]", #"{"version": 1}"#, #"{"version": 1, "files": []}"#,
      #"{"version": 1, "files": {"../x": {}}}"#,
      #"{"version": 1, "files": {"/etc/passwd": {}}}"#,
      #"{"version": 1, "files": {"a": {"size": 1, "hash": "x"}}}"#,
      #"{"version": 1, "files": {"notes.txt": {}}}"#,
      #"{"version": 1, "files": {"notes.txt": {"size": 1}}}"#,
      #"{"version": 1, "files": {"a": 1}}"#, #"{"version": 1, "files": {}, "next": []}"#,
      #"{"version": "1", "files": {}}"#, #"{"version": 1, "files": {"#,
    ]
      + [".git/HEAD", "x/.git/config", ".gitignore", ".expo.json", "x/.env"].map {
        #"{"version": 1, "files": {"\#($0)": {"size": 1, "hash": "\#(digits)"}}}"#
      })
  func broken(text: String) {
    #expect(throws: ExportError.brokenManifest("m")) {
      try ExportManifest(reading: SourceFile(name: "m", text: text))
    }
  }
}
