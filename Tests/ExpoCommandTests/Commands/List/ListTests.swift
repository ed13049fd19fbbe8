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

  @Test("pages part the list without a gap, whatever their length")
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
    "the summary says which part of the list is shown",
    arguments: [
      ("--page 2 --per-page 5", ExitCode.success, "page 2 of 3 · entries 6–10 of 13\n"),
      ("--page 1", .success, "page 1 of 1 · entries 1–13 of 13\n"),
      ("--per-page 6", .success, "page 1 of 3 · entries 1–6 of 13\n"),
      ("--per-page 6 -q", .success, ""),
      ("--page 4 --per-page 5", .findings, "expo: error: page 4 is past the end (3 pages)\n"),
      ("--page 9223372036854775807 --per-page 1", .findings, nil),
      ("--page 1 --per-page 9223372036854775807", .success, nil),
    ] as [(String, ExitCode, String?)])
  func parts(words: String, status: ExitCode, errors: String?) {
    let result = list(words)
    #expect(result.status == status)
    if let errors { #expect(result.errors == errors) }
  }

  @Test(
    "a list is searched, sorted and counted",
    arguments: [
      ("--search 한빛타", ExitCode.success, " 1  한빛탑           "),
      ("--search ㄱㄴㅈㅎ -f names", .success, "박람회 기념주화\n"),
      ("--search MAGLEV -f names", .success, "자기부상열차 HML-03\n"),
      ("--search '없는 낱말'", .findings, ""),
      ("--search '없는 낱말' --count", .findings, "0\n"),
      ("--search '없는 낱말' -f json", .findings, "[]\n"),
      ("--search 마스코트 --count", .success, "1\n"), ("--count", .success, "13\n"),
      ("--sort name -f names --per-page 2", .success, "1893년 시카고 출품 민예품\n꿈돌이\n"),
      ("--sort number -f names --per-page 1", .success, "한빛탑\n"),
    ])
  func selection(words: String, status: ExitCode, beginning: String) {
    let result = list(words)
    #expect(result.status == status)
    #expect(result.output.hasPrefix(beginning) && result.output.isEmpty == beginning.isEmpty)
  }

  @Test(
    "entries are given as far as they can be read, and counted if not in full",
    arguments: [
      (
        "table",
        """
        1  가 나         한\\줄
        2  없는 것       [읽을 수 없음]
            <stdin>:2:52: error: expected a string for 'short_desc', found a number [EX305 type-mismatch]
            <stdin>:2:63: warning: 'desc' is empty [EX501 empty-text]
        3  다<U+202E>라  ␛[31m

        """
      ),
      ("names", "가\\t나\n없는 것\n다\u{202E}라\n"),
      ("tsv", "1\t가\\t나\ta\t한\\\\줄\t글\\n글\n2\t없는 것\tb\t\t\n3\t다\u{202E}라\tc\t\u{1B}[31m\t\n"),
      (
        "json",
        #"""
        [
          {"name": "가\t나", "image_name": "a", "short_desc": "한\\줄", "desc": "글\n글"},
          {"name": "없는 것", "image_name": "b", "desc": ""},
          {"name": "다\u202e라", "image_name": "c", "short_desc": "\u001b[31m", "desc": ""}
        ]

        """#
      ),
    ])
  func faulty(format: String, output: String) {
    let result = list("-f \(format)", input: Self.faulty)
    #expect(
      result
        == Outcome(
          .success, output, errors: "1 entry could not be read in full; run expo validate\n"))
  }

  @Test(
    "text → cell of CSV, without its quotes",
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

  @Test("on a terminal nothing is obeyed", arguments: ["table", "names", "tsv", "csv", "json"])
  func hidden(format: String) {
    let result = list("-f \(format)", input: Self.faulty, isTerminal: true, columns: 80)
    #expect(!result.output.unicodeScalars.contains { $0 == "\u{202E}" || $0 == "\u{1B}" })
  }

  @Test(
    "a list of little says so",
    arguments: [
      ("[]", ExitCode.success, "", "no entries\n"),
      ("{}", .findings, "", nil), ("", .findings, "", nil),
      (#"{"title": "t", "visitors": 1}"#, .success, "", "no entries\n"),
    ] as [(String, ExitCode, String, String?)])
  func little(input: String, status: ExitCode, output: String, errors: String?) {
    let result = list("", input: input)
    #expect(result.ended(status, printing: output))
    if let errors { #expect(result.errors == errors) }
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
