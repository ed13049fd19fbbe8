import ExpoTestSupport
import Testing

/// Members that a project adds to its entries: `facts` and `alt` of the configuration.
struct FactsTests {
  private static let configuration = """
    {"facts": {"year": "연도", "credit": {"ko": "사진 제공", "en": "Photograph"}}, "alt": "picture"}
    """
  private static let entries = """
    [
      {"name": "한빛탑", "image_name": "tower", "short_desc": "탑", "desc": "높은 탑이다.",
       "year": 1993, "credit": "대전 기록관", "picture": "강 건너에서 본 탑"},
      {"name": "꿈돌이", "image_name": "mascot", "short_desc": "마스코트", "desc": "우주의 아기 요정이다."}
    ]
    """

  private func run(
    _ line: String, entries: String = entries, configuration: String = configuration
  ) throws -> Outcome {
    let folder = try TemporaryFolder([".expo.json": configuration, "items.json": entries])
    return expo(line, in: folder.path)
  }

  @Test("added members are no unknown keys")
  func allowed() throws {
    let line = "validate --no-assets @/items.json"
    let result = try run(line)
    #expect(result.status == .success && !result.output.contains("EX303"))
    #expect(try run(line, configuration: "{}").output.contains("EX303"))
  }

  @Test("what no app reads and cannot be shown is a warning, and stops no export")
  func mismatch() throws {
    let entries = Self.entries.replacing("1993", with: "[1993], \"x\": 1, \"x\": 2").replacing(
      "\"강 건너에서 본 탑\"", with: "[\"a\"]")
    let result = try run("validate --no-assets @/items.json", entries: entries)
    #expect(result.status == .success)
    for message in ["3:12: warning: expected a string", "'picture', found", "warning: key 'x'"] {
      #expect(result.output.contains(message), "\(result.output)")
    }
    #expect(try run("export html @/items.json -o @/site", entries: entries).status == .success)
  }

  @Test(
    "several values are set apart by commas",
    arguments: [
      (#"["iron", "glass"]"#, "연도 : iron, glass\n"), (#"["glass"]"#, "연도 : glass\n"), ("[]", nil),
    ])
  func several(value: String, shown: String?) throws {
    let entries = Self.entries.replacing("1993", with: value)
    #expect(
      try !run("validate --no-assets @/items.json", entries: entries).output.contains("EX305"))
    let page = try run("show @/items.json 1", entries: entries).output
    #expect(shown.map { page.contains($0) } ?? !page.contains("연도"), "\(page)")
  }

  @Test("show lists added members with their labels, in the data's language")
  func shown() throws {
    let page = try run("show @/items.json 1").output
    #expect(page.contains("연도 : 1993\n사진 제공 : 대전 기록관\n"), "\(page)")
    #expect(
      try run("show @/items.json 1 --lang en").output.contains("연도: 1993\nPhotograph: 대전 기록관\n"))
    #expect(try !run("show @/items.json 2").output.contains("연도"))
  }

  @Test("Markdown and JSON have the added members")
  func formats() throws {
    let markdown = try run("show @/items.json 1 --format markdown").output
    #expect(markdown.contains("연도 : 1993"), "\(markdown)")
    let json = try run("show @/items.json 1 2 --format json").output
    #expect(
      json == """
        [
          {"name": "한빛탑", "image_name": "tower", "short_desc": "탑", "desc": "높은 탑이다.", \
        "year": 1993, "credit": "대전 기록관"},
          {"name": "꿈돌이", "image_name": "mascot", "short_desc": "마스코트", \
        "desc": "우주의 아기 요정이다."}
        ]

        """)
  }

  @Test(
    "a member of the picture is no unknown key, and its value is a string",
    arguments: ["alt", "credit", "license", "source"])
  func pictureMember(setting: String) throws {
    let configuration = #"{"\#(setting)": "picture"}"#
    let entries = Self.entries.replacing("\"year\": 1993, \"credit\": \"대전 기록관\", ", with: "")
    let line = "validate --no-assets @/items.json"
    let plain = try run(line, entries: entries, configuration: configuration)
    #expect(plain.status == .success && !plain.output.contains("EX303"), "\(plain.output)")
    let number = try run(
      line, entries: entries.replacing("\"강 건너에서 본 탑\"", with: "5"), configuration: configuration)
    #expect(number.output.contains("expected a string for 'picture', found a number"))
  }

  @Test(
    "a note says that no picture is described, until one is",
    arguments: [("{}", true), (#"{"alt": "picture"}"#, false), (#"{"alt": "none"}"#, true)])
  func undescribed(configuration: String, isNoted: Bool) throws {
    let folder = try TemporaryFolder([".expo.json": configuration, "items.json": Self.entries])
    try folder.write(ExportFixture.png(width: 4, height: 3), to: "pics/tower.png")
    let line = "export html @/items.json -o @/site --images @/pics"
    let note = "note: no image has alternative text"
    #expect(expo(line, in: folder.path).errors.contains(note) == isNoted)
    #expect(!expo(line + " -q", in: folder.path).errors.contains(note))
    #expect(!expo(line + " --no-images", in: folder.path).errors.contains(note))
  }

  @Test("added members are searched", arguments: [("기록관", "한빛탑"), ("1993", "한빛탑"), ("요정", "꿈돌이")])
  func searched(query: String, name: String) throws {
    let result = try run("list --search \(query) --fields name @/items.json")
    #expect(result.status == .success && result.output.contains(name))
  }

  @Test(
    "a configuration that names them wrongly is refused",
    arguments: [
      (#"{"facts": {"name": "Name"}}"#, "every entry has this one already"),
      (#"{"facts": {"year": {"kr": "연도"}}}"#, "write en or ko"),
      (#"{"facts": {"year": 5}}"#, "expected a string for 'year', found a number"),
      (#"{"facts": ["year"]}"#, "expected an object"),
    ])
  func wrong(configuration: String, message: String) throws {
    let result = try run("validate --no-assets @/items.json", configuration: configuration)
    #expect(result.ended(.failure, saying: message))
  }
}
