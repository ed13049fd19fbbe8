import ExpoTestSupport
import Testing

struct PartialEntryTests {
  /// A document of one entry, and its members: the value in quotes, or `!` unreadable, `?` missing,
  /// `-` omitted; and whether it can be read in full.
  @Test(
    "each member is read separately",
    arguments: TextTable.pairs(
      #"""
      {"name": "a", "image_name": "b", "short_desc": "c", "desc": "d"} → 'a' 'b' 'c' 'd' whole
      {"name": "a", "image_name": 3, "short_desc": null, "desc": ["d"]} → 'a' ! ! !
      {"name": "a", "desc": ""} → 'a' ? ? ''
      {"name": "a", "name": 3, "desc": "d"} → 'a' ? ? 'd'
      -- The meaning of a tab is certain, that of a lone surrogate is not.
      {"name": "a\#tb", "image_name": "\ud800", "desc": "d"} → 'a\#tb' ! ? 'd'
      -- What recovery dropped may have been the missing members.
      {"name": "a", "image_name": "b", ], "desc": "d"} → 'a' 'b' ! !
      {} → ? ? ? ?
      null → ! ! ! !
      3 → ! ! ! !
      {"name": "a", "image_name": "b", "short_desc": "c", "desc": "d", "x": [1,]} → 'a' 'b' 'c' 'd' whole
      """#))
  func members(text: String, expected: String) throws {
    let whole = #"{"name": "n", "image_name": "i", "short_desc": "s", "desc": "d"}"#
    let list = try EntryList.found(in: "[\(text), \(whole), \(whole)]")
    let element = try #require(list.elements.first { _ in true })
    let entry = list.partialEntry(element)
    let words = Entry.CodingKeys.allCases.map { Self.outline(entry[$0]) }
    #expect(
      (words + (list.isReadable(element) ? ["whole"] : [])).joined(separator: " ") == expected)
    #expect(list.elements.dropFirst().first { _ in true }?.number == 2)
  }

  @Test(
    "an exposition is read as far as it can be",
    arguments: [
      (#""visitors": 5, "location": "l""#, "'t' '5' 'l' ? ?"),
      (#""visitors": "5", "duration": 1900"#, "'t' ! ? ! ?"),
      (#""visitors": 5.5, "description": "d""#, "'t' ! ? ? 'd'"),
      (#""visitors": 1e3, "description": "d""#, "'t' '1000' ? ? 'd'"),
      (#""visitors": 99999999999999999999, "description": "d""#, "'t' ! ? ? 'd'"),
    ])
  func exposition(members: String, expected: String) throws {
    var finder = ExhibitionFinder()
    finder.workspace.overlay["-"] = SourceFile(name: "-", text: "{\"title\": \"t\", \(members)}")
    let exposition = try #require(try finder.find("-").exposition?.partial)
    let texts = [exposition.location, exposition.duration, exposition.description]
    let words = [Self.outline(exposition.title), Self.outline(exposition.visitors)]
    #expect((words + texts.map(Self.outline)).joined(separator: " ") == expected)
  }

  private static func outline<Value>(_ member: PartialMember<Value>) -> String {
    switch member {
    case .readable(let value): "'\(value)'"
    case .unreadable: "!"
    case .missing: "?"
    case .omitted: "-"
    }
  }
}
