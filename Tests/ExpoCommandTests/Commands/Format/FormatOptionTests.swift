import ExpoTestSupport
import Foundation
import Testing

struct FormatOptionTests {
  private static let entry = #"[{"desc": "d", "image_name": "i", "name": "\u0061"}]"#
  private static let printed =
    "[\n  {\n    \"name\": \"\\u0061\",\n    \"image_name\": \"i\",\n    \"desc\": \"d\"\n  }\n]\n"
  private static let exposition = #"{"visitors": 1.0, "x": [], "title": "t"}"#

  @Test("documents are written although nothing can be printed to standard error")
  func fullStandardError() throws {
    let sound = #"[{"name":"n","image_name":"i","short_desc":"s","desc":"d"}]"#
    let folder = try TemporaryFolder([
      "a.json": sound.replacing("}", with: ",,}"), "b.json": sound, "c.json": sound,
    ])
    #expect(expo("format --write @", in: folder.path, errorsFail: true).status == .findings)
    #expect(try folder.text("b.json") != sound)
    #expect(try folder.text("c.json") != sound)
  }

  @Test(
    "standard input is printed anew to standard output",
    arguments: [
      ("", entry, printed),
      ("--compact", entry, "[{\"name\":\"\\u0061\",\"image_name\":\"i\",\"desc\":\"d\"}]\n"),
      ("--indent tab --escape minimal", #"{"\u0061":[1]}"#, "{\n\t\"a\": [\n\t\t1\n\t]\n}\n"),
      ("--indent=4", "[1]", "[\n    1\n]\n"), ("--escape=ascii", "\"é\"", "\"\\u00e9\"\n"),
      ("--compact", exposition, "{\"title\":\"t\",\"visitors\":1.0,\"x\":[]}\n"),
      // Of no kind, or of another than it looks: members stay as they are.
      ("--compact", #"{"b": 1, "a": 2}"#, "{\"b\":1,\"a\":2}\n"),
      ("--compact --kind entries", exposition, "{\"visitors\":1.0,\"x\":[],\"title\":\"t\"}\n"),
      ("--compact --kind entries", #"[{"a": 1, "name": 2}]"#, "[{\"name\":2,\"a\":1}]\n"),
      ("--compact --kind exposition", #"{"a": 1, "title": 2}"#, "{\"title\":2,\"a\":1}\n"),
      ("--write", "[1 ]", "[\n  1\n]\n"), ("", "\u{FEFF}[]", "[]\n"),
    ] as [(String, String, String)])
  func standardInput(options: String, input: String, output: String) {
    let result = expo("format \(options) -", input: input)
    #expect(result == Outcome(.success, output))
  }

  @Test("--write replaces only files that change")
  func write() throws {
    let folder = try TemporaryFolder(["a.json": Self.entry, "b.json": Self.printed])
    let before = try folder.identity("b.json")
    let result = expo("format --write @", in: folder.path)
    #expect(try folder.text("a.json") == Self.printed)
    #expect(try folder.identity("b.json") == before)
    #expect(try folder.names == ["a.json", "b.json"])
    #expect(result == Outcome(.success, errors: "1 file formatted, 1 file already formatted\n"))
    #expect(expo("format -qw @", in: folder.path).errors == "")
  }

  @Test("a terminal gets full diagnostics, and escapes for characters that it would obey")
  func terminal() throws {
    let result = expo(
      "format --compact -", input: "[1,]", environment: [.noColor: "1"], isTerminal: true)
    #expect(result.output == "")
    #expect(result.errors.contains("--> <stdin>:1:3\n") && result.errors.contains("= help:"))
    let hostile = "[\"\u{202E}\u{9B}2J\"]"
    #expect(
      expo("format --compact -", input: hostile, environment: [.noColor: "1"], isTerminal: true)
        .output == "[\"\\u202e\\u009b2J\"]\n"
    )
    #expect(expo("format --compact -", input: hostile).output == hostile + "\n")
  }

  @Test(
    "a file that cannot be written is reported",
    .enabled(if: FileManager.default.isReadableFile(atPath: "/proc/self/loginuid")))
  func unwritable() throws {
    // A number without a line end, in a folder that nobody can make files in.
    let result = expo("format --write /proc/self/loginuid -", input: "[]")
    #expect(result.ended(.failure, printing: "[]\n"))
    #expect(result.errors.hasPrefix("expo: error: /proc/self/loginuid: "))
  }

  @Test("progress is shown on a terminal after the first second, and erased at the end")
  func progress() throws {
    let folder = try TemporaryFolder(["a.json": Self.printed, "b.json": Self.printed])
    let clock = Clock()
    let slow = expo(
      "format --check @", in: folder.path, environment: [.noColor: "1"], isTerminal: true
    ) { clock.look(0.6) }
    #expect(slow.errors == "\r\u{1B}[K1 file …\r\u{1B}[K2 files already formatted\n")
    let quick = expo(
      "format --check @", in: folder.path, environment: [.noColor: "1"], isTerminal: true
    ) { 5 }
    #expect(quick.errors == "2 files already formatted\n")
    let piped = expo("format --check @", in: folder.path) { clock.look(60) }
    #expect(piped.errors == "2 files already formatted\n")
  }
}

extension TemporaryFolder {
  /// What changes when a file is replaced: its number in the file system.
  fileprivate func identity(_ file: String) throws -> UInt64? {
    let attributes = try FileManager.default.attributesOfItem(atPath: path + "/" + file)
    return (attributes[.systemFileNumber] as? NSNumber)?.uint64Value
  }
}
