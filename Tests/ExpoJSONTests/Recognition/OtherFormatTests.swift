import ExpoTestSupport
import Testing

@testable import ExpoJSON

/// Files of other formats with their one finding, and JSON with mistakes that looks like them.
struct OtherFormatTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let bytes: [UInt8]
    let found: String
    let help: String
    var testDescription: String { found + " " + String(decoding: bytes.prefix(24), as: UTF8.self) }

    init(_ bytes: [UInt8], _ found: String, help: String) {
      self.bytes = bytes
      self.found = found
      self.help = help
    }

    init(_ text: String, _ found: String, help: String) {
      self.init(Array(text.utf8), found, help: help)
    }
  }

  static let compressed =
    [
      ([0x1F, 0x8B, 8, 0, 0], "gzip"), (Array("BZh91AY&SY".utf8), "bzip2"),
      ([0xFD] + Array("7zXZ\0".utf8), "xz"), ([0x28, 0xB5, 0x2F, 0xFD, 4], "zstd"),
    ].map { (bytes: [UInt8], tool: String) in
      Case(
        bytes, "a file compressed with \(tool)", help: "decompress it: \(tool) -dc < f > new.json")
    } + [
      Case("PK\u{3}\u{4}\u{14}\0", "a zip archive", help: "decompress it: unzip -p f > new.json"),
      Case(
        "version https://git-lfs.github.com/spec/v1\noid sha256:4d7a\nsize 12345\n",
        "a Git LFS pointer", help: "fetch the file itself: git lfs pull"),
    ]

  private static let pictureHelp = "put JSON here, and the image into an image set"
  static let pictures = [
    Case([0x89] + Array("PNG\r\n\u{1A}\n".utf8), "a PNG image", help: pictureHelp),
    Case([0xFF, 0xD8, 0xFF, 0xE0], "a JPEG image", help: pictureHelp),
    Case("GIF89a\u{1}\0", "a GIF image", help: pictureHelp),
    Case("RIFF\u{10}\0\0\0WEBPVP8 ", "a WebP image", help: pictureHelp),
    // Its first four bytes are also those of a brace in UTF-32.
    Case("\0\0\0\u{18}ftypheic\0\0\0\0", "a HEIC image", help: pictureHelp),
    Case("%PDF-1.7\n", "a PDF document", help: pictureHelp),
    Case("<svg xmlns='http://www.w3.org/2000/svg'/>", "an SVG image", help: pictureHelp),
    Case("<?xml version='1.0'?>\n<!-- x -->\n<svg/>", "an SVG image", help: pictureHelp),
  ]

  private static let pageHelp =
    "download the JSON again; this may be an error page or a sign-in page"
  private static let exportHelp = "export the data as JSON"
  private static let propertyHelp = "convert it: plutil -convert json -o new.json f"
  static let markup = [
    Case("<!DOCTYPE html>\n<html></html>", "an HTML page", help: pageHelp),
    Case("\u{FEFF}\n <HTML lang=en>", "an HTML page", help: pageHelp),
    Case("<br />\n<b>Warning</b>: x\n[]", "an HTML page", help: pageHelp),
    Case("<?xml version=\"1.0\"?><items>", "XML", help: exportHelp),
    Case("<items><item/></items>\n", "XML", help: exportHelp),
    Case(
      "{\\rtf1\\ansi\\cocoartf2709\n{\\fonttbl}\n\\f0 [\\{\"name\": \"a\"\\}]}", "rich text (RTF)",
      help: "save it as plain text; in TextEdit: Format > Make Plain Text"),
    Case("<?xml version=\"1.0\"?>\n<!DOCTYPE plist>", "an XML property list", help: propertyHelp),
    Case("<plist version='1.0'>", "an XML property list", help: propertyHelp),
    Case("bplist00\u{1}", "a binary property list", help: propertyHelp),
  ]

  private static let linesHelp =
    "put the values into one array, or check each: expo validate --json-lines f"
  private static let eventHelp = "keep only what follows 'data:' in one event"
  private static let binaryHelp = "restore the file from a good copy"
  static let others = [
    Case("{\"a\": 1}\n{\"a\": 2}\n", "one JSON value per line", help: linesHelp),
    Case("[1]\r\n\r\n[2]\r\n[3]", "one JSON value per line", help: linesHelp),
    Case("data: {\"a\": 1}\n\ndata: [DONE]\n", "server-sent events", help: eventHelp),
    Case("\nid: 1\nevent: x\ndata: []\n", "server-sent events", help: eventHelp),
    Case(
      ")]}'\n{\"a\": 1}", "')]}'' before it",
      help: "remove ')]}'', which is there to keep pages from running the JSON"),
    Case(
      Array(repeating: 0, count: 24) + Array("[\"a\"]".utf8),
      "binary data: 82 % of the bytes are control characters", help: binaryHelp),
    Case(
      "[\"" + String(repeating: "ab\u{1}", count: 8) + "\"]",
      "binary data: 28 % of the bytes are control characters", help: binaryHelp),
    Case(
      "[{\"a\": \"b\0\0\0", "binary data: 25 % of the bytes are control characters",
      help: binaryHelp),
  ]

  private static let messageHelp = "download the JSON again; the server sent this in its place"
  private static let tableHelp = "convert the rows to JSON"
  private static let stringHelp =
    "delete the quotes around it, and the backslash before each quote"
  static let messages: [Case] = [
    "404: Not Found", "404 page not found\n", "403 Forbidden", "Not Found", "error code: 1015",
    "HTTP/1.1 200 OK\r\nServer: a\r\n\r\n[1]", "Cannot GET /items.json",
  ].map { (text: String) in
    Case(text, "a server's message: '\(text.prefix { !$0.isNewline })'", help: messageHelp)
  }
  static let code: [Case] = [
    ("const items =", "[{\"name\": 1}];"), ("export default", "{}"), ("var items=", "[1];\n"),
    ("let a: Item[] =", "\n[\n{}]"), ("module.exports =", "{name: 'a'}"), ("call(", "[1]);"),
    ("const a = JSON.parse(", "'[1]')"), ("return", "[1]"),
  ].map { (code: String, rest: String) in
    Case(
      code + " " + rest, "source code: '\(code)'",
      help: "delete '\(code)', and what follows the last bracket")
  }
  static let tables: [Case] = [
    "name,image_name,short_desc,desc\nTower,tower,s,d\n", "a;b;c\r\n1;2;3", "a\tb\tc\nx\ty\tz",
    "\u{FEFF}\"name\",\"이름\",\"c\"\n\"x, y\",,", "name, image, desc\nx, y, z",
  ].map { (text: String) in Case(text, "a table (CSV)", help: tableHelp) }
  static let strings: [Case] = [
    #"[{\"a\": 1}]"#, #"{\n  \"a\": 1}"#, #""[{"a": 1}]""#, #"'{"a": 1}'"#, "`[\n{\"a\": 1}]`",
    #""[{\"a\": 1"#,
  ].map { (text: String) in Case(text, "JSON written as a string", help: stringHelp) }

  @Test(
    "another format is one finding, at the first character, without a fix",
    arguments: [compressed, pictures, markup, others, messages, code, tables, strings].joined())
  func findings(_ example: Case) throws {
    let tree = JSONTree(reading: SourceFile(name: "f", bytes: example.bytes))
    #expect(tree.errors.map(\.message) == ["expected JSON, found \(example.found)"])
    let error = try #require(tree.errors.first)
    #expect(error.help == example.help)
    #expect(error.rule == .notJSON)
    #expect(error.location.bytes.lowerBound == 0)
    #expect(error.fix == nil)
    #expect(ExpoDecoder().collect([String: Int].self, from: tree).errors.count == 1)
  }

  @Test(
    "JSON in a code block is one finding, at the backticks before it or else after it",
    arguments: [
      "‸```\n[]\n```\n", "‸```json\n[{\"name\": \"a\" \"b\": 1,}]\n```",
      "‸```json\r\n[1]\r\n```\r\n",
      "\u{FEFF}‸```JSON lines\n{}\n", "\n  ‸````\n\"title\": \"t\"\n  ````\n", "‸```\n",
      "Here it is:\n\n‸```json\n[1]\n```\nSay \"thanks\".", "[참고] 여기:\n‸```\n[1]\n",
      "A: ‸```json\n[1]\n```",
      "[1]\n‸```\n", "{\"a\": 1}\r\n  ‸```\r\nAnd so on", "[\n{\"a\": 1},\n‸```", "[1, ]\n‸```",
    ])
  func codeBlock(marked: String) throws {
    let text = MarkedText(marked)
    let tree = JSONTree(of: text.text)
    let error = try #require(tree.errors.first)
    #expect(tree.errors.map(\.message) == ["the JSON is inside a code block"])
    #expect(error.help == "delete the lines with three backticks" && error.fix == nil)
    #expect([error.location.bytes.lowerBound] == text.offsets)
  }

  /// JSON with mistakes, and what could be anything, beside the codes of its findings.
  static let mistakes: [(text: String, codes: String)] = [
    // Lines that are not all of them JSON, and values that no stream has.
    ("{\"a\": 1}\n{\"a\": 01}", "113 110"),
    ("1\n2\n3", "113"),
    ("{\"a\": 1}\n{\"a\":\n2}", "113"),
    ("{\"a\": 1} {\"a\": 2}", "113"),
    // Braces forgotten.
    ("\"title\": 1,\n\"visitors\": 2", "113"),
    ("title: 1,\nvisitors: 2", "107"),
    ("  \"title\": 1,\n  \"visitors\": 2\n}", "113"),
    ("title: {\n  \"a\": 1\n}", "107"),
    ("title: x", "107"), ("id: 1\ndatum: 2", "107"), ("hello\nworld", "107"),
    ("---", "110"),
    ("- 1", "110"),
    // Backticks in a text, on the line of the JSON, and before another language.
    ("[\"```\na\n```\" 1,]", "112 112 103"),
    ("{\"a\": `x`}", "108"), ("```[1]```", "108"), ("```swift\nlet x = 1\n```\n", "108 113"),
    // Brackets forgotten.
    ("\"a\", \"b\",\n\"c\", \"d\"", "113"),
    ("1,2\n3,4", "113"),
    ("name, desc", "107"),
    ("Seoul, Korea\nBusan, Korea", "107"),
    // Text of formats that show only by guessing.
    ("- name: 직지", "110 113"),
    ("name,desc\n직지,책\n", "107"),
    ("const x = 1;", "107"), ("items: [1]", "107"), ("see also ([1])", "107"),
    ("404", ""), ("404, 405", "113"), ("forbid", "107"),
    ("a,b,c", "107"), ("\"a\",\"b\",\n\"c\",\"d\",\"e\"", "113"), ("[\\\"a\"]", "101"),
    (#"["{\"a\": 1}",]"#, "104"),
    ("[{'a': None}]", "108 107"),
    ("'[1]'", "108"),
    // Words and signs that other formats begin with too.
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
    // Null characters behind JSON that is whole.
    ("[\"a\"]" + String(repeating: "\0", count: 40) + "\n", "101"), ("[1,]\0", "104 101"),
    ("\"[1, 2\"]", "113"),
    ("'[1,]'", "108"),
  ]

  @Test("mistakes in JSON stay what they are", arguments: mistakes)
  func mistake(text: String, codes: String) {
    let errors = JSONTree(of: text).errors
    #expect(errors.map { $0.rule.code.dropFirst(2) }.joined(separator: " ") == codes)
  }

  @Test(
    "a text with more than one control character in a hundred bytes counts as binary data",
    arguments: [799, 801])
  func share(length: Int) {
    let controls = String(repeating: "\u{1}", count: 8)
    let text = "[\"" + controls + String(repeating: "a", count: length - 12) + "\"]"
    let errors = JSONTree(of: text).errors
    #expect(text.utf8.count == length)
    #expect(errors.count == (length < 800 ? 1 : 8))
    #expect((errors.first?.rule == .notJSON) == (length < 800))
  }

  @Test("a beginning cut anywhere does no harm")
  func prefixes() {
    for example in [Self.compressed, Self.pictures, Self.markup].joined() {
      for length in 0..<example.bytes.count {
        let file = SourceFile(name: "f", bytes: Array(example.bytes.prefix(length)))
        #expect(
          JSONTree(reading: file).errors.allSatisfy { $0.location.bytes.upperBound <= length })
      }
    }
  }
}
