import ExpoTestSupport
import Testing

/// What the reading commands show of documents with faults, and of an exhibition that lacks one.
struct PartialDataTests {
  private static let items = """
    [
      {"name": "나막신", "image_name": "shoes", "short_desc": "나무로 만든 신", "desc": "비 오는 날에 신는 신이다."},
      {"name": "해금", "image_name": "haegeum", "short_desc": 12, "desc": "두 줄 악기이다."},
      {"image_name": "fan", "short_desc": "바람을 일으킨다", "desc": "여름에 쓰는 물건이다."},
      {"name": "갓", "image_name": "hat", "short_desc": "쓰개", "desc": "말총으로\t만든 모자이다."},
      {"name": " ", "image_name": "drum", "short_desc": "큰 북", "desc": "소리가 멀리 간다."},
      null
    ]
    """
  private static let fair = """
    {"title": "물의 박람회(Water)", "visitors": "1851", "location": "강가", "duration": 1900,
     "description": "첫 문단\\n\\n둘째 문단"}
    """

  @Test(
    "no line is wider than the terminal, except the location of a finding",
    arguments: [20, 40, 60, 100])
  func width(columns: Int) throws {
    let files = ProjectTree().dataSet("items", in: "A.xcassets", Self.items)
      .dataSet("fair", in: "A.xcassets", Self.fair).files
    let folder = try TemporaryFolder(files)
    for words in ["list @", "show @ --all", "list @ --search 글"] {
      let result = expo(
        words, in: folder.path, environment: [.noColor: "1"], isTerminal: true, columns: columns)
      for line in result.output.split(separator: "\n") where !line.contains(/^ +--> @/) {
        let cells = line.unicodeScalars.reduce(0) { $0 + ($1.value >= 0x1100 ? 2 : 1) }
        #expect(cells <= columns + line.count { $0 == "…" || $0 == "␉" }, "\(line)")
      }
    }
  }

  @Test(
    "a document that cannot be read is named with the reason, and the status is 1",
    arguments: [
      ("", "expected a value, found an empty file"), ("[", "the file ends before '[' is closed"),
      (#"{"items": 3}"#, "found an object with 'items'"), ("\"a\"", "found a string"),
      ("[{]", "does not close "),
    ])
  func wholeDocument(text: String, reason: String) throws {
    for name in ["items", "fair"] {
      let file = "A.xcassets/\(name).dataset/\(name).json"
      let folder = try TemporaryFolder(
        ProjectTree().dataSets(in: "A.xcassets", "a").with([file: text]).files)
      for command in ["list", "show", "show --all", "browse"] {
        let result = expo("\(command) @", in: folder.path)
        #expect(result.ended(.findings, saying: "\(file): ", reason), "\(command) \(name)")
        #expect(!result.errors.contains("no entries"))
      }
      let result = expo("export html @ -o @/out", in: folder.path)
      #expect(result.ended(.findings, saying: file, reason))
      #expect(try !folder.names.contains("out"))
    }
  }
}
