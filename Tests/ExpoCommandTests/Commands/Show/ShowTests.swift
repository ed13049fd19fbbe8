import ExpoTestSupport
import Testing

struct ShowTests {
  private static let sample = Repository.sample("Daejeon1993")
  private static let twins = #"""
    [{"name": "꿈돌이", "image_name": "a", "short_desc": "s", "desc": "하나"},
     {"name": "꿈돌이", "image_name": "b", "short_desc": "s", "desc": "둘\n\n셋"},
     {"name": "탑", "image_name": 3, "short_desc": "s", "desc": "글"}]
    """#

  private func show(
    _ words: String, input: String? = nil, environment: Environment = [:]
  ) -> Outcome {
    expo(
      "show \(input == nil ? "@" : "-") \(words)", in: Self.sample, input: input ?? "",
      environment: environment)
  }

  @Test(
    "pages of the samples are printed as in the golden files",
    arguments: [
      ("poster-ko-40", "--lang ko --width 40"),
      ("poster-en-80", "--lang en --width 80"),
      ("entry-20", "엑스포다리 --width 20"), ("entry-80", "expo_bridge --width 80"),
      ("two", "3 /0 --width 60"), ("json", "--format json 2 3"),
      ("poster-json", "--format json"),
      ("markdown", "--format markdown --lang ko"),
    ])
  func golden(name: String, words: String) throws {
    let result = show(words)
    #expect((result.status, result.errors) == (.success, ""))
    let path = "Tests/ExpoCommandTests/Golden/show-\(name).txt"
    #expect(try Golden.difference(result.output, path) == nil)
  }

  @Test(
    "one field, as it is",
    arguments: [
      ("--field visitors", "14005808\n"),
      ("--field duration", "1993. 08. 07 - 1993. 11. 07\n"),
      ("2 --field image_name", "kkumdori\n"), ("2 --field number", "2\n"),
      ("1 2 --field name", "한빛탑\n꿈돌이\n"),
    ])
  func field(words: String, output: String) { #expect(show(words).output == output) }

  @Test(
    "an entry that cannot be read in full is shown, and told unless the field asked for is whole",
    arguments: [
      ("탑", ExitCode.success, true), ("탑 1", .success, true),
      ("탑 --field image_name", .findings, true), ("탑 --field desc", .success, false),
    ])
  func partial(words: String, status: ExitCode, isTold: Bool) {
    let result = show(words, input: Self.twins)
    #expect(result.status == status)
    let told = "1 entry could not be read in full; run expo validate\n"
    #expect(result.errors == (isTold ? told : ""))
  }

  @Test("without an exposition the name of the document stands above every entry")
  func all() {
    let text = show("--all", input: Self.twins).output
    #expect(text.hasPrefix("<stdin>\n\n---\n\n꿈돌이\ns\n\n하나\n\n---\n\n꿈돌이\ns\n\n둘\n\n셋\n"))
    let markdown = show("--all --format markdown", input: Self.twins).output
    #expect(markdown.hasPrefix("# \\<stdin\\>\n\n---\n\n# 꿈돌이\n\ns\n\n하나\n\n---\n"))
  }

  @Test("Markdown for a terminal shows what it would obey, and starts no pager")
  func markdownOnTerminal() {
    let entry =
      #"[{"name": "a\u202eb", "image_name": "", "short_desc": "\u009b", "desc": "\u001b"}]"#
    let result = expo("show - --format markdown 1", input: entry, isTerminal: true, rows: 2)
    #expect(result.output == "# a<U+202E>b\n\n<U+009B>\n\n&#27;\n")
  }

  @Test("without documents JSON has null and no entries")
  func json() {
    let output = show("--all --format json", input: "[]").output
    #expect(output == "{\"exposition\": null, \"entries\": []}\n")
  }

  @Test(
    "labels are in the language of the data, unless --lang or EXPO_LANG says otherwise",
    arguments: [
      ("", [:], "방문객 : ", "Visitors: "), ("", [.lang: "en_US"], "방문객 : ", "Visitors: "),
      ("", [.expoLang: "ko", .lcAll: "en_US"], "방문객 : ", "방문객 : "),
      ("", [.expoLang: "en", .lcAll: "ko_KR"], "Visitors: ", "Visitors: "),
      ("--lang en", [.expoLang: "ko"], "Visitors: ", "Visitors: "),
      ("--lang ko", [.expoLang: "en"], "방문객 : ", "방문객 : "),
    ] as [(String, Environment, String, String)])
  func language(words: String, environment: Environment, korean: String, english: String) {
    for (sample, label) in [("Daejeon1993", korean), ("London1851", english)] {
      let result = expo(
        "show @ \(words)", in: Repository.sample(sample), environment: environment)
      #expect(result.output.contains("\n\(label)"))
    }
  }

  @Test("ambiguous characters may take two cells")
  func ambiguous() {
    let entry = #"[{"name": "n", "image_name": "i", "short_desc": "s", "desc": "\#(Self.dots)"}]"#
    #expect(show("1 --width 20", input: entry).output == "n\ns\n\n가·나·다·라·마·바·사\n")
    #expect(
      show("1 --width 20", input: entry, environment: [.expoAmbiguousWidth: "2"]).output
        == "n\ns\n\n가·나·다·라·마·\n바·사\n")
  }

  private static let dots = "가·나·다·라·마·바·사"
}
