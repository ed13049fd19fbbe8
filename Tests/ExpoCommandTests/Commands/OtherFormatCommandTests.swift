import ExpoTestSupport
import Foundation
import Testing

struct OtherFormatCommandTests {
  private static let pointer = "version https://git-lfs.github.com/spec/v1\noid sha256:4d\nsize 9\n"
  private static let poster = """
    {"title": "Fair", "visitors": 1, "location": "Seoul", \
    "duration": "1900. 04. 14 - 1900. 11. 12", "description": "d"}
    """
  private static let reason = "expected JSON, found a Git LFS pointer"
  private static let help = "help: fetch the file itself: git lfs pull"

  private static func catalog() throws -> TemporaryFolder {
    let tree = ProjectTree().dataSet("fair", in: "A.xcassets", poster)
    return try TemporaryFolder(tree.dataSet("items", in: "A.xcassets", pointer).files)
  }

  @Test(
    "a named document in another format is reported with what to do",
    arguments: ["list", "show", "browse", "export markdown", "format"])
  func named(words: String) throws {
    let folder = try TemporaryFolder(["items.json": Self.pointer])
    let result = expo("\(words) @/items.json", in: folder.path)
    #expect(result.ended(.findings, printing: "", saying: Self.reason))
    #expect(words == "format" || result.errors.hasSuffix(Self.help + "\n"))
  }

  @Test("a data set in another format does not hide the document beside it")
  func dataSet() throws {
    let folder = try Self.catalog()
    let document = "@/A.xcassets/items.dataset/items.json"
    let message = "expo: error: \(document): \(Self.reason)\n\(Self.help)\n"
    let shown = expo("show @/A.xcassets", in: folder.path)
    #expect(shown.status == .findings && shown.errors == message)
    #expect(shown.output.hasPrefix("Fair\n"))
    let listed = expo("list @/A.xcassets", in: folder.path)
    #expect(listed.status == .findings && listed.errors == message)
    #expect(
      expo("validate -q @/A.xcassets", in: folder.path).output
        == "\(document):1:1: error: \(Self.reason) [EX115 not-json]\n")
    let exported = expo("export html @/A.xcassets -o @/out", in: folder.path)
    #expect(exported.ended(.findings, saying: "\(Self.reason) [EX115 not-json]"))
    #expect(try !folder.names.contains("out"))
  }

  @Test("a document that is met twice is named once")
  func group() throws {
    let folder = try TemporaryFolder([
      "A.xcassets/g/fair.dataset/fair.json": Self.poster,
      "A.xcassets/g/items.dataset/items.json": Self.pointer,
    ])
    let errors = expo("show @/A.xcassets/g", in: folder.path).errors
    #expect(errors.components(separatedBy: Self.reason).count == 2)
  }

  @Test("a stream is another format only by its first line")
  func lines() {
    let entry = #"{"name": "n", "image_name": "i", "short_desc": "s", "desc": "d"}"#
    let lines = { (input: String) in expo("validate -q --json-lines -", input: input) }
    #expect(lines("\(entry)\n\(entry)\n").status == .success)
    #expect(
      expo("validate -q --json-lines -", bytes: [0x1F, 0x8B, 8, 10, 0x2C, 10]).output
        == "<stdin>:1:1: error: expected JSON, found a file compressed with gzip [EX115 not-json]\n"
    )
    #expect(lines(Self.pointer).output == "<stdin>:1:1: error: \(Self.reason) [EX115 not-json]\n")
    let mixed = lines("\(entry)\n<p>\(entry)\n\u{1F}\u{8B}\n").output
    #expect(!mixed.contains("EX115"))
    #expect(mixed.contains("<stdin>:2:"))
    #expect(mixed.contains("<stdin>:3:"))
  }
}
