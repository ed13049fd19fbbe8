import ExpoTestSupport
import Testing

/// Input with a mark `‸` at every expected finding, beside its code and message.
///
/// What people often mistype is in `Slip.all`, with the text after the fix.
struct SyntaxErrorTests {
  @Test(
    "one slip gives one finding at its location",
    arguments: TextTable.lists(
      #"""
      [‸,1] → EX101 expected a value or ']', found ','
      {"a"‸} → EX105 expected ':' after the key 'a'
      {"a": ‸} → EX101 'a' has no value
      {‸: 1, "b": 2} → EX101 expected a key in quotes, found ':'
      {"a": 1, ‸: 2, "c": 3} → EX101 expected a key in quotes, found ':'
      [1‸} → EX101 '}' does not close '['
      {"a": [1‸} → EX101 '}' does not close '['
      {"a": {"b": 1‸ → EX102 the file ends before '{' is closed
      ‸ → EX102 expected a value, found an empty file
      ‸⏎   → EX102 expected a value, found an empty file
      {}⏎‸<<<<<<< HEAD → EX113 the document has merge conflict markers
      -- Texts.
      ["‸\u12g4"] → EX111 '\u12g' is not an escape sequence
      ["a‸\#r⏎b"] → EX112 a string cannot contain a line break (U+000D)
      [‸"abc → EX102 the string is not closed with '"'
      {"a": ‸"x,⏎"b": 1} → EX102 the string is not closed with '"'
      {"a": ‸"x⏎} → EX102 the string is not closed with '"'
      {"a": "say ‸"hi" now", "b": 1} → EX101 a quote inside the text ends the string here
      [{"a": "x"‸0  },⏎  {"b": 1}] → EX101 expected ',' or '}', found '0'
      {‸short-desc: 1} → EX106 the key 'short-desc' is not in quotes
      {"a": ‸Seoul, Korea,⏎"b": 1} → EX107 the string 'Seoul, Korea' is not in quotes
      ["‸\udc00\ud800\udc00"] → EX204 '\udc00' is half of an emoji or another character
      ["a‸\u200b"] → EX205 zero width space (U+200B) in a string
      ["‸\#u{FFFD}"] → EX205 replacement character (U+FFFD) in a string
      -- What goes on behind the root, and merges.
      {"a": 1}‸, "b": 2} → EX113 expected one value, found more after it
      {"a": 1}‸,⏎{"b": ‸02}] → EX113 expected one value, found more after it ‖ EX110 a number cannot begin with 0: '02'
      {"a": 1}⏎‸{"b": ‸02}⏎{"c": 3} → EX113 expected one value, found more after it ‖ EX110 a number cannot begin with 0: '02'
      [1]‸, 2] → EX113 the array has ended, but more elements follow
      [⏎‸<<<<<<< a⏎1,⏎=======⏎2,⏎>>>>>>> b⏎3] → EX113 the document has merge conflict markers
      {"a": 1,⏎  ‸<<<<<<< a⏎"b": 2⏎=======⏎"b": 3⏎>>>>>>> b⏎} → EX113 the document has merge conflict markers
      [⏎‸<<<<<<< a⏎1,⏎||||||| c⏎0,⏎=======⏎2,⏎>>>>>>> b⏎3,⏎4] → EX113 the document has merge conflict markers
      -- Several.
      {"a": ‸01,⏎ ‸b: 2,⏎ "c"‸ 3,⏎ "d": [1‸,],⏎ "e": "‸\q"} → EX110 a number cannot begin with 0: '01' ‖ EX106 the key 'b' is not in quotes ‖ EX105 expected ':' after the key 'c' ‖ EX104 trailing ',' before ']' ‖ EX111 '\q' is not an escape sequence
      [1, ‸// one⏎ 2 ‸/* two */, 3 ‸# three⏎] → EX109 comments are not part of JSON ‖ EX109 comments are not part of JSON ‖ EX109 comments are not part of JSON
      """#))
  func findings(input: String, findings: [String]) {
    let marked = MarkedText(input)
    let errors = JSONTree(of: marked.text).errors
    #expect(errors.map { "\($0.rule.code) \($0.message)" } == findings)
    #expect(errors.map(\.location.bytes.lowerBound) == marked.offsets)
  }

  @Test("the quotes around bytes that are not UTF-8 may be halves of characters, and have no fix")
  func otherQuotes() {
    let file = SourceFile(name: "f", bytes: Array("['caf".utf8) + [0xE9] + Array("']".utf8))
    #expect(JSONTree(reading: file).errors.map(\.fix) == [nil])
  }

  @Test(
    "a note shows what was opened, if it is in the file",
    arguments: [
      ("{\"a\": [1", [6..<7]),
      ("{\"a\": 1}{\"b\": {", [14..<15]),
      ("{\"a\": 1},{\"b\": 1", [9..<10]),
      ("｛\"a\": 1", [0..<3]),
      ("[\"a\": 1,\n\"b\": 2", []),
      ("[{\"a\": 1},\n\"b\": 2,\n\"c\": 3", []),
    ])
  func openedAt(text: String, ranges: [Range<Int>]) throws {
    let end = try #require(JSONTree(of: text).errors.last)
    #expect(end.rule.code == "EX102")
    #expect(end.notes.compactMap { $0.location?.bytes } == ranges)
  }
}
