import ExpoCommand
import ExpoTestSupport
import Foundation
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
    _ words: [String], entries: String = entries, configuration: String = configuration
  ) throws -> (status: ExitCode, output: String, errors: String) {
    let folder = try TemporaryFolder([".expo.json": configuration, "items.json": entries])
    let console = RecordingConsole()
    let status = console.run(words + [folder.path + "/items.json"])
    return (
      status, console.standardOutput,
      console.standardError.replacing(folder.path + "/", with: "")
    )
  }

  /// The words of `show` go behind the path.
  private func show(_ words: [String]) throws -> String {
    let folder = try TemporaryFolder([
      ".expo.json": Self.configuration, "items.json": Self.entries,
    ])
    let console = RecordingConsole()
    #expect(console.run(["show", folder.path + "/items.json"] + words) == .success)
    return console.standardOutput
  }

  @Test("they are no unknown keys")
  func allowed() throws {
    let (status, _, errors) = try run(["validate", "--lang", "en", "--no-assets"])
    #expect(status == .success)
    #expect(!errors.contains("EX303"))
    let other = try run(["validate", "--lang", "en", "--no-assets"], configuration: "{}")
    #expect(other.status == .findings || other.output.contains("EX303"))
  }

  @Test("a value that cannot be shown is a finding")
  func mismatch() throws {
    let entries = Self.entries.replacing("1993", with: "[1993]")
    let (status, output, _) = try run(
      ["validate", "--lang", "en", "--no-assets", "-f", "concise"], entries: entries)
    #expect(status == .findings)
    let message = "3:12: error: expected a string for 'year', found an array"
    #expect(output.contains(message), "\(output)")
  }

  @Test("show lists them with their labels, in the data's language")
  func shown() throws {
    let page = try show(["1"])
    #expect(page.contains("연도 : 1993\n사진 제공 : 대전 기록관\n"), "\(page)")
    #expect(try show(["1", "--lang", "en"]).contains("연도: 1993\nPhotograph: 대전 기록관\n"))
    #expect(try !show(["2"]).contains("연도"))
  }

  @Test("Markdown and JSON have them, too")
  func formats() throws {
    let markdown = try show(["1", "--format", "markdown"])
    #expect(markdown.contains("연도 : 1993"), "\(markdown)")
    let json = try show(["1", "2", "--format", "json"])
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

  @Test("the page of an entry lists them")
  func pages() throws {
    let folder = try TemporaryFolder([
      ".expo.json": Self.configuration, "items.json": Self.entries,
    ])
    let console = RecordingConsole()
    let words = ["export", "html", folder.path + "/items.json", "-o", folder.path + "/site"]
    #expect(console.run(words) == .success)
    let tower = try String(
      contentsOfFile: folder.path + "/site/entries/tower.html", encoding: .utf8)
    #expect(tower.contains("<dt>연도</dt>") && tower.contains("<dd>1993</dd>"), "\(tower)")
    let mascot = try String(
      contentsOfFile: folder.path + "/site/entries/mascot.html", encoding: .utf8)
    #expect(!mascot.contains("연도"))
  }

  @Test("they are searched", arguments: [("기록관", "한빛탑"), ("1993", "한빛탑"), ("요정", "꿈돌이")])
  func searched(query: String, name: String) throws {
    let (status, output, _) = try run(["list", "--search", query, "--fields", "name"])
    #expect(status == .success)
    #expect(output.contains(name))
  }

  @Test(
    "a configuration that names them wrongly is refused",
    arguments: [
      (#"{"facts": {"name": "Name"}}"#, "every entry has this key already"),
      (#"{"facts": {"year": {"kr": "연도"}}}"#, "no language has that code"),
      (#"{"facts": {"year": 5}}"#, "expected a string for 'year', found a number"),
      (#"{"facts": ["year"]}"#, "expected an object"),
    ])
  func wrong(configuration: String, message: String) throws {
    let (status, _, errors) = try run(
      ["validate", "--lang", "en", "--no-assets"], configuration: configuration)
    #expect(status == .failure)
    #expect(errors.contains(message), "\(errors)")
  }
}
