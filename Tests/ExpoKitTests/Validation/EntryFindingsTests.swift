import ExpoTestSupport
import Testing

struct EntryFindingsTests {
  private static func findings(_ list: EntryList) -> [[Report.Diagnostic]] {
    list.elements.map(list.findings)
  }

  private static let sound =
    #"{"name": "가", "image_name": "a", "short_desc": "요약", "desc": "요약보다 긴 글"}"#

  @Test(
    "each entry has the findings in its part of the document",
    arguments: [
      ("[\(sound)]", [[]]), ("[\(sound), \(sound)]", [[], []]),
      (#"[\#(sound), {"name": "나"}]"#, [[], ["EX302", "EX302", "EX302"]]),
      (
        #"[{"name": 1, "image_name": "a", "short_desc": " ", "desc": "글"}, \#(sound)]"#,
        [["EX305", "EX501"], []]
      ),
      ("[\(sound), \(sound),]", [[], ["EX104"]]), ("[\(sound) \(sound)]", [["EX103"], []]),
      ("// 글\n[\(sound), \(sound)]", [["EX109"], []]), ("[\(sound), \(sound)] 끝", [[], ["EX113"]]),
    ] as [(String, [[String]])])
  func findings(text: String, expected: [[String]]) throws {
    let findings = Self.findings(try EntryList.found(in: text))
    #expect(findings.map { $0.map(\.rule.code) } == expected)
  }

  @Test(
    "the findings of all entries are those of the validator, except for rules that compare entries")
  func wholeDocument() throws {
    let text = #"[{"name": "가"}, \#(Self.sound), {"name": " 나", "image_name": "b", "desc": ""},]"#
    let file = SourceFile(name: "items.json", text: text)
    let whole = Validator(kind: .entries).check(file).findings.diagnostics
    let shared = Rule.matching("EX503") + Rule.matching("EX504")
    let expected = whole.filter { !shared.contains($0.rule) }.map(\.message)
    let found = Self.findings(try EntryList.found(in: text)).joined().map(\.message)
    #expect(found.sorted() == expected.sorted())
  }

  @Test("an entry is readable if it decodes")
  func readable() throws {
    let list = try EntryList.found(in: #"[\#(Self.sound), {"name": "나"}, 1]"#)
    #expect(list.elements.map(list.isReadable) == [true, false, false])
    #expect([0, 1, 9].map(list.unreadableCount) == [0, 1, 2])
  }
}
