import ExpoJSON
import ExpoTestSupport
import Testing

struct JSONTreeTests {
  private let document = #"""
    {"a": [10, {"b/c": "\u0041\n\ud83d\ude00\/ 한"}, -1.5e3, true, null], "a": 2, "": false}
    """#

  @Test(
    "a pointer finds the value as it is spelled, of equal keys the first, or none",
    arguments: [
      ("/a/0", "10"), ("/a/2", "-1.5e3"), ("/a/3", "true"), ("/a/4", "null"), ("/", "false"),
      ("/a/1/b~1c", #""\u0041\n\ud83d\ude00\/ 한""#), ("/b", nil), ("/a/9", nil), ("/a/00", nil),
      ("/a/-", nil), ("/a/0/x", nil),
    ] as [(String, String?)])
  func pointers(pointer: String, spelling: String?) throws {
    let pointer = try #require(JSONPointer(pointer))
    let root = try #require(JSONTree(of: document).root)
    #expect(root[pointer]?.spelling == spelling)
  }

  @Test(
    "a text is unescaped when it is asked for, a long one as a short one",
    arguments: [
      (#"가나 \n\u0041\/\ud83d\ude00 다"#, "가나 \nA/😀 다"), (#"\\ \" "#, "\\ \" "), ("한글 ", "한글 "),
      ("한글", "한글"), (#"\n"#, "\n"), (" ", " "), ("a", "a"),
    ])
  func longText(written: String, expected: String) throws {
    // Among them texts of more than 64 KiB.
    let portion = (1 << 16) / written.utf8.count
    let counts = [1, portion, portion + 1, 2 * portion + 1]
    let more = Thoroughness.triesAll ? [1 << 13, 1 << 16, 1 << 16 | 1, 1 << 17, 200_001] : []
    for count in counts + more {
      let text = "[\"" + String(repeating: written, count: count) + "\"]"
      let string = JSONTree(of: text).root?[0]?.string
      #expect(string == String(repeating: expected, count: count), "\(count)")
    }
  }
}
