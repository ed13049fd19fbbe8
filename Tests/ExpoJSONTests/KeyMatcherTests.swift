import Testing

@testable import ExpoJSON

struct KeyMatcherTests {
  /// What precedes a member: nothing, or more keys than are numbered.
  private static let others = ["", (0..<80).map { "\"k\($0)\":0," }.joined()]

  /// A key, how a document spells it, and whether they are the same.
  static let keys = [
    ("name", #""name""#, true), ("name", #""nam\u0065""#, true), ("name", #""Name""#, false),
    ("name", #""names""#, false), ("name", #""nam""#, false), ("", #""""#, true),
    // Composed and decomposed, plain and escaped.
    ("한", "\"\u{1112}\u{1161}\u{11AB}\"", true), ("\u{1112}\u{1161}\u{11AB}", #""한""#, true),
    ("한", #""\ud55c""#, true), ("한", #""\u1112\u1161\u11ab""#, true), ("한", #""하""#, false),
    // A character beyond ASCII that is canonically equivalent to one of ASCII.
    ("K", "\"\u{212A}\"", true), ("\u{212A}", #""K""#, true), ("\u{212A}x", #""Kx""#, true),
    ("\u{212A}", #""k""#, false),
    // Alike to the eye, or in NFKC only.
    ("a", "\"а\"", false), ("ﬁ", #""fi""#, false),
  ]

  private func tree(_ text: String) throws -> (tree: JSONTree, root: JSONNode) {
    let tree = JSONTree(of: text)
    return (tree, try #require(tree.root))
  }

  @Test(
    "keys are equal if Unicode calls them equivalent, wherever they are compared", arguments: keys)
  func equal(key: String, spelling: String, isSame: Bool) throws {
    for others in Self.others {
      let (tree, root) = try tree("{\(others)\"z\":\"0\",\(spelling):\"1\"}")
      let member = try #require(root.members.first { $0.value.string == "1" })
      // Swift's own definition, of a key, of a member, of many keys and of those of a record.
      #expect((member.key.string == key) == isSame)
      #expect(member.key.equals(key) == isSame)
      #expect((root[key]?.string == "1") == isSame)
      let matcher = KeyMatcher(["y", key], in: tree)
      #expect(
        matcher.index(of: tree.tape[member.key.index], at: member.key.index) == (isSame ? 1 : nil))
      #expect(
        (ExpoDecoder().collect([String: Value].self, from: tree).value?[key] != nil) == isSame)

      let formatter = JSONFormatter(indent: nil, order: .init([key], ofElements: false))
      let ordered = String(decoding: try formatter.format(tree), as: UTF8.self)
      #expect(Array(ordered.utf8.dropFirst()).starts(with: spelling.utf8) == isSame)

      guard others.isEmpty, !spelling.contains("\\") else { continue }
      var records = JSONRecords(ofOne: root, keys: ["z", key])
      #expect(records.next() && records.isPlain == isSame)
    }
  }

  @Test("a key whose end is repaired is the repaired one, not the one that was scanned")
  func repaired() throws {
    let (tree, root) = try tree("{\n  \"name: \"가\",\n  \"desc\": \"나\"\n}")
    let key = try #require(root.members.first { _ in true }?.key)
    let matcher = KeyMatcher(["name", "name: ", "desc"], in: tree)
    #expect(matcher.index(of: tree.tape[key.index], at: key.index) == 0)
    #expect(key.equals("name"))
    #expect(root["name"]?.string == "가" && root["desc"]?.string == "나")
    #expect(root["nam"] == nil)
  }

  @Test("keys of many thousand combining marks are compared in time", .timeLimit(.minutes(1)))
  func combiningMarks() throws {
    let text = "a" + String(repeating: "\u{301}\u{323}", count: 1 << 18)
    let (tree, root) = try tree("{\"\(text)\":a\(text)}")
    let key = try #require(root.members.first { _ in true }?.key)
    let matcher = KeyMatcher(["a", text], in: tree)
    #expect(matcher.index(of: tree.tape[key.index], at: key.index) == 1)
    #expect(key.equals(text) && !key.equals("a") && root["á"] == nil)
    // A text of 1 KB is compared as Unicode says, a longer one by its bytes.
    for (count, isSame) in [(255, true), (256, false)] {
      let texts = ["\u{301}\u{323}", "\u{323}\u{301}"].map { String(repeating: $0, count: count) }
      #expect(("a" + texts[0]).equals("a" + texts[1]) == isSame)
    }
  }

  /// Anything at all.
  private struct Value: Decodable {
    init(from decoder: any Decoder) throws {}
  }
}
