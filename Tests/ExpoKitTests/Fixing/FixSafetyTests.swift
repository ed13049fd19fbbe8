import ExpoTestSupport
import Testing

/// Documents that may be misread: what fixes leave alone.
struct FixSafetyTests {
  /// A document in an overlay, and what fixes make of it; nil if they change nothing.
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
    // Whatever is done elsewhere, the name stays as it is.
    #expect(after.starts(with: Array("[{\"name\":\"".utf8) + name + Array("\",\n".utf8)))
  }

  @Test(
    "nothing is safe in a file with bytes that are not UTF-8, also if their rule is not selected")
  func illFormed() throws {
    let text = Self.entry([0xE4])
    #expect(try fixed(text) == nil)
    let choice = RuleSelection(ignored: Set(Rule.matching("EX201")))
    #expect(try fixed(text, choice: choice) == nil)
    // On lines of their own, fixes can be asked for.
    #expect(try fixed(text, allowsUnsafe: true) == Array(text.dropLast(5)) + Array("}]\n".utf8))
  }

  @Test("a value is fixed once its line can be read")
  func rounds() throws {
    let rest = #""location": "l", "duration": "1900. 04. 14 - 1900. 11. 12", "description": "d"}"#
    #expect(
      try fixed(Array((#"{"title": "t" "visitors": "1,204,000", "# + rest).utf8))
        == Array((#"{"title": "t", "visitors": 1204000, "# + rest).utf8))
  }

  /// An entry whose last member follows on a missing comma, and another entry.
  private static func entries(
    _ name: String, end: String = "}", next: String = #""y""#
  ) -> [UInt8] {
    let text =
      "[⏎  {⏎    \(name),⏎    \"image_name\": \"i\",⏎    \"short_desc\": \"s\"⏎    \"desc\": \"d\"⏎  \(end),⏎"
      + "  { \"name\": \(next), \"image_name\": \"k\", \"short_desc\": \"t\", \"desc\": \"e\" }⏎]"
    return Array(text.replacing("⏎", with: "\n").utf8)
  }

  /// A line of an exposition, and the others.
  private static func exposition(_ line: String) -> [UInt8] {
    let others = ",\n\"duration\": \"1900. 04. 14 - 1900. 11. 12\",\n\"description\": \"d\"}\n"
    return Array((line + others).utf8)
  }

  @Test(
    "an unfixed syntax error withholds fixes on its line, or an error of structure in its object",
    arguments: [
      // Values on its line.
      exposition(#"{"title": "t", "visitors": "1,204,000"", "location": "l""#),
      exposition(#"{"title": "t", "visitors": 1,204,000", "location": "l""#),
      exposition(#"{"title": "t", "visitors": ""1,204,000", "location": "l""#),
      exposition(#"{"title": "t "x" y", "visitors": "1,204,000", "location": "l""#),
      // A string over several lines, closed by the quote of the next key.
      Array("[{\"name\": \"a,\n // b\n \"image_name\": \"a\", \"short_desc\": \"s\"}]".utf8),
      // A comma, a bracket or a comment of its object.
      entries(#""name"{ "x""#), entries(#""name": {"#), entries(#""name"[⏎    "x""#),
      entries(#""name": ["x""#), entries(#""name": ["x"}"#), entries(#""name"; "x""#),
      entries(#""name": "x": "y""#), entries(#""name": "a "b" c""#),
      entries(#""name": "x" /* "z" */"#),
      // Beside it.
      entries(#""name": "x""#, end: "}}"), entries(#""name": "x""#, end: "}⏎  ]"),
    ])
  func unclear(text: [UInt8]) throws { #expect(try fixed(text) == nil) }

  @Test(
    "an unfixed error withholds no fix in another object, nor does a wrong number or character",
    arguments: [
      entries(#""name": 481303OO"#), entries(#""name": "\q""#), entries("\"name\": \"\u{1}\""),
      entries(#""name": "x""#, next: #""a "b" c""#), entries(#""name": "x""#, next: "{,"),
    ])
  func clear(text: [UInt8]) throws {
    let comma = Array("\"s\"\n".utf8)
    let after = try #require(try fixed(text))
    #expect(after == text.replacing(comma, with: Array("\"s\",\n".utf8)))
  }

  @Test(
    "binary and compressed data is never fixed",
    arguments: [
      // gzip and zip, with what looks like a document in it.
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

  @Test("UTF-16 is still converted, if that is asked for")
  func otherEncoding() throws {
    let text = "[{\"name\":\"a\"}]"
    let units = text.utf16.map { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
    let bytes: [UInt8] = [0xFF, 0xFE] + units.joined()
    #expect(try fixed(bytes) == nil)
    #expect(try fixed(bytes, allowsUnsafe: true) == Array(text.utf8))
  }

  private static let crowded = [
    // Safe where it stands alone on its line, not beside a fault without a fix.
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
