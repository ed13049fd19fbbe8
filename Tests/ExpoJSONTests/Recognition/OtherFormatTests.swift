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
  }

  /// Texts, what they are, and the help.
  static let texts = TextTable.rows(
    #"""
    PK\#u{3}\#u{4}\#u{14}\#0 → a zip archive → decompress it: unzip -p f > new.json
    version https://git-lfs.github.com/spec/v1⏎oid sha256:4d7a⏎size 12345⏎ → a Git LFS pointer → fetch the file itself: git lfs pull
    GIF89a\#u{1}\#0 → a GIF image → put JSON here, and the image into an image set
    RIFF\#u{10}\#0\#0\#0WEBPVP8  → a WebP image → put JSON here, and the image into an image set
    -- Its first four bytes are also those of a brace in UTF-32.
    \#0\#0\#0\#u{18}ftypheic\#0\#0\#0\#0 → a HEIC image → put JSON here, and the image into an image set
    %PDF-1.7⏎ → a PDF document → put JSON here, and the image into an image set
    <svg xmlns='http://www.w3.org/2000/svg'/> → an SVG image → put JSON here, and the image into an image set
    <?xml version='1.0'?>⏎<!-- x -->⏎<svg/> → an SVG image → put JSON here, and the image into an image set
    <!DOCTYPE html>⏎<html></html> → an HTML page → download the JSON again; this may be an error page or a sign-in page
    \#u{FEFF}⏎ <HTML lang=en> → an HTML page → download the JSON again; this may be an error page or a sign-in page
    <br />⏎<b>Warning</b>: x⏎[] → an HTML page → download the JSON again; this may be an error page or a sign-in page
    <?xml version="1.0"?><items> → XML → export the data as JSON
    <items><item/></items>⏎ → XML → export the data as JSON
    {\rtf1\ansi\cocoartf2709⏎{\fonttbl}⏎\f0 [\{"name": "a"\}]} → rich text (RTF) → save it as plain text; in TextEdit: Format > Make Plain Text
    <?xml version="1.0"?>⏎<!DOCTYPE plist> → an XML property list → convert it: plutil -convert json -o new.json f
    <plist version='1.0'> → an XML property list → convert it: plutil -convert json -o new.json f
    bplist00\#u{1} → a binary property list → convert it: plutil -convert json -o new.json f
    {"a": 1}⏎{"a": 2}⏎ → one JSON value per line → put the values into one array, or check each: expo validate --json-lines f
    [1]\#r⏎\#r⏎[2]\#r⏎[3] → one JSON value per line → put the values into one array, or check each: expo validate --json-lines f
    data: {"a": 1}⏎⏎data: [DONE]⏎ → server-sent events → keep only what follows 'data:' in one event
    ⏎id: 1⏎event: x⏎data: []⏎ → server-sent events → keep only what follows 'data:' in one event
    )]}'⏎{"a": 1} → ')]}'' before it → remove ')]}'', which is there to keep pages from running the JSON
    [{"a": "b\#0\#0\#0 → binary data: 25 % of the bytes are control characters → restore the file from a good copy
    name,image_name,short_desc,desc⏎Tower,tower,s,d⏎ → a table (CSV) → convert the rows to JSON
    a;b;c\#r⏎1;2;3 → a table (CSV) → convert the rows to JSON
    a\#tb\#tc⏎x\#ty\#tz → a table (CSV) → convert the rows to JSON
    \#u{FEFF}"name","이름","c"⏎"x, y",, → a table (CSV) → convert the rows to JSON
    name, image, desc⏎x, y, z → a table (CSV) → convert the rows to JSON
    [{\"a\": 1}] → JSON written as a string → delete the quotes around it, and the backslash before each quote
    {\n  \"a\": 1} → JSON written as a string → delete the quotes around it, and the backslash before each quote
    "[{"a": 1}]" → JSON written as a string → delete the quotes around it, and the backslash before each quote
    '{"a": 1}' → JSON written as a string → delete the quotes around it, and the backslash before each quote
    `[⏎{"a": 1}]` → JSON written as a string → delete the quotes around it, and the backslash before each quote
    "[{\"a\": 1 → JSON written as a string → delete the quotes around it, and the backslash before each quote
    404: Not Found → a server's message: '404: Not Found' → download the JSON again; the server sent this in its place
    404 page not found⏎ → a server's message: '404 page not found' → download the JSON again; the server sent this in its place
    403 Forbidden → a server's message: '403 Forbidden' → download the JSON again; the server sent this in its place
    Not Found → a server's message: 'Not Found' → download the JSON again; the server sent this in its place
    error code: 1015 → a server's message: 'error code: 1015' → download the JSON again; the server sent this in its place
    HTTP/1.1 200 OK\#r⏎Server: a\#r⏎\#r⏎[1] → a server's message: 'HTTP/1.1 200 OK' → download the JSON again; the server sent this in its place
    Cannot GET /items.json → a server's message: 'Cannot GET /items.json' → download the JSON again; the server sent this in its place
    const items = [{"name": 1}]; → source code: 'const items =' → delete 'const items =', and what follows the last bracket
    export default {} → source code: 'export default' → delete 'export default', and what follows the last bracket
    var items= [1];⏎ → source code: 'var items=' → delete 'var items=', and what follows the last bracket
    let a: Item[] = ⏎[⏎{}] → source code: 'let a: Item[] =' → delete 'let a: Item[] =', and what follows the last bracket
    module.exports = {name: 'a'} → source code: 'module.exports =' → delete 'module.exports =', and what follows the last bracket
    call( [1]); → source code: 'call(' → delete 'call(', and what follows the last bracket
    const a = JSON.parse( '[1]') → source code: 'const a = JSON.parse(' → delete 'const a = JSON.parse(', and what follows the last bracket
    return [1] → source code: 'return' → delete 'return', and what follows the last bracket
    \#0\#0\#0\#0\#0\#0\#0\#0\#0\#0\#0\#0\#0\#0\#0\#0\#0\#0\#0\#0\#0\#0\#0\#0["a"] → binary data: 82 % of the bytes are control characters → restore the file from a good copy
    ["ab\#u{1}ab\#u{1}ab\#u{1}ab\#u{1}ab\#u{1}ab\#u{1}ab\#u{1}ab\#u{1}"] → binary data: 28 % of the bytes are control characters → restore the file from a good copy
    BZh91AY&SY → a file compressed with bzip2 → decompress it: bzip2 -dc < f > new.json
    """#
  ).map { Case(bytes: Array($0[0].utf8), found: $0[1], help: $0[2]) }
  static let bytes: [Case] = [
    (
      [0x1F, 0x8B, 8, 0, 0], "a file compressed with gzip", "decompress it: gzip -dc < f > new.json"
    ),
    (
      [0xFD] + Array("7zXZ\0".utf8), "a file compressed with xz",
      "decompress it: xz -dc < f > new.json"
    ),
    (
      [0x28, 0xB5, 0x2F, 0xFD, 4], "a file compressed with zstd",
      "decompress it: zstd -dc < f > new.json"
    ),
    (
      [0x89] + Array("PNG\r\n\u{1A}\n".utf8), "a PNG image",
      "put JSON here, and the image into an image set"
    ),
    ([0xFF, 0xD8, 0xFF, 0xE0], "a JPEG image", "put JSON here, and the image into an image set"),
  ].map { Case(bytes: $0, found: $1, help: $2) }

  @Test(
    "another format is one finding, at the first character, without a fix",
    arguments: texts + bytes)
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
    ("1\n2\n3", "113"), ("{\"a\": 1}\n{\"a\":\n2}", "113"),
    ("{\"a\": 1} {\"a\": 2}", "113"),
    // Braces forgotten.
    ("\"title\": 1,\n\"visitors\": 2", "113"),
    ("title: 1,\nvisitors: 2", "107"),
    ("  \"title\": 1,\n  \"visitors\": 2\n}", "113"),
    ("title: {\n  \"a\": 1\n}", "107"),
    ("title: x", "107"), ("id: 1\ndatum: 2", "107"), ("hello\nworld", "107"),
    ("---", "110"), ("- 1", "110"),
    // Backticks in a text, on the line of the JSON, and before another language.
    ("[\"```\na\n```\" 1,]", "112 112 103"), ("{\"a\": `x`}", "108"), ("```[1]```", "108"),
    ("```swift\nlet x = 1\n```\n", "108 113"),
    // Brackets forgotten.
    ("\"a\", \"b\",\n\"c\", \"d\"", "113"),
    ("1,2\n3,4", "113"), ("name, desc", "107"), ("Seoul, Korea\nBusan, Korea", "107"),
    // Text of formats that show only by guessing.
    ("- name: 직지", "110 113"),
    ("name,desc\n직지,책\n", "107"),
    ("const x = 1;", "107"), ("items: [1]", "107"), ("see also ([1])", "107"),
    ("404", ""), ("404, 405", "113"), ("forbid", "107"),
    ("a,b,c", "107"), ("\"a\",\"b\",\n\"c\",\"d\",\"e\"", "113"), ("[\\\"a\"]", "101"),
    (#"["{\"a\": 1}",]"#, "104"),
    ("[{'a': None}]", "108 107"), ("'[1]'", "108"),
    // Words and signs that other formats begin with too.
    ("<", "101"),
    ("<<<<<<< HEAD\n[1]\n=======\n[2]\n>>>>>>> b", "113"),
    ("< a >", "101"), ("[<b>1</b>]", "101"),
    ("# comment\n[1]", "109"), ("// const x = 1\n[1]", "109"),
    ("PK", "107"), ("BZh", "107"), ("GIF", "107"), ("%", "101"), ("version", "107"),
    // Few control characters.
    ("[\"a\u{1}\u{2}b\"]", "112 112"),
    // Null characters behind JSON that is whole.
    ("[\"a\"]" + String(repeating: "\0", count: 40) + "\n", "101"), ("[1,]\0", "104 101"),
    ("\"[1, 2\"]", "113"), ("'[1,]'", "108"),
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
    for example in Self.texts + Self.bytes {
      for length in 0..<example.bytes.count {
        let file = SourceFile(name: "f", bytes: Array(example.bytes.prefix(length)))
        #expect(
          JSONTree(reading: file).errors.allSatisfy { $0.location.bytes.upperBound <= length })
      }
    }
  }
}
