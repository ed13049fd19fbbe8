import ExpoTestSupport
import Testing

/// `--max-findings`: how many findings of a file are listed.
struct MaxFindingsTests {
  @Test("a key that the settings allow does not count as one of the shown findings")
  func allowedKeys() throws {
    let folder = try TemporaryFolder([
      ".expo.json": #"{"optionalKeys": ["image_name"]}"#,
      "items.json": #"[{"name": "a", "short_desc": "b"}]"#,
    ])
    for limit in [1, Int.max - 1] {
      #expect(
        expo("validate -f concise --max-findings \(limit) @/items.json", in: folder.path).output
          == "@/items.json:1:2: error: missing key 'desc' [EX302 missing-key]\n")
    }
  }

  @Test("the limit does not change how a file is recognized", arguments: ["0", "1", "2"])
  func otherFormats(limit: String) {
    for input in [
      "[{'a': 1, 'b': None}]", "[{'a': 1, 'b': nothing}]", "{\"a\": 1}\n{\"a\": 2}\n",
      "{\"a\": 1}\n{\"a\": 01}\n", "\u{FEFF}\u{FEFF}\u{FEFF}@",
      "[\"\u{84}\", \"\u{EC}\u{A7}\u{81}\u{EC}\u{A7}\u{80}\"]",
    ] {
      let statistics = { (limit: String) in
        let line = "validate --isolated --statistics --select syntax -f concise -"
        let output = expo("\(line) --max-findings \(limit)", input: input).output
        return output.split(separator: "\n").filter { !$0.hasPrefix("<stdin>") }
      }
      #expect(statistics("0") == statistics(limit), "\(input)")
    }
  }
}
