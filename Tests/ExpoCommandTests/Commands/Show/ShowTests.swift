import ExpoTestSupport
import Testing

struct ShowTests {
  private static let sample = Repository.sample("Daejeon1993")

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

  @Test("Markdown on a terminal shows control characters as text, and starts no pager")
  func markdownOnTerminal() {
    let entry =
      #"[{"name": "a\u202eb", "image_name": "", "short_desc": "\u009b", "desc": "\u001b"}]"#
    let result = expo("show - --format markdown 1", input: entry, isTerminal: true, rows: 2)
    #expect(result.output == "# a<U+202E>b\n\n<U+009B>\n\n&#27;\n")
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
