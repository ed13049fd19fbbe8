import ExpoDiagnostics
import ExpoJSON
import ExpoSource
import ExpoTestSupport
import Testing

/// Files of other formats with their one finding, and JSON with mistakes that looks like them.
struct OtherFormatTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let bytes: [UInt8]
    let found: String
    let help: String
    var testDescription: String { found + " " + String(decoding: bytes.prefix(24), as: UTF8.self) }

    init(_ bytes: [UInt8], _ found: String, help: String) {
      (self.bytes, self.found, self.help) = (bytes, found, help)
    }

    init(_ text: String, _ found: String, help: String) {
      self.init(Array(text.utf8), found, help: help)
    }
  }

  private static let array = #"[{"name": "직지", "desc": "책"}]"#

  static let compressed = [
    Case([0x1F, 0x8B, 8, 0, 0], "a file compressed with gzip", help: "decompress it: gzip -dc"),
    Case(
      Array("BZh91AY&SY".utf8), "a file compressed with bzip2", help: "decompress it: bzip2 -dc"),
    Case([0xFD] + Array("7zXZ\0".utf8), "a file compressed with xz", help: "decompress it: xz -dc"),
    Case(
      [0x28, 0xB5, 0x2F, 0xFD, 4], "a file compressed with zstd", help: "decompress it: zstd -dc"),
    Case("PK\u{3}\u{4}\u{14}\0", "a zip archive", help: "unpack it: unzip"),
    Case(
      "version https://git-lfs.github.com/spec/v1\noid sha256:4d7a\nsize 12345\n",
      "a Git LFS pointer", help: "fetch the file itself: git lfs pull"),
  ]

  private static let pictureHelp = "put JSON here; pictures belong in image sets"
  static let pictures = [
    Case([0x89] + Array("PNG\r\n\u{1A}\n".utf8), "a PNG picture", help: pictureHelp),
    Case([0xFF, 0xD8, 0xFF, 0xE0], "a JPEG picture", help: pictureHelp),
    Case("GIF89a\u{1}\0", "a GIF picture", help: pictureHelp),
    Case("RIFF\u{10}\0\0\0WEBPVP8 ", "a WebP picture", help: pictureHelp),
    // Its first four bytes are also those of a brace in UTF-32.
    Case("\0\0\0\u{18}ftypheic\0\0\0\0", "a HEIC picture", help: pictureHelp),
    Case("%PDF-1.7\n", "a PDF document", help: pictureHelp),
    Case("<svg xmlns='http://www.w3.org/2000/svg'/>", "an SVG picture", help: pictureHelp),
    Case("<?xml version='1.0'?>\n<!-- x -->\n<svg/>", "an SVG picture", help: pictureHelp),
  ]

  private static let pageHelp =
    "download the JSON again; this may be an error page or a sign-in page"
  private static let exportHelp = "export the data as JSON"
  private static let propertyHelp = "convert it: plutil -convert json"
  static let markup = [
    Case("<!DOCTYPE html>\n<html></html>", "an HTML page", help: pageHelp),
    Case("\u{FEFF}\n <HTML lang=en>", "an HTML page", help: pageHelp),
    Case("<br />\n<b>Warning</b>: x\n[]", "an HTML page", help: pageHelp),
    Case("<?xml version=\"1.0\"?><items>", "XML", help: exportHelp),
    Case("<items><item/></items>\n", "XML", help: exportHelp),
    Case("<?xml version=\"1.0\"?>\n<!DOCTYPE plist>", "an XML property list", help: propertyHelp),
    Case("<plist version='1.0'>", "an XML property list", help: propertyHelp),
    Case("bplist00\u{1}", "a binary property list", help: propertyHelp),
  ]

  private static let yamlHelp = "convert it: yq -o=json"
  static let tables = [
    Case("- name: 직지\n  desc: 금속, 활자\n- name: 해금\n", "YAML", help: yamlHelp),
    Case("# fair\ntitle: 대전\r\nvisitors: 14005808\r\n", "YAML", help: yamlHelp),
    Case("---\ntitle: x\n", "YAML", help: yamlHelp),
    Case("items:\n  - name: x\n", "YAML", help: yamlHelp),
    Case("name,desc\n직지,\"금속, \"\"활자\"\"\"\n", "a table (CSV)", help: exportHelp),
    Case("\"name\",\"desc\"\n\"a\",\"b\n c\"\n\n", "a table (CSV)", help: exportHelp),
    Case("name\tdesc\n직지\t책", "a table (CSV)", help: exportHelp),
    Case("이름;설명\r\n직지;책\r\n", "a table (CSV)", help: exportHelp),
  ]

  private static let programHelp = "keep only the array or object, and write it as JSON"
  private static let blockHelp = "keep only the text between the lines with ```"
  static let programs = [
    Case("const x = \(array);", "JavaScript", help: programHelp),
    Case("/* x */ // y\nlet x=[", "JavaScript", help: programHelp),
    Case("export default \(array)", "JavaScript", help: programHelp),
    Case("export const x: Entry[] = \(array)", "JavaScript", help: programHelp),
    Case("module.exports = \(array)", "JavaScript", help: programHelp),
    Case("window.data = \(array)", "JavaScript", help: programHelp),
    Case("```json\n\(array)\n```\n", "a Markdown code block", help: blockHelp),
    Case("Here it is:\n\n```\n\(array)\n```", "a Markdown code block", help: blockHelp),
    Case(
      "[{'name': '직지', 'desc': None}, {'name': \"it's\", 'x': True,}]", "a Python literal",
      help: "write the file with json.dumps(), not with print() or str()"),
    Case("'\(array)'", "JSON inside a string", help: "delete the quotes around it"),
    Case("\"\(array)\"\n", "JSON inside a string", help: "delete the quotes around it"),
  ]

  private static let linesHelp =
    "check it with expo validate --json-lines, or put the values into one array"
  private static let binaryHelp = "restore the file from a good copy"
  static let others = [
    Case("{\"a\": 1}\n{\"a\": 2}\n", "one JSON value per line", help: linesHelp),
    Case("[1]\r\n\r\n[2]\r\n[3]", "one JSON value per line", help: linesHelp),
    Case(
      Array(repeating: 0, count: 24) + Array("[\"a\"]".utf8),
      "binary data: 82 % of the bytes are control characters", help: binaryHelp),
    Case(
      "[\"" + String(repeating: "ab\u{1}", count: 8) + "\"]",
      "binary data: 28 % of the bytes are control characters", help: binaryHelp),
  ]

  @Test(
    "one finding, at the first character, without a fix",
    arguments: [compressed, pictures, markup, tables, programs, others].joined())
  func findings(_ example: Case) throws {
    let tree = JSONTree(reading: SourceFile(name: "f", bytes: example.bytes))
    #expect(tree.errors.map(\.message) == ["expected JSON, found \(example.found)"])
    let error = try #require(tree.errors.first)
    #expect(error.help == example.help)
    #expect(error.rule == SyntaxRule.notJSON.rule)
    #expect(error.location.bytes.lowerBound == 0)
    #expect(error.fix == nil)
    #expect(ExpoDecoder().collect([String: Int].self, from: tree).errors.count == 1)
  }

  /// JSON with mistakes, and what could be anything, beside the codes of its findings.
  static let mistakes: [(text: String, codes: String)] = [
    // Single quotes alone are fixed one by one; Python quotes all strings alike.
    ("[{'name': 'x'}]", "108 108"),
    (#"[{'name': None, "desc": True}]"#, "108 107 107"),
    ("{'a': None, 'b': undefined}", "108 107 108 107"),
    ("[True, None]", "107 107"),
    // Lines that are not all of them JSON, and values that no stream has.
    ("{\"a\": 1}\n{\"a\": 01}", "113 110"),
    ("1\n2\n3", "113"),
    ("{\"a\": 1}\n{\"a\":\n2}", "113"),
    ("{\"a\": 1} {\"a\": 2}", "113"),
    // Braces forgotten.
    ("\"title\": 1,\n\"visitors\": 2", "113"),
    ("title: 1,\nvisitors: 2", "107 113"),
    ("  \"title\": 1,\n  \"visitors\": 2\n}", "113"),
    ("title: {\n  \"a\": 1\n}", "107 113"),
    ("title: x", "107"),
    ("---", "110"),
    ("- 1", "110"),
    // Brackets forgotten.
    ("\"a\", \"b\",\n\"c\", \"d\"", "113"),
    ("1,2\n3,4", "113"),
    ("name, desc", "107 113"),
    ("Seoul, Korea\nBusan, Korea", "107 113"),
    // Words and signs that other formats begin with too.
    ("const", "107"),
    ("exports", "107"),
    ("let x == 1", "107"),
    ("`a`", "108"),
    ("<", "101"),
    ("<<<<<<< HEAD\n[1]\n=======\n[2]\n>>>>>>> b", "113"),
    ("< a >", "101"),
    ("[<b>1</b>]", "101"),
    ("# comment\n[1]", "109"),
    ("// const x = 1\n[1]", "109"),
    ("PK", "107"), ("BZh", "107"), ("GIF", "107"), ("%", "101"),
    ("version", "107"),
    // Few control characters.
    ("[\"a\u{1}\u{2}b\"]", "112 112"),
    ("\"[1, 2\"]", "113"),
    ("'[1,]'", "108"),
  ]

  @Test("mistakes in JSON stay what they are", arguments: mistakes)
  func mistake(text: String, codes: String) {
    let errors = JSONTree(reading: SourceFile(name: "f", text: text)).errors
    #expect(errors.map { $0.rule.code.dropFirst(2) }.joined(separator: " ") == codes)
  }

  @Test("control characters are binary data beyond one in a hundred bytes", arguments: [799, 801])
  func share(length: Int) {
    let controls = String(repeating: "\u{1}", count: 8)
    let text = "[\"" + controls + String(repeating: "a", count: length - 12) + "\"]"
    let errors = JSONTree(reading: SourceFile(name: "f", text: text)).errors
    #expect(text.utf8.count == length)
    #expect(errors.count == (length < 800 ? 1 : 8))
    #expect((errors.first?.rule == SyntaxRule.notJSON.rule) == (length < 800))
  }

  @Test("a beginning cut anywhere does no harm")
  func prefixes() {
    let cases = [Self.compressed, Self.pictures, Self.markup, Self.tables, Self.programs].joined()
    for example in cases {
      for length in 0..<example.bytes.count {
        let file = SourceFile(name: "f", bytes: Array(example.bytes.prefix(length)))
        #expect(
          JSONTree(reading: file).errors.allSatisfy { $0.location.bytes.upperBound <= length })
      }
    }
  }

  @Test("what is read of a table may end in the middle of a line")
  func longTable() {
    let row = "직지," + String(repeating: "책", count: 1000) + "\n"
    let text = "name,desc\n" + String(repeating: row, count: 40)
    let errors = JSONTree(reading: SourceFile(name: "f", text: text)).errors
    #expect(errors.map(\.message) == ["expected JSON, found a table (CSV)"])
  }
}
