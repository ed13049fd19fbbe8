import ExpoJSON
import Testing

struct JSONFormatterTests {
  private func format(
    _ text: String, _ formatter: JSONFormatter = JSONFormatter()
  ) throws -> String {
    String(decoding: try formatter.format(JSONTree(of: text)), as: UTF8.self)
  }

  @Test(
    "white space is replaced by the layout",
    arguments: [
      ("1", "1\n"), (" \"a\"\r\n", "\"a\"\n"), ("[]", "[]\n"), ("{ }", "{}\n"),
      ("[[ ]]", "[\n  []\n]\n"),
      ("[1,\t2]", "[\n  1,\n  2\n]\n"),
      ("{\"a\" :1,\n\n\"b\":{}}", "{\n  \"a\": 1,\n  \"b\": {}\n}\n"),
      (
        "[{\"a\":[true,false,null]},[]]",
        "[\n  {\n    \"a\": [\n      true,\n      false,\n      null\n    ]\n  },\n  []\n]\n"
      ),
      ("{\"a\":\"b\",\"c\":\"d\"}", "{\n  \"a\": \"b\",\n  \"c\": \"d\"\n}\n"),
      ("\u{FEFF}[1]", "[\n  1\n]\n"),
    ])
  func layout(text: String, printed: String) throws { #expect(try format(text) == printed) }

  @Test(
    "a layout decides on indents and line breaks",
    arguments: [
      (.two, "{\n  \"a\": [\n    1\n  ]\n}\n"),
      (.four, "{\n    \"a\": [\n        1\n    ]\n}\n"),
      (.tab, "{\n\t\"a\": [\n\t\t1\n\t]\n}\n"), (nil, "{\"a\":[1]}\n"),
    ] as [(JSONFormatter.Indent?, String)])
  func indent(indent: JSONFormatter.Indent?, printed: String) throws {
    #expect(try format("{\"a\": [1 ]}", JSONFormatter(indent: indent)) == printed)
  }

  /// Text as written, with minimal escapes, and in ASCII.
  static let texts = [
    (#"a b"#, #"a b"#, #"a b"#),
    (#"\/\"\\"#, #"/\"\\"#, #"/\"\\"#),
    (#"\u0022\u005c\u002F"#, #"\"\\/"#, #"\"\\/"#),
    (#"\b\f\n\r\t"#, #"\b\f\n\r\t"#, #"\b\f\n\r\t"#),
    (#"\u0008\u000C\u000a\u000D\u0009"#, #"\b\f\n\r\t"#, #"\b\f\n\r\t"#),
    (#"\u0000\u001F\u000B"#, #"\u0000\u001f\u000b"#, #"\u0000\u001f\u000b"#),
    (#"\u0041é\u00E9"#, #"Aéé"#, #"A\u00e9\u00e9"#),
    (#"한\uD55c"#, #"한한"#, #"\ud55c\ud55c"#),
    (#"😀\uD83D\uDE00"#, #"😀😀"#, #"\ud83d\ude00\ud83d\ude00"#),
    ("\u{10FFFD}\u{10000}", "\u{10FFFD}\u{10000}", #"\udbff\udffd\ud800\udc00"#),
    // Composed, decomposed and a compatibility ideograph: none is another.
    ("é e\u{301} \u{F99A}", "é e\u{301} \u{F99A}", #"\u00e9 e\u0301 \uf99a"#),
    ("\u{7F}\u{80}", "\u{7F}\u{80}", "\u{7F}\\u0080"),
    (#"\u202E"#, "\u{202E}", #"\u202e"#),
  ]

  @Test("escapes of values and keys are kept or written as asked", arguments: texts)
  func escapes(written: String, minimal: String, ascii: String) throws {
    for (escaping, text) in [
      (JSONFormatter.Escaping.keep, written), (.minimal, minimal), (.ascii, ascii),
    ] {
      let formatter = JSONFormatter(indent: nil, escaping: escaping)
      let printed = try format("{\"\(written)\": \"\(written)\"}", formatter)
      #expect(Array(printed.utf8) == Array("{\"\(text)\":\"\(text)\"}\n".utf8))
    }
  }

  @Test(
    "characters that a terminal would obey are escaped on a terminal",
    arguments: [
      (.keep, #"\/é \u007f\u0085\u202e\ufeff\\"#), (.minimal, #"/é \u007f\u0085\u202e\ufeff\\"#),
      (.ascii, #"/\u00e9 \u007f\u0085\u202e\ufeff\\"#),
    ] as [(JSONFormatter.Escaping, String)])
  func hidden(escaping: JSONFormatter.Escaping, text: String) throws {
    let formatter = JSONFormatter(indent: nil, escaping: escaping, escapesHidden: true)
    let written = "[\"\\/é \u{7F}\u{85}\u{202E}\u{FEFF}\\\\\"]"
    #expect(try format(written, formatter) == "[\"\(text)\"]\n")
  }

  /// Members as they stand, and with `a`, `b` known, in that order.
  static let members = [
    ("\"a\":1,\"b\":2", "\"a\":1,\"b\":2"), ("\"b\":2,\"a\":1", "\"a\":1,\"b\":2"), ("", ""),
    ("\"x\":0,\"b\":2,\"y\":0", "\"b\":2,\"x\":0,\"y\":0"),
    ("\"y\":0,\"x\":[{\"b\":2,\"a\":1}]", "\"y\":0,\"x\":[{\"b\":2,\"a\":1}]"),
    ("\"b\":1,\"a\":2,\"b\":3,\"a\":4", "\"a\":2,\"a\":4,\"b\":1,\"b\":3"),
    ("\"x\":[{}],\"\\u0061\":{\"b\":1,\"a\":2}", "\"\\u0061\":{\"b\":1,\"a\":2},\"x\":[{}]"),
    ("\"aa\":1,\"A\":2,\"a\":3", "\"a\":3,\"aa\":1,\"A\":2"),
  ]

  @Test("members are in the requested order", arguments: members)
  func order(written: String, ordered: String) throws {
    let root = JSONFormatter(indent: nil, order: .init(["a", "b"], ofElements: false))
    let elements = JSONFormatter(indent: nil, order: .init(["a", "b"], ofElements: true))
    let object = "{\(written)}"
    let list = "[{\(written)},[{\(written)}],{\(written)}]"
    #expect(try format(object, root) == "{\(ordered)}\n")
    #expect(try format(list, elements) == "[{\(ordered)},[{\(written)}],{\(ordered)}]\n")
    #expect(try format(object, elements) == "{\(written)}\n")
    #expect(try format(list, root) == "[{\(written)},[{\(written)}],{\(written)}]\n")
    #expect(try format(object, JSONFormatter(indent: nil)) == "{\(written)}\n")
  }

  @Test(
    "a text that is not JSON is refused with its errors, and nothing is printed",
    arguments: [("", ["EX102"]), ("[1,]", ["EX104"]), (#"["\ud800", 01]"#, ["EX204", "EX110"])])
  func refused(text: String, codes: [String]) {
    let tree = JSONTree(of: text)
    #expect(!tree.isSound)
    let error = #expect(throws: DecodeErrors.self) {
      try JSONFormatter().format(tree) { _ in Issue.record("something is printed") }
    }
    #expect(error?.errors.map(\.rule.code) == codes)
  }

  @Test("a piece may end at any byte", arguments: JSONFormatter.Escaping.allCases)
  func pieces(escaping: JSONFormatter.Escaping) throws {
    let formatter = JSONFormatter(
      escaping: escaping, order: JSONFormatter.MemberOrder(["a"], ofElements: true),
      escapesHidden: true)
    let text = #"[{"b":"한\n\u00e9😀\/", "a" :[true,{}]},"\#u{202E}plain",-1.50e+10]"#
    let tree = JSONTree(of: text)
    let whole = try formatter.format(tree)
    for size in 1...whole.count + 1 {
      var pieces: [[UInt8]] = []
      try formatter.format(tree, inPiecesOf: size) { pieces.append($0) }
      #expect(Array(pieces.joined()) == whole)
      #expect(pieces.dropLast().allSatisfy { $0.count == size })
      #expect(pieces.last.map { 1...size ~= $0.count } == true)
    }
  }

  @Test(
    "a document counts as formatted only if formatting returns the same bytes",
    arguments: [
      ("[\n  1\n]\n", true), ("[\n  1\n]", false), ("[1]\n", false), ("[\n  1\n]\n\n", false),
      ("\u{FEFF}[\n  1\n]\n", false), ("[]\n", true), ("[]", false),
    ])
  func isFormatted(text: String, answer: Bool) throws {
    #expect(try JSONFormatter().isFormatted(JSONTree(of: text)) == answer)
  }

  @Test("nesting of any depth that was read is printed")
  func nesting() throws {
    let depth = 1000
    let text = String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
    let tree = JSONTree(reading: SourceFile(name: "f", text: text), depthLimit: depth)
    #expect(try JSONFormatter(indent: nil).format(tree) == Array((text + "\n").utf8))
    #expect(try JSONFormatter().format(tree).count == 2 * depth * depth + 1)
  }
}
