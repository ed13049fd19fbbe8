import ExpoInvariants
import ExpoTestSupport
import Testing

/// The invariants that fuzzers try, on the inputs that fuzzing starts from and on those that once
/// broke one of them.
struct InvariantTests {
  @Test(
    "no seed and no finding of a fuzzer breaks its invariant",
    arguments: Invariant.allCases)
  func seeds(invariant: Invariant) throws {
    let folder = "Tests/Fuzzing/Seeds/\(invariant.rawValue)"
    let seeds = try Repository.files(under: folder, ending: "")
    #expect(seeds.count > 0)
    // Time is judged by the fuzzer alone.
    if invariant == .growth { return }
    for seed in seeds {
      let fault = invariant.fault(in: Array(try Repository.file(seed).bytes))
      #expect(fault == nil, "\(seed)")
    }
  }

  @Test(
    "the second reader of JSON agrees with the conformance cases", arguments: ["accept", "reject"])
  func grammar(folder: String) throws {
    let files = try Repository.files(under: "Tests/Conformance/\(folder)", ending: ".json")
    let wrong = try files.filter {
      StrictGrammar.accepts(Array(try Repository.file($0).bytes)) != (folder == "accept")
    }
    #expect(wrong == [])
  }

  @Test(
    "the reader of markup names each fault, also in data",
    arguments: [
      ("<p class=\"a\">b &amp; c<br></p>", nil),
      ("<p><b></p>", "</p> closes nothing"),
      ("<p>", "not closed: [\"p\"]"),
      ("a & b", "a stray &"),
      ("a > b", "a stray < or >"),
      ("<p onclick=\"x\"></p>", "attribute 'onclick' in p"),
      ("<p class=\"a\"b\"></p>", "attribute 'b' in p"),
      ("<script type=\"application/ld+json\">{\"a\":1}</script>", nil),
      ("<script type=\"application/ld+json\">{\"a\":}</script>", "no JSON"),
      ("<script><!--</script>", "a < in a script"),
      ("\u{1B}", "U+1b"),
    ])
  func markup(source: String, fault: String?) {
    #expect(StrictMarkup(source, isXML: false).fault() == fault)
  }
}
