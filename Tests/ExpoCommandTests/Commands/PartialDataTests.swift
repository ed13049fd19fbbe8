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

  private let folder: TemporaryFolder

  init() throws {
    let files = ProjectTree().dataSet("items", in: "A.xcassets", Self.items)
      .dataSet("fair", in: "A.xcassets", Self.fair).files
    folder = try TemporaryFolder(files)
  }

  private func run(_ line: String, isTerminal: Bool = false, columns: Int? = nil) -> Outcome {
    expo(
      line, in: folder.path, input: Self.items, environment: [.noColor: "1"],
      isTerminal: isTerminal, columns: columns)
  }

  @Test(
    "what can be read, a mark where something cannot, the findings below",
    arguments: [
      ("list-ko", "list @ --lang ko"), ("list-en", "list @ --lang en"),
      ("list-json", "list @ -f json"), ("list-tsv", "list @ -f tsv"),
      ("show-ko", "show @ --lang ko --width 300"),
      ("show-en", "show @ --lang en --width 300"),
      ("show-entries-ko", "show @ 2 3 4 --lang ko --width 300"),
      ("show-null", "show @ 1 6 --lang en --width 300"),
      ("show-markdown", "show @ --all --format markdown --lang en"),
      ("show-json", "show @ --all --format json"),
      // Lines are broken by the length of the document's name, so it must always be the same.
      ("list-20", "list - --lang ko --width 20"),
      ("list-40", "list - --lang en --width 40"),
      ("list-60", "list - --lang en --width 60"),
      ("show-60", "show - 2 --lang en --width 60"),
    ])
  func golden(name: String, words: String) throws {
    let result = run(words)
    #expect(result.status == .success)
    let text = result.output + "--- standard error\n" + result.errors
    #expect(try Golden.difference(text, "Tests/ExpoCommandTests/Golden/partial-\(name).txt") == nil)
  }

  @Test(
    "no line but that of the place of a finding is wider than a terminal",
    arguments: [20, 40, 60, 100])
  func width(columns: Int) {
    for words in ["list @", "show @ --all", "list @ --search 글"] {
      let result = run(words, isTerminal: true, columns: columns)
      for line in result.output.split(separator: "\n") where !line.contains(/^ +--> @/) {
        let cells = line.unicodeScalars.reduce(0) { $0 + ($1.value >= 0x1100 ? 2 : 1) }
        #expect(cells <= columns + line.count { $0 == "…" || $0 == "␉" }, "\(line)")
      }
    }
  }

  @Test(
    "there is one closing line, whatever there is to say",
    arguments: [
      (
        "list @ --page 1 --per-page 3",
        "page 1 of 2 · entries 1–3 of 6 · 2 entries could not be read in full; run expo validate\n"
      ),
      (
        "show @ --all",
        "the exposition and 4 entries could not be read in full; run expo validate\n"
      ),
      ("show @", "the exposition could not be read in full; run expo validate\n"),
      ("show @ 1", ""), ("list @ --per-page 1 -q", ""),
      ("list @ --count", ""),
    ])
  func closingLine(words: String, errors: String) { #expect(run(words).errors == errors) }

  @Test("counts include entries that cannot be read")
  func count() {
    #expect(run("list @ --count").output == "6\n")
    #expect(run("show @ 6").status == .findings)
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

  @Test("an entry that is asked for in a document that cannot be read is not called missing")
  func entryOfNone() throws {
    try folder.write("", to: "A.xcassets/items.dataset/items.json")
    for words in ["show @ 3", "list @ --search x", "list @ --page 2"] {
      let result = run(words)
      #expect(result.ended(.findings, printing: ""))
      #expect(
        result.errors.hasPrefix(
          "expo: error: @/A.xcassets/items.dataset/items.json: expected a value, found an empty file\n"
        ))
    }
    #expect(run("list @ --count").output == "")
    #expect(run("list @ -f json").output == "[]\n")
  }

  @Test("both documents cannot be read, and both are named")
  func nothing() throws {
    try folder.write("", to: "A.xcassets/items.dataset/items.json")
    try folder.write("{", to: "A.xcassets/fair.dataset/fair.json")
    for words in ["list @", "show @", "browse @", "export markdown @"] {
      let result = run(words)
      #expect(result.ended(.findings, printing: "", saying: "items.json: ", "fair.json: "))
    }
  }

  @Test("JSON that is no document does not matter beside a whole exhibition, or one that is named")
  func others() throws {
    let files = ProjectTree().dataSet("colors", in: "A.xcassets", #"{"red": 3}"#)
      .dataSet("items", in: "A.xcassets", ProjectTree.entries(["a"])).files
    let folder = try TemporaryFolder(files)
    let result = expo("list @/A.xcassets/items.dataset/items.json", in: folder.path)
    #expect(result.status == .success && result.errors == "")
    try folder.write(ProjectTree.exposition, to: "A.xcassets/fair.dataset/fair.json")
    #expect(expo("list @", in: folder.path).status == .success)
  }

  @Test("what a project allows to be missing is no fault, and nothing stands in its place")
  func optional() throws {
    let folder = try TemporaryFolder([
      ".expo.json": #"{"optionalKeys": ["short_desc", "duration"]}"#,
      "items.json": #"[{"name": "갓", "image_name": "hat", "desc": "글"}]"#,
      "fair.json":
        #"{"title": "t", "visitors": 1, "location": "l", "description": "글"}"#,
    ])
    let shown = expo("show --all --lang en @", in: folder.path)
    #expect(shown == Outcome(.success, "t\n\nVisitors: 1\nLocation: l\n\n글\n\n---\n\n갓\n\n글\n"))
    #expect(
      expo("list -f json @", in: folder.path).output
        == "[\n  {\"name\": \"갓\", \"image_name\": \"hat\", \"desc\": \"글\"}\n]\n"
    )
  }
}
