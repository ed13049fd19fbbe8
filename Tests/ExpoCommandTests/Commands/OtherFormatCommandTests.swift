import ExpoCommand
import ExpoTestSupport
import Foundation
import Testing

/// What every command says of a file that is not JSON.
struct OtherFormatCommandTests {
  private static let pointer = "version https://git-lfs.github.com/spec/v1\noid sha256:4d\nsize 9\n"
  private static let poster = """
    {"title": "Fair", "visitors": 1, "location": "Seoul", \
    "duration": "1900. 04. 14 - 1900. 11. 12", "description": "d"}
    """
  private static let reason = "expected JSON, found a Git LFS pointer"
  private static let help = "help: fetch the file itself: git lfs pull"

  private static func catalog() throws -> TemporaryFolder {
    let contents = { (file: String) in
      #"{"data": [{"filename": "\#(file)", "idiom": "universal"}], "info": {}}"#
    }
    return try TemporaryFolder([
      "A.xcassets/Contents.json": #"{"info": {}}"#,
      "A.xcassets/fair.dataset/Contents.json": contents("fair.json"),
      "A.xcassets/fair.dataset/fair.json": poster,
      "A.xcassets/items.dataset/Contents.json": contents("items.json"),
      "A.xcassets/items.dataset/items.json": pointer,
    ])
  }

  private func run(_ words: [String], input: String = "") -> (ExitCode, String, String) {
    run(words, input: Array(input.utf8))
  }

  private func run(_ words: [String], input: [UInt8]) -> (ExitCode, String, String) {
    let console = RecordingConsole()
    let status = console.run(words, input: input)
    return (status, console.standardOutput, console.standardError)
  }

  @Test(
    "the document that is named",
    arguments: [["list"], ["show"], ["browse"], ["export", "markdown"], ["format"]])
  func named(words: [String]) throws {
    let folder = try TemporaryFolder(["items.json": Self.pointer])
    let path = folder.path + "/items.json"
    let (status, output, errors) = run(words + [path])
    #expect(status == .findings)
    #expect(output == "")
    #expect(errors.contains(Self.reason))
    #expect(words == ["format"] || errors.hasSuffix(Self.help + "\n"))
  }

  @Test("the document of a data set, beside one that can be read")
  func dataSet() throws {
    let folder = try Self.catalog()
    let catalog = folder.path + "/A.xcassets"
    let message = "expo: error: \(catalog)/items.dataset/items.json: \(Self.reason)\n\(Self.help)\n"
    let (status, output, errors) = run(["show", "--lang", "en", catalog])
    #expect(status == .findings)
    #expect(output.hasPrefix("Fair\n"))
    #expect(errors == message)
    #expect(run(["list", catalog]).0 == .findings)
    #expect(run(["list", catalog]).2 == message)
    let checked = run(["validate", "-q", catalog])
    #expect(
      checked.1
        == "\(catalog)/items.dataset/items.json:1:1: error: \(Self.reason) [EX115 not-json]\n")
    let out = folder.path + "/out"
    let exported = run(["export", "html", catalog, "-o", out])
    #expect(exported.0 == .findings)
    #expect(exported.2.contains("\(Self.reason) [EX115 not-json]"))
    #expect(!FileManager.default.fileExists(atPath: out))
  }

  @Test("a document that is met twice is named once")
  func group() throws {
    let folder = try TemporaryFolder([
      "A.xcassets/g/fair.dataset/fair.json": Self.poster,
      "A.xcassets/g/items.dataset/items.json": Self.pointer,
    ])
    let errors = run(["show", folder.path + "/A.xcassets/g"]).2
    #expect(errors.components(separatedBy: Self.reason).count == 2)
  }

  @Test("nothing else of a catalog can be read")
  func onlyOne() throws {
    let folder = try Self.catalog()
    try FileManager.default.removeItem(atPath: folder.path + "/A.xcassets/fair.dataset")
    let (status, _, errors) = run(["list", folder.path])
    #expect(status == .findings)
    #expect(errors.contains("A.xcassets/items.dataset/items.json: \(Self.reason)\n"))
  }

  @Test(
    "fixes change nothing in another format",
    arguments: ["\u{1F}\u{8B}\u{8}[1,]", "<p>[1,]</p>", pointer])
  func fixes(text: String) throws {
    let folder = try TemporaryFolder(["items.json": text])
    let path = folder.path + "/items.json"
    let (status, _, _) = run(["validate", "-q", "--fix", "--unsafe-fixes", path])
    #expect(status == .findings)
    #expect(try folder.text("items.json") == text)
  }

  @Test("a document inside another format is reported as that format")
  func inside() throws {
    let entry = #"{"name": "n", "image_name": "i", "short_desc": "s", "desc": "d"}"#
    let folder = try TemporaryFolder([
      "a.json": #"{"data": {"items": [\#(entry)]}}"#, "b.json": #""[{\"name\": \"n\"}]""#,
    ])
    let expected = "expected an exposition or an array of entries, found "
    #expect(
      run(["list", folder.path + "/a.json"]).2
        == "expo: error: \(folder.path)/a.json: \(expected)an object with the entries at /data/items\n"
        + "help: keep only the array at /data/items\n")
    #expect(
      run(["validate", "-q", folder.path + "/b.json"]).1
        == "\(folder.path)/b.json:1:1: error: \(expected)JSON inside a string [EX301 wrong-root]\n")
  }

  @Test("a stream is another format only by its first line")
  func lines() {
    let entry = #"{"name": "n", "image_name": "i", "short_desc": "s", "desc": "d"}"#
    let lines = { (input: String) in run(["validate", "-q", "--json-lines", "-"], input: input) }
    #expect(lines("\(entry)\n\(entry)\n").0 == .success)
    #expect(
      run(["validate", "-q", "--json-lines", "-"], input: [0x1F, 0x8B, 8, 10, 0x2C, 10]).1
        == "<stdin>:1:1: error: expected JSON, found a file compressed with gzip [EX115 not-json]\n"
    )
    #expect(lines(Self.pointer).1 == "<stdin>:1:1: error: \(Self.reason) [EX115 not-json]\n")
    let mixed = lines("\(entry)\n<p>\(entry)\n\u{1F}\u{8B}\n").1
    #expect(!mixed.contains("EX115"))
    #expect(mixed.contains("<stdin>:2:"))
    #expect(mixed.contains("<stdin>:3:"))
  }
}
