import ExpoTestSupport
import Testing

/// Fixes leave alone what may be misread.
struct FixSafetyTests {
  /// The document after its fixes, without unsafe ones by default; nil if they change nothing.
  private func fixed(
    _ bytes: [UInt8], allowsUnsafe: Bool = false, choice: RuleSelection = .everything
  ) throws -> [UInt8]? {
    let inspection = Inspection(of: SourceFile(name: "f.json", bytes: bytes), rules: choice)
    return try inspection.change(allowsUnsafe: allowsUnsafe).map { Array($0.after.bytes) }
  }

  private static func entry(_ name: [UInt8]) -> [UInt8] {
    Array("[{\"name\":\"".utf8) + name
      + Array("\",\n\"image_name\":\"a\",\"short_desc\":\"s\",\"desc\":\"dd\",},]\n".utf8)
  }

  @Test(
    "no fix changes characters of other encodings that end with a backslash",
    arguments: [
      // Shift JIS, 予定表.
      [0x97, 0x5C, 0x92, 0xE8, 0x95, 0x5C, 0x5C],
      // Big5, 許功蓋.
      [0xB3, 0x5C, 0xA5, 0x5C, 0xBB, 0x5C, 0x5C],
      // Shift JIS that was read with a replacement character for each lost byte.
      Array("\u{FFFD}\\\u{FFFD}\u{FFFD}\u{FFFD}\\'".utf8),
    ] as [[UInt8]])
  func otherEncodings(name: [UInt8]) throws {
    let after = try fixed(Self.entry(name)) ?? Self.entry(name)
    // Fixes may change the rest of the entry, but not its name.
    #expect(after.starts(with: Array("[{\"name\":\"".utf8) + name + Array("\",\n".utf8)))
  }

  @Test(
    "no fix is safe in a file with bytes that are not UTF-8, even if their rule is ignored")
  func illFormed() throws {
    let text = Self.entry([0xE4])
    #expect(try fixed(text) == nil)
    let choice = RuleSelection(ignored: Set(Rule.matching("EX201")))
    #expect(try fixed(text, choice: choice) == nil)
    // Unsafe fixes apply on the lines without such bytes.
    #expect(try fixed(text, allowsUnsafe: true) == Array(text.dropLast(5)) + Array("}]\n".utf8))
  }

  @Test("a value is fixed after the syntax of its line")
  func rounds() throws {
    let rest = #""location": "l", "duration": "1900. 04. 14 - 1900. 11. 12", "description": "d"}"#
    #expect(
      try fixed(Array((#"{"title": "t" "visitors": "1,204,000", "# + rest).utf8))
        == Array((#"{"title": "t", "visitors": 1204000, "# + rest).utf8))
  }

  /// An entry with a missing comma before its last member, and another entry.
  private static func entries(
    _ name: String, end: String = "}", next: String = #""y""#
  ) -> [UInt8] {
    let text =
      "[⏎  {⏎    \(name),⏎    \"image_name\": \"i\",⏎    \"short_desc\": \"s\"⏎    \"desc\": \"d\"⏎  \(end),⏎"
      + "  { \"name\": \(next), \"image_name\": \"k\", \"short_desc\": \"t\", \"desc\": \"e\" }⏎]"
    return Array(text.replacing("⏎", with: "\n").utf8)
  }

  /// An exposition with the given first line.
  private static func exposition(_ line: String) -> [UInt8] {
    let others = ",\n\"duration\": \"1900. 04. 14 - 1900. 11. 12\",\n\"description\": \"d\"}\n"
    return Array((line + others).utf8)
  }

  @Test(
    "a syntax error without a fix withholds fixes on its line, one of structure in its object",
    arguments: [
      // Errors in values of the line.
      exposition(#"{"title": "t", "visitors": "1,204,000"", "location": "l""#),
      exposition(#"{"title": "t", "visitors": 1,204,000", "location": "l""#),
      exposition(#"{"title": "t", "visitors": ""1,204,000", "location": "l""#),
      exposition(#"{"title": "t "x" y", "visitors": "1,204,000", "location": "l""#),
      // A string over several lines, closed by the quote of the next key.
      Array("[{\"name\": \"a,\n // b\n \"image_name\": \"a\", \"short_desc\": \"s\"}]".utf8),
      // An error at a comma, a bracket or a comment of the object.
      entries(#""name"{ "x""#), entries(#""name": {"#), entries(#""name"[⏎    "x""#),
      entries(#""name": ["x""#), entries(#""name": ["x"}"#), entries(#""name"; "x""#),
      entries(#""name": "x": "y""#), entries(#""name": "a "b" c""#),
      entries(#""name": "x" /* "z" */"#),
      // An error right after the object.
      entries(#""name": "x""#, end: "}}"), entries(#""name": "x""#, end: "}⏎  ]"),
    ])
  func withheld(text: [UInt8]) throws { #expect(try fixed(text) == nil) }

  @Test(
    "no syntax error withholds a fix in another object; a wrong number or character withholds none",
    arguments: [
      entries(#""name": 481303OO"#), entries(#""name": "\q""#), entries("\"name\": \"\u{1}\""),
      entries(#""name": "x""#, next: #""a "b" c""#), entries(#""name": "x""#, next: "{,"),
    ])
  func applied(text: [UInt8]) throws {
    let comma = Array("\"s\"\n".utf8)
    let after = try #require(try fixed(text))
    #expect(after == text.replacing(comma, with: Array("\"s\",\n".utf8)))
  }

  @Test(
    "binary and compressed data is never fixed",
    arguments: [
      // gzip and zip with bytes that look like a document, then text with control characters.
      [0x1F, 0x8B, 0x08] + Array("[{\"name\":\"a\",}]".utf8),
      Array("PK\u{3}\u{4}[{\"name\":\"a\",}]".utf8),
      Array("[{\"name\":\"a\u{0}\",}]".utf8),
      Array("[{\"name\":\"a\u{1}\u{2}\",}]".utf8),
      Array("{\"title\": \"\t\",\u{0}}".utf8),
    ] as [[UInt8]])
  func binary(bytes: [UInt8]) throws {
    #expect(try fixed(bytes) == nil)
    #expect(try fixed(bytes, allowsUnsafe: true) == nil)
  }

  @Test("only unsafe fixes convert UTF-16")
  func otherEncoding() throws {
    let text = "[{\"name\":\"a\"}]"
    let units = text.utf16.map { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
    let bytes: [UInt8] = [0xFF, 0xFE] + units.joined()
    #expect(try fixed(bytes) == nil)
    #expect(try fixed(bytes, allowsUnsafe: true) == Array(text.utf8))
  }

  private static let crowded = [
    // A fix is safe if it is alone on its line, but not beside an error without a fix.
    "[01,\n01,\n01,\n{\"a\": 1,},\n@,\n@,\n@, [1,],\n[1,]]",
    "[[1,], [1,], [1,],\n[1,], \"a\"b\", [1,]]",
    "[{\"a\" 1 \"b\" 2}, {\"a\" 1 @ \"b\" 2},\n{\"a\" 1 \"b\" 2, \"c\": '3'}]",
    "[\"a\tb\", \"\t\",\n\"\t\",\n\"a\nb\tc\", 01, 'a\nb\"]",
    "{\"title\": \"a \", \"visitors\": \"1,000\",,\n\"location\": \"a \",,\n\"duration\": \" a\",,}",
  ]

  @Test("the offered fixes do not depend on how many findings are kept", arguments: crowded)
  func offers(text: String) {
    let all = Validator(findingLimit: nil).diagnostics(in: text)
    for limit in 1...3 {
      for kept in Validator(findingLimit: limit).diagnostics(in: text) {
        let same = all.first { $0.location == kept.location && $0.rule == kept.rule }
        #expect(same != nil && same?.fix == kept.fix)
      }
    }
  }
}
