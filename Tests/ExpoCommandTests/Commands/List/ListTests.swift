import ExpoTestSupport
import Testing

struct ListTests {
  private static let sample = Repository.sample("Daejeon1993")
  private static let faulty = #"""
    [{"name": "가\t나", "image_name": "a", "short_desc": "한\\줄", "desc": "글\n글"},
     {"name": "없는 것", "image_name": "b", "short_desc": 3, "desc": ""},
     {"name": "다\u202e라", "image_name": "c", "short_desc": "\u001b[31m", "desc": ""}]
    """#

  private func list(
    _ words: String, input: String? = nil, isTerminal: Bool = false, columns: Int? = nil
  ) -> Outcome {
    expo(
      "list \(input == nil ? "@" : "-") \(words)", in: Self.sample, input: input ?? "",
      environment: [.noColor: "1"], isTerminal: isTerminal, columns: columns)
  }

  private func names(_ words: String) -> [String] {
    list(words + " --format names").output.split(separator: "\n").map(String.init)
  }

  @Test(
    "lists of the samples are printed as in the golden files",
    arguments: [
      ("table", "", nil), ("table-40", "", 40), ("table-80", "", 80), ("table-20", "", 20),
      ("fields", "--fields image_name,number,name", 40), ("names", "-f names", nil),
      ("tsv", "-f tsv --fields number,name,short_desc", nil),
      ("json", "-f json --fields number,name", nil),
      ("sorted", "--sort name", nil),
    ] as [(String, String, Int?)])
  func golden(name: String, words: String, columns: Int?) throws {
    let result = list(words, isTerminal: columns != nil, columns: columns)
    #expect((result.status, result.errors) == (.success, ""))
    let path = "Tests/ExpoCommandTests/Golden/list-\(name).txt"
    #expect(try Golden.difference(result.output, path) == nil)
  }

  @Test("a name far wider than the others is cut, not their texts")
  func freakName() {
    let names = [Array(repeating: "wide", count: 20).joined(separator: " ")] + ["A", "B", "C", "D"]
    let entries = names.map {
      #"{"name": "\#($0)", "image_name": "\#($0.utf8.count)", "short_desc": "text", "desc": "d"}"#
    }
    let result = list("--width 60", input: "[\(entries.joined(separator: ","))]")
    #expect(
      result.output.split(separator: "\n").prefix(2) == [
        "1  wide wide wide wide wide wide wide wide…   text",
        "2  A                                          text",
      ])
  }

  @Test("pages of any length contain the whole list")
  func pages() {
    let all = names("")
    #expect(all.count == 13)
    for length in Thoroughness.triesAll ? Array(1...14) : [1, 2, 5, 12, 13, 14] {
      let count = (all.count + length - 1) / length
      let pages = (1...count).map { names("--page \($0) --per-page \(length)") }
      #expect(Array(pages.joined()) == all)
      #expect(pages.dropLast().allSatisfy { $0.count == length })
      #expect(list("--page \(count + 1) --per-page \(length)").status == .findings)
    }
  }

  @Test(
    "a cell of CSV never begins a formula",
    arguments: [
      ("탑", "탑"), ("", ""), ("a,b", "a,b"), (#"a\"b"#, "a\"\"b"), (#"a\r\nb"#, "a\r\nb"),
      (" a", " a"),
      ("'a", "'a"), ("1", "1"), ("a=1", "a=1"), ("=1+1", "'=1+1"), ("+1", "'+1"), ("-1", "'-1"),
      ("@SUM(A1)", "'@SUM(A1)"), ("＝1", "'＝1"), (#"\t=1"#, "'\t=1"), (#"\n=1"#, "'\n=1"),
      (#"=A1,\"b\""#, "'=A1,\"\"b\"\""),
    ])
  func csv(text: String, cell: String) {
    let entry = #"[{"name": "\#(text)", "image_name": "i", "short_desc": "s", "desc": "d"}]"#
    let output = expo("list - -f csv --fields number,name", input: entry).output
    #expect(output == "number,name\r\n1,\"\(cell)\"\r\n")
    let marked = expo("list - -f csv --fields name --bom", input: entry).output
    #expect(marked == "\u{FEFF}name\r\n\"\(cell)\"\r\n")
  }

  @Test(
    "a terminal does not obey characters of the data",
    arguments: ["table", "names", "tsv", "csv", "json"])
  func hidden(format: String) {
    let result = list("-f \(format)", input: Self.faulty, isTerminal: true, columns: 80)
    #expect(!result.output.unicodeScalars.contains { $0 == "\u{202E}" || $0 == "\u{1B}" })
  }

  @Test("an exposition that is in no target is left out, and named")
  func leftOut() throws {
    let tree = ProjectTree().documents(in: "App", "a").documents(in: "docs", "a")
      .project(.init("App", ["App/items.json", "App/fair.json"]))
    let folder = try TemporaryFolder(tree.files)
    let result = expo("list @ -f names --lang ko", in: folder.path)
    #expect(result.errors == "앱 타깃에 없어 뺐습니다: @/docs. 읽으려면 경로를 지정하세요\n")
  }
}
