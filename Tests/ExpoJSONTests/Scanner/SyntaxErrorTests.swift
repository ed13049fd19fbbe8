import ExpoTestSupport
import Testing

/// Input with a mark `‸` at every expected finding, beside its code and message.
///
/// What people often mistype is in `Slip.all`, with the text after the fix.
struct SyntaxErrorTests {
  typealias Row = (input: String, findings: [String])

  private static func row(_ input: String, _ findings: String...) -> Row { (input, findings) }

  static let structure = [
    row(#"[‸,1]"#, "EX101 expected a value or ']', found ','"),
    row(#"{"a"‸}"#, "EX105 expected ':' after the key 'a'"),
    row(#"{"a": ‸}"#, "EX101 'a' has no value"),
    row(#"{‸: 1, "b": 2}"#, "EX101 expected a key in quotes, found ':'"),
    row(#"{"a": 1, ‸: 2, "c": 3}"#, "EX101 expected a key in quotes, found ':'"),
    row(#"[1‸}"#, "EX101 '}' does not close '['"),
    row(#"{"a": [1‸}"#, "EX101 '}' does not close '['"),
    row(#"{"a": {"b": 1‸"#, "EX102 the file ends before '{' is closed"),
    row(#"‸"#, "EX102 expected a value, found an empty file"),
    row("‸\n  ", "EX102 expected a value, found an empty file"),
    row("{}\n‸<<<<<<< HEAD", "EX113 the document has merge conflict markers"),
  ]

  static let text = [
    row(#"["‸\u12g4"]"#, #"EX111 '\u12g' is not an escape sequence"#),
    row("[\"a‸\r\nb\"]", "EX112 a string cannot contain a line break (U+000D)"),
    row(#"[‸"abc"#, "EX102 the string is not closed with '\"'"),
    row("{\"a\": ‸\"x,\n\"b\": 1}", "EX102 the string is not closed with '\"'"),
    row("{\"a\": ‸\"x\n}", "EX102 the string is not closed with '\"'"),
    row(#"{"a": "say ‸"hi" now", "b": 1}"#, "EX101 a quote inside the text ends the string here"),
    row("[{\"a\": \"x\"‸0  },\n  {\"b\": 1}]", "EX101 expected ',' or '}', found '0'"),
    row(#"{‸short-desc: 1}"#, "EX106 the key 'short-desc' is not in quotes"),
    row("{\"a\": ‸Seoul, Korea,\n\"b\": 1}", "EX107 the string 'Seoul, Korea' is not in quotes"),
    row(#"["‸\udc00\ud800\udc00"]"#, #"EX204 '\udc00' is half of an emoji or another character"#),
    row(#"["a‸\u200b"]"#, "EX205 zero width space (U+200B) in a string"),
    row("[\"‸\u{FFFD}\"]", "EX205 replacement character (U+FFFD) in a string"),
  ]

  /// What goes on behind the root, and merges.
  static let joined = [
    row(#"{"a": 1}‸, "b": 2}"#, "EX113 expected one value, found more after it"),
    row(
      "{\"a\": 1}‸,\n{\"b\": ‸02}]", "EX113 expected one value, found more after it",
      "EX110 a number cannot begin with 0: '02'"),
    row(
      "{\"a\": 1}\n‸{\"b\": ‸02}\n{\"c\": 3}", "EX113 expected one value, found more after it",
      "EX110 a number cannot begin with 0: '02'"),
    row("[1]‸, 2]", "EX113 the array has ended, but more elements follow"),
    row(
      "[\n‸<<<<<<< a\n1,\n=======\n2,\n>>>>>>> b\n3]",
      "EX113 the document has merge conflict markers"),
    row(
      "{\"a\": 1,\n  ‸<<<<<<< a\n\"b\": 2\n=======\n\"b\": 3\n>>>>>>> b\n}",
      "EX113 the document has merge conflict markers"),
    row(
      "[\n‸<<<<<<< a\n1,\n||||||| c\n0,\n=======\n2,\n>>>>>>> b\n3,\n4]",
      "EX113 the document has merge conflict markers"),
  ]

  static let several = [
    row(
      "{\"a\": ‸01,\n ‸b: 2,\n \"c\"‸ 3,\n \"d\": [1‸,],\n \"e\": \"‸\\q\"}",
      "EX110 a number cannot begin with 0: '01'", "EX106 the key 'b' is not in quotes",
      "EX105 expected ':' after the key 'c'", "EX104 trailing ',' before ']'",
      #"EX111 '\q' is not an escape sequence"#),
    row(
      "[1, ‸// one\n 2 ‸/* two */, 3 ‸# three\n]", "EX109 comments are not part of JSON",
      "EX109 comments are not part of JSON", "EX109 comments are not part of JSON"),
  ]

  @Test(
    "one slip, one finding, at its place",
    arguments: [structure, text, joined, several].joined())
  func findings(input: String, findings: [String]) {
    let marked = MarkedText(input)
    let tree = JSONTree(reading: SourceFile(name: "f", text: marked.text))
    #expect(tree.errors.map { "\($0.rule.code) \($0.message)" } == findings)
    #expect(tree.errors.map(\.location.bytes.lowerBound) == marked.offsets)
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
  func openedAt(text: String, places: [Range<Int>]) throws {
    let tree = JSONTree(reading: SourceFile(name: "f", text: text))
    let end = try #require(tree.errors.last)
    #expect(end.rule.code == "EX102")
    #expect(end.notes.compactMap { $0.location?.bytes } == places)
  }
}
