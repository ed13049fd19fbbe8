import ExpoJSON
import ExpoTerminal
import Testing

@testable import ExpoCommand

/// What the screens look like.
struct BrowseFrameTests {
  @Test("the keys of the status line stand out from what they do")
  func keysInBold() throws {
    for (typed, keys) in [("", "Enter?q/&:yv"), ("l/샘\rh", "?qnEnterhJ"), ("l3j!", "?q!h/yvp")] {
      let line = try SampleFair.state(after: typed, columns: 80, rows: 9).frame().lines[8]
      #expect(line.parts.map { $0.text.text(in: .heading) }.joined() == keys, "\(typed)")
    }
  }

  @Test("a row has the mark of its worst finding, with the width that the terminal draws")
  func marks() throws {
    let entries = """
      [{"name": "못", "image_name": "a", "short_desc": "요약 ", "desc": "글이 여기 있다"},
       {"name": "샘", "image_name": "b", "short_desc": "요약", "desc": "글이 여기 있다", "more": 1}]
      """
    let state = try SampleFair.state(rows: 3, entries: entries, exposition: nil)
    let marks = (0..<2).map { state.document.findings(of: $0).map(\.severity).max()?.mark ?? "" }
    #expect(Set(marks).isSubset(of: ["!", "·"]) && !marks.contains(""))
    for (index, mark) in marks.enumerated() {
      #expect(state.rows[index].dropFirst(3).hasPrefix("\(mark) "))
    }
    let wide = try SampleFair.state(
      rows: 3, options: BrowseOptions(ambiguous: .wide), entries: entries, exposition: nil)
    let names = wide.rows.prefix(2).map { row in
      DisplayWidth.of(row.prefix { $0 != "못" && $0 != "샘" }, ambiguous: .wide)
    }
    #expect(Set(names).count == 1, "\(wide.rows)")
  }

  @Test("a narrow list has only names, and a long name is cut with a sign")
  func narrow() throws {
    let long =
      #"[{"name": "아주 긴 이름의 못", "image_name": "x", "short_desc": "요약", "desc": "글이 여기 있다"}]"#
    let rows = try SampleFair.state(columns: 14, rows: 2, entries: long, exposition: nil).rows
    #expect(rows == [">1   아주 긴… ", "1/1     ? help"])
    // The counts of the title line need eight cells.
    #expect(try SampleFair.state(after: "!!", columns: 7, rows: 9).rows[0] == " – Fin…")
  }

  @Test("a long query is cut at its beginning")
  func longPrompt() throws {
    let typed = String(repeating: "가나다라", count: 20)
    let frame = try SampleFair.state(after: "l/\(typed)마", columns: 20, rows: 4).frame()
    let line = frame.text(ofRow: 3)
    #expect(line.hasPrefix("/"))
    #expect(line.contains("마  "))
    #expect((frame.cursor ?? 99) < 20)
  }

  @Test("one row shows the typed text")
  func oneRow() throws {
    let state = try SampleFair.state(after: "l/물", columns: 20, rows: 1)
    #expect(state.rows == ["/물  –/3"])
    #expect(state.frame().cursor == 3)
    #expect(try SampleFair.state(after: "l", columns: 20, rows: 1).rows[0].hasPrefix(">1   못"))
  }
}
