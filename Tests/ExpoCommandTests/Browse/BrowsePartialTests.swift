import Foundation
import ExpoTerminal
import ExpoTestSupport
import Testing

@testable import ExpoCommand

/// What the reader shows of documents with faults, and when reading them again fails.
struct BrowsePartialTests {
  @Test("a poster with a bad member shows the others, a mark and the findings")
  func poster() throws {
    let exposition = SampleFair.exposition.replacing("1851", with: #""many""#)
    let rows = try SampleFair.state(columns: 60, rows: 18, exposition: exposition).rows
    #expect(
      rows.dropFirst().prefix(16) == [
        "물의 박람회", "(Water)", "", "방문객 : [읽을 수 없음]", "개최지 : 강가",
        "개최 기간 : 1900. 01. 01 - 1900. 02. 02", "항목 : 5개 – 못, 샘, 내, 강, 바다", "",
        "첫 문단", "", "둘째 문단", "", "셋째 문단", "",
        "error[EX401]: expected a number for 'visitors', found the",
        "  string 'many'",
      ])
  }

  @Test("an entry with a bad member shows the others, a mark and the findings")
  func entry() throws {
    let rows = try SampleFair.state(after: "l3jl", columns: 80, rows: 14).rows
    #expect(
      rows.dropFirst().prefix(8) == [
        "강", "큰 강", "", "이미지 : river", "", "[없음]", "",
        "error[EX302]: missing key 'desc'",
      ])
  }

  @Test("findings are laid out again for another width")
  func resized() throws {
    var state = try SampleFair.state(after: "l3jl", columns: 60, rows: 30)
    state.resize(to: TerminalSize(columns: 100, rows: 30))
    let anew = try SampleFair.state(after: "l3jl", columns: 100, rows: 30)
    #expect(state.rows == anew.rows)
  }

  @Test(
    "if a location is too wide, its path is cut, not its line number; a mark has an explanation")
  func label() throws {
    let exposition = SampleFair.exposition.replacing("1851", with: #""1851""#)
    for (columns, start) in [
      (40, " --> fair.json:1:40, /visitors"), (22, " --> ….json:1:40,"),
    ] {
      let rows = try SampleFair.state(columns: columns, rows: 40, exposition: exposition).rows
      #expect(rows.contains { $0.hasPrefix(start) }, "\(rows)")
    }
    let rows = try SampleFair.state(columns: 60, rows: 40, exposition: exposition).rows
    #expect(rows.contains("* can be fixed by expo validate --fix"))
  }

  /// A catalog whose documents are read from disk.
  private static func document(_ folder: TemporaryFolder) throws -> BrowseDocument {
    BrowseDocument(try ExhibitionFinder().find(DocumentPath(folder.path)), language: .korean)
  }

  private static func state(_ folder: TemporaryFolder) throws -> BrowseState {
    BrowseState(try document(folder), size: TerminalSize(columns: 400, rows: 20))
  }

  @Test(
    "if reading again fails, the last documents stay, with a notice",
    arguments: ["", "[", #"{"a": 3}"#, "\"a\""])
  func reload(text: String) throws {
    let folder = try TemporaryFolder(ProjectTree().dataSets(in: "A.xcassets", "a", "b").files)
    var state = try Self.state(folder)
    state.type("lj")
    let rows = state.rows.dropLast()
    try folder.write(text, to: "A.xcassets/items.dataset/items.json")
    state.reload { try Self.document(folder) }
    #expect(state.rows.dropLast() == rows)
    #expect(state.rows.last?.hasPrefix("not reloaded: items.json: ") == true)
    try folder.write(
      ProjectTree.entries(["a", "b", "c"]), to: "A.xcassets/items.dataset/items.json")
    state.reload { try Self.document(folder) }
    #expect(state.message == .reloaded)
    #expect(state.list.count == 3)
  }

  @Test(
    "the same holds outside a catalog, but an empty list or a deleted document is not a failure")
  func reloadOfFolder() throws {
    let folder = try TemporaryFolder(ProjectTree().documents(in: "data", "a", "b").files)
    var state = try Self.state(folder)
    try folder.write("", to: "data/items.json")
    state.reload { try Self.document(folder) }
    #expect(state.list.count == 2)
    #expect(state.rows.last?.contains("items.json: expected a value, found an empty file") == true)
    try FileManager.default.removeItem(atPath: folder.path + "/data/items.json")
    state.reload { try Self.document(folder) }
    #expect(state.outline == "poster (there are no entries)")
    state = try SampleFair.state(after: "ll")
    state.reload { try SampleFair.document(entries: "[]") }
    #expect(state.outline == "poster (there are no entries)")
  }

  @Test("unreadable entries have the same name in the list and among findings")
  func nothingOfEntry() throws {
    let entries = SampleFair.entries.replacing("[\n", with: "[\n{},\n")
    for typed in ["l", "!!"] {
      let state = try SampleFair.state(after: typed, columns: 60, rows: 12, entries: entries)
      #expect(state.rows.contains { $0.hasPrefix(">1 ✗ [읽을 수 없음]") }, "\(state.rows)")
    }
  }

  @Test("all numbers on a screen have the same format")
  func numbers() throws {
    let entries = "[" + Array(repeating: "{}", count: 5000).joined(separator: ",") + "]"
    let rows = try SampleFair.state(columns: 60, rows: 30, entries: entries).rows
    #expect(rows.contains { $0.hasPrefix("항목 : 5,000개 – ") }, "\(rows)")
    #expect(rows.last?.hasPrefix("Enter: 5,000 entries") == true)
    let names = entries.replacing("{}", with: #"{"name": "못"}"#)
    for (typed, words) in [("l/못", "5,000 entries"), ("l/못\rhn", "entry 2 of 5,000")] {
      let rows = try SampleFair.state(after: typed, columns: 60, rows: 9, entries: names).rows
      #expect(rows.last?.hasPrefix("/못  " + words) == true, "\(rows)")
    }
    let limit = BrowseNotice.tooLongToCopy(limit: 74994).words(in: .english)
    #expect(limit == "too long to copy (over 74,994 bytes)")
  }

  @Test(
    "if a finding is too wide, its message is cut, not its code",
    arguments: [
      (60, "missing key 'desc' [EX302 missing-key]"), (40, "missing key 'desc' [EX302]"),
      (30, "missing key… [EX302]"), (20, "missing ke…"),
    ])
  func codes(columns: Int, shown: String) throws {
    let rows = try SampleFair.state(after: "!!", columns: columns).rows
    #expect(rows[0].hasPrefix(">4 ✗ 강  " + shown), "\(rows)")
  }

  @Test("if a line is too wide, a command is wrapped and an excerpt is cut")
  func wideLines() {
    var excerpt = StyledText("6 | ", .gutter)
    excerpt.append(String(repeating: "가", count: 20))
    let command = StyledText("    iconv -f CP1252 -t UTF-8 items.json > utf8.json")
    let blocks = [excerpt, command].map { BrowseDocument.block($0, width: 30, .narrow) }
    let view = TextView(blocks, width: 30, height: 9)
    #expect(
      view.visible.map { view.text(ofLine: $0).string } == [
        "6 | " + String(repeating: "가", count: 12) + "…", "    iconv -f CP1252 -t UTF-8",
        "    items.json > utf8.json",
      ])
  }

  @Test("a document that cannot be read is named on the screen and in the status line")
  func lacking() throws {
    let folder = try TemporaryFolder(
      ProjectTree().dataSets(in: "A.xcassets", "a").with([
        "A.xcassets/items.dataset/items.json": ""
      ]).files)
    var state = try Self.state(folder)
    let reason = "items.json: expected a value, found an empty file"
    let screen = state.rows.prefix(6).joined(separator: " ")
      .split(separator: " ").joined(separator: " ")
    #expect(screen.contains("expected a value, found an empty file"))
    #expect(state.rows.last?.contains(reason) == true)
    state.type("l")
    #expect(state.rows.last?.contains(reason) == true)
  }
}
