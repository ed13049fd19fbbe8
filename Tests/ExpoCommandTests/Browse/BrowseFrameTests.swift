import ExpoSource
import ExpoTerminal
import ExpoText
import Testing

@testable import ExpoCommand

/// What the screens look like.
struct BrowseFrameTests {
  @Test("the poster, and the keys that there is room for")
  func poster() throws {
    let rows = try SampleFair.state(columns: 44, rows: 7).rows
    #expect(
      rows == [
        "물의 박람회", "(Water)", "", "방문객 : 1,851 명", "개최지 : 강가",
        "개최 기간 : 1900. 01. 01 - 1900. 02. 02",
        "50%  ? help  q quit  Enter open  / search",
      ])
  }

  @Test("the list: names and summaries in columns, a sign for the chosen row and for findings")
  func list() throws {
    let rows = try SampleFair.state(after: "l3j", columns: 40, rows: 7).rows
    #expect(
      rows == [
        " 1  못              작은 못", " 2  샘              맑은 샘",
        " 3  내              흐르는 내", ">4! 강              큰 강               ",
        " 5  바다            너른 바다", "", "4/5  ? help  q quit  ! findings  h back",
      ])
  }

  @Test("a narrow list has names alone, a long one is cut with a sign")
  func narrow() throws {
    let long =
      #"[{"name": "아주 긴 이름의 못", "image_name": "x", "short_desc": "요약", "desc": "글이 여기 있다"}]"#
    let rows = try SampleFair.state(columns: 14, rows: 2, entries: long, exposition: nil).rows
    #expect(
      rows == [
        ">1  아주 긴 … ", "1/1  ? help",
      ])
  }

  @Test("an entry: title, summary, picture and text")
  func entry() throws {
    let rows = try SampleFair.state(after: "ll", columns: 40, rows: 9).rows
    #expect(
      rows == [
        "못", "작은 못", "", "그림 : pond", "", "물이 고인 곳", "", "깊다",
        "1/5 all  ? help  q quit  h back  J next",
      ])
  }

  @Test("what is typed stands in the last line with what is found of it, and the cursor behind it")
  func prompt() throws {
    let frame = try SampleFair.state(after: "l/물", columns: 40, rows: 4).frame()
    #expect(frame.lines.last?.text.string == "/물  1/3")
    #expect(frame.cursor == 3)
  }

  @Test("of a long query the end is shown")
  func longPrompt() throws {
    let typed = String(repeating: "가나다라", count: 20)
    let frame = try SampleFair.state(after: "l/\(typed)마", columns: 20, rows: 4).frame()
    let line = frame.lines.last?.text.string ?? ""
    #expect(line.hasPrefix("/"))
    #expect(line.contains("마  "))
    #expect((frame.cursor ?? 99) < 20)
  }

  @Test("what is found is marked, in the list and in an entry")
  func marks() throws {
    for typed in ["l/물\r", "ll/물\r", "l/샘\r"] {
      var marked = ""
      for line in try SampleFair.state(after: typed, rows: 9).frame().lines {
        line.text.forEachRun { if $0 == .match { marked += $1 } }
      }
      #expect(marked == (typed.contains("샘") ? "샘샘" : typed.hasPrefix("ll") ? "물" : ""), "\(typed)")
    }
  }

  @Test("the findings of an entry, with excerpt and pointer")
  func findings() throws {
    let rows = try SampleFair.state(after: "l3j!", columns: 70, rows: 20).rows.joined(
      separator: "\n")
    for part in ["items.json:5:", "missing-key", "'desc'", "^", "= at /3"] {
      #expect(rows.contains(part), "\(part)")
    }
  }

  @Test("help has every key of the table")
  func help() throws {
    let rows = try SampleFair.state(after: "?", columns: 100, rows: 60).rows
    for binding in KeyBinding.all {
      #expect(
        rows.contains {
          $0.contains(binding.label) && $0.contains(binding.meaning.words(in: .english).summary)
        },
        "\(binding.label)")
    }
  }

  @Test(
    "one row, one column: something is shown, and nothing juts out",
    arguments: [(1, 1), (1, 40), (40, 1), (2, 2)])
  func tiny(columns: Int, rows: Int) throws {
    for typed in ["", "l", "ll", "?", "l/물", "l3j!"] {
      let state = try SampleFair.state(after: typed, columns: columns, rows: rows)
      #expect(state.rows.count == rows)
    }
  }
}
