import Testing

@testable import ExpoKit

extension EntryList {
  static func found(in text: String) throws -> EntryList {
    var finder = ExhibitionFinder()
    finder.entries = "-"
    finder.workspace.overlay["-"] = SourceFile(name: "-", text: text)
    return try #require(try finder.find(nil).entries)
  }
}

struct EntryListTests {
  private static func entry(_ name: String, _ image: String) -> String {
    #"{"name": "\#(name)", "image_name": "\#(image)", "short_desc": "s", "desc": "d"}"#
  }

  private static let fair =
    "["
    + [
      entry("한빛탑", "hanbit_tower"), entry("꿈돌이", "kkumdori"), entry("2", "two"),
      entry("꿈돌이", "kkumdori_2"), entry("cafe\u{301}", "café"), entry("/0", "slash"),
      entry("\\ud55c", "escaped"),
    ].joined(separator: ", ") + "]"

  @Test(
    "an entry is found by number, name, image name or pointer, exactly or else by the best match",
    arguments: [
      ("1", [1]), ("7", [7]), ("8", []), ("0", []), ("-1", []), ("01", [1]), ("+1", []),
      ("99999999999999999999", []),
      ("한빛탑", [1]), ("hanbit_tower", [1]), ("hanbit tower", []),
      ("꿈돌이", [2, 4]), ("kkumdori", [2]), ("2", [2, 3]), ("two", [3]),
      ("café", [5]), ("cafe\u{301}", [5]), ("한", [7]),
      ("/1", [2]), ("/1/name", [2]), ("/1/desc", [2]), ("/0", [1]), ("/9", []), ("/01", []),
      ("/-", []), ("/", []), ("", []),
      // Without case, then by a beginning, then by a part: what fits best.
      ("HANBIT_TOWER", [1]), ("Kkumdori", [2]), ("CAFÉ", [5]), ("한빛", [1]), ("hanbit", [1]),
      ("kkumdori_", [4]), ("KKUM", [2, 4]), ("돌이", [2, 4]), ("빛", [1]), ("tower", [1]), ("wo", [3]),
      ("ㅎㅂㅌ", [1]), ("t", [3]), ("TOW", [1]), ("xx", []), (" ", []),
    ])
  func lookup(word: String, numbers: [Int]) throws {
    #expect(try EntryList.found(in: Self.fair).elements(named: word).map(\.number) == numbers)
  }

  @Test(
    "every entry that decodes can be read, even in a document with errors",
    arguments: [
      ("[\(entry("가", "a")), 3, \(entry("나", "b"))]", ["가", nil, "나"]),
      (#"[{"name": "가", "image_name": "a"}, \#(entry("나", "b"))]"#, [nil, "나"]),
      (#"[{"name": 1, "image_name": "a", "short_desc": "s", "desc": "d"}]"#, [nil]),
      ("[\(entry("가", "a")),]", ["가"]), ("[\(entry("가", "a"))", ["가"]), ("[]", []),
    ] as [(String, [String?])])
  func faulty(text: String, names: [String?]) throws {
    let list = try EntryList.found(in: text)
    #expect(list.elements.map { list.entry($0)?.name } == names)
    #expect(list.count == names.count)
  }

  @Test("plain records are read as a decoder reads them")
  func entries() throws {
    let list = try EntryList.found(
      in: "["
        + [
          Self.entry("가", "a"), Self.entry("\\ud55c\\n", "b"), "3", Self.entry("나\u{1}", "c"),
          #"{"desc": "d", "short_desc": "s", "image_name": "i", "name": "n"}"#,
          #"{"name": "n", "image_name": "i", "short_desc": "s", "desc": "d", "year": 1900}"#,
          #"{"name": "n", "image_name": "i", "short_desc": "s", "name": "m"}"#,
          #"{"name": "n", "image_name": "i", "short_desc": "s", "desc": "d", "name": "m"}"#,
        ].joined(separator: ", ") + "]")
    let read = list.elements.map(list.entry)
    #expect(read == list.elements.map { ExpoDecoder().collect(Entry.self, from: $0.node).value })
    #expect(read.compactMap { $0?.name } == ["가", "한\n", "n", "n", "n"])
  }
}
