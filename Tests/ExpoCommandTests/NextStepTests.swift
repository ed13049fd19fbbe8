import ExpoTestSupport
import Testing

@testable import ExpoCommand

struct NextStepTests {
  private static let entry =
    #"{"name": "The Crystal Palace", "image_name": "hall", "short_desc": "s", "desc": "glass and iron"}"#
  private static let exposition = """
    {"title": "Fair", "visitors": 1, "location": "x", "duration": "1851. 05. 01 - 1851. 10. 15",
     "description": "d"}
    """
  private static let files = [
    "fairs/London1851/items.json": "[\(entry)]", "fairs/London1851/fair.json": exposition,
    "fairs/alone.json": "[\(entry)]", "fairs/a-broken.json": "[\(entry), {]",
    "fairs/Paris/items.json": "[\(entry)]", "fairs/Paris/fair.json": exposition,
    "my fair/items.json": "[\(entry)]",
  ]

  private func errors(_ line: String, hasInput: Bool = false) throws -> String {
    let folder = try TemporaryFolder(Self.files)
    return expo(line, in: folder.path, hasInput: hasInput).errors
  }

  @Test(
    "a path that leads nowhere → it is named, with its neighbour",
    arguments: [
      ("browse @/fairs/London", "@/fairs/London", "@/fairs/London1851"),
      ("show @/fiars/London1851", "@/fiars/London1851", "@/fairs/London1851"),
      ("list @/fairs/Lodnon/itms.json", "@/fairs/Lodnon/itms.json", nil),
      (
        "list @/fairs/Lodnon1851/itms.json", "@/fairs/Lodnon1851/itms.json",
        "@/fairs/London1851/items.json"
      ),
      ("validate @/fairs/london1851", "@/fairs/london1851", "@/fairs/London1851"),
      ("format @/fairs/alon.json", "@/fairs/alon.json", "@/fairs/alone.json"),
      ("list @/nothing/near", "@/nothing/near", nil),
      ("list @/fa", "@/fa", nil),
    ])
  func path(line: String, path: String, near: String?) throws {
    let help = near.map { "help: did you mean '\($0)'?\n" } ?? ""
    #expect(try errors(line).hasPrefix("expo: error: \(path): no such file or folder\n" + help))
    if near == nil { #expect(try !errors(line).contains("did you mean")) }
  }

  @Test("several expositions, one a line; documents alone come last, broken ones behind them")
  func several() throws {
    #expect(
      try errors("list @/fairs") == """
        expo: error: @/fairs: more than one exposition:
          @/fairs/London1851
          @/fairs/Paris
          @/fairs/alone.json
          @/fairs/a-broken.json
        help: name one of them, leave out files with --exclude GLOB, or use --entries FILE and --exposition FILE

        """)
  }

  @Test(
    "a word or an entry that there is not → what is near, the list of all, or the search for it",
    arguments: [
      (
        "rules image",
        "did you mean 'shared-image', 'missing-image-set', 'missing-image-file', 'wrong-image' or 'unused-image-set'?"
      ),
      ("rules order-mark", "did you mean 'byte-order-mark'?"),
      ("rules EX999", "expo rules lists them"),
      ("validate --select EX999 -", "expo rules lists them"),
      ("help foo", "expo help lists them"), ("help valid", "did you mean 'validate'?"),
      // The path is as it was given.
      (
        "show @/fairs/London1851 iron",
        "to search for it: expo list @/fairs/London1851 --search iron"
      ),
      (
        "show '@/my fair' 'iron gla'",
        "to search for it: expo list '@/my fair' --search 'iron gla'"
      ),
      ("show @/fairs/London1851 zzz", "expo list @/fairs/London1851 lists them"),
      ("show @/fairs/London1851 hlal", "did you mean 'hall'?"),
    ])
  func missing(line: String, help: String) throws {
    #expect(try errors(line).contains("\nhelp: \(help)\n"))
  }

  @Test("a baseline that there is not → the option that writes it")
  func baseline() throws {
    let lines = try errors("validate --baseline @/none.json @/fairs/alone.json")
    #expect(
      lines.hasPrefix(
        """
        expo: error: @/none.json: no such file or folder
        help: create it with --write-baseline @/none.json

        """))
  }

  @Test(
    "bytes in a pipe that no path asks for → a note",
    arguments: [
      ("validate", true), ("list", true), ("show 3", true), ("browse", true), ("format", true),
      ("export markdown", true), ("validate -q", false), ("validate @/fairs/alone.json", false),
      ("list -", false), ("show @/fairs/alone.json 1", false),
      ("list --entries @/fairs/alone.json", false), ("rules", false),
    ])
  func input(line: String, isTold: Bool) throws {
    let note =
      "expo: note: standard input was not read\nhelp: give - as PATH to read standard input\n"
    #expect(try errors(line, hasInput: true).contains(note) == isTold)
    #expect(try !errors(line).contains(note))
  }

  @Test(
    "a slip in a document → what to do about it",
    arguments: [
      ("name: Hall\nimage_name: hall\n", "convert the file to JSON, which begins with '{' or '['"),
      ("[<!-- halls --> 1]", "delete the text that is not JSON"),
      (#"{{"a": 1}}"#, "put a key before it, or write '[' in place of the '{' around it"),
      (exposition.replacing("1,", with: "\"약 5,086만 명\","), "write the number alone: 50860000"),
      (exposition.replacing("\"d\"", with: "\"a<br>b\""), #"write \n in place of <br>"#),
      (#"[{"이름": "H", "image_name": "h", "short_desc": "s", "desc": "d"}]"#, "rename it to 'name'"),
    ])
  func slip(text: String, help: String) {
    #expect(expo("validate -f full --width 99 -", input: text).output.contains("= help: \(help)\n"))
  }

  private static let korean = """
    [{"name": "박람회 기념주화", "image_name": "coin", "short_desc": "s", "desc": "은으로 만든 동전"},
     {"name": "한빛탑", "image_name": "tower", "short_desc": "s", "desc": "d"}]
    """

  @Test(
    "a search that finds nothing → what it may have meant",
    arguments: [
      ("list --search 박람회기념주화 -", "did you mean '박람회 기념주화'?"),
      ("list --search ㅂㄹㅎㄱㄴ -", "did you mean '박람회 기념'?"),
      ("list --search gksqlcxkq -", "did you mean '한빛탑'?"),
      ("list --search 은으로만든 -", "did you mean '은으로 만든'?"),
      ("list --search 한밫탑 -", "did you mean '한빛탑'?"),
      ("list --search towers -", "did you mean 'tower'?"),
      ("show - gksqlcxkq", "did you mean '한빛탑'?"),
      ("show - 만든동전", "to search for it: expo list - --search '만든 동전'"),
    ])
  func guess(line: String, help: String) {
    let outcome = expo(line, input: Self.korean)
    #expect(outcome.errors.contains("\nhelp: \(help)\n") && outcome.status == .findings)
  }

  @Test(
    "what nothing is like, and what is found, has no hint", arguments: ["zzz", "한국", "-한빛탑 -박람회"])
  func noGuess(search: String) {
    let outcome = expo("list --search '\(search)' -", input: Self.korean)
    #expect(outcome.errors.hasPrefix("expo: error: no entry matches the search\n"))
    #expect(!outcome.errors.contains("did you mean"))
  }
}
