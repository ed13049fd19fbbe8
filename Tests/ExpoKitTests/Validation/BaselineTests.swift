import ExpoTestSupport
import Testing

@testable import ExpoKit

struct BaselineTests {
  private static let a = #"{"name": "a", "image_name": "i", "short_desc": "", "desc": "dd"}"#
  private static let b = #"{"name": "b", "image_name": "j", "short_desc": "s ", "desc": "dd"}"#
  private static let sound = #"{"name": "c", "image_name": "k", "short_desc": "s", "desc": "dd"}"#

  private func findings(_ text: String) -> Report.FileDiagnostics {
    Validator(kind: .entries).check(SourceFile(name: "items.json", text: text)).findings
  }

  @Test(
    "only findings that the baseline does not know are new",
    arguments: TextTable.rows(
      #"""
      [\#(a)] → [{"desc": "dd", "name": "\u0061", "short_desc": "", "image_name": "i"}] → nothing
      -- The same fault in a value that has changed.
      [\#(b)] → [{"name": "b", "image_name": "j", "short_desc": "t ", "desc": "dd"}] → /0/short_desc: EX502
      -- The entry has changed elsewhere.
      [\#(a)] → [{"name": "a", "image_name": "z", "short_desc": "", "desc": "ddd"}] → nothing
      -- Another key is missing.
      [{"name": "a", "image_name": "i", "short_desc": "s"}] → [{"name": "a", "image_name": "i", "desc": "s"}] → /0: EX302
      -- A misspelled key is the same missing one in any place and any misspelling.
      [{"name": "a", "imageName": "i", "short_desc": "s", "desc": "dd"}] → [{"img_name": "i", "desc": "dd", "name": "a", "short_desc": "s"}] → nothing
      -- Of two entries of one name the one that was there is known.
      [\#(a)] → [{"name": "a", "image_name": "y", "short_desc": "", "desc": "x"}, \#(a)] → /0/short_desc: EX501 ‖ /1/name: EX503
      -- Entries without a name are known by their members.
      [{"image_name": "i", "short_desc": "s", "desc": "dd"}] → [{"image_name": "z", "short_desc": "s", "desc": "dd"}, {"image_name": "i", "desc": "dd", "short_desc": "s"}] → /0: EX302
      -- What entries share is known whichever comes first.
      [{"name": "a", "image_name": "i", "short_desc": "s", "desc": "dd"}, \#(sharing)] → [\#(sharing), {"name": "a", "image_name": "i", "short_desc": "s", "desc": "dd"}] → nothing
      -- Syntax.
      [\#(a) \#(b)] → [\#(sound), \#(a) \#(b)] → nothing
      [\#(a)] → [\#(a),] → : EX104
      """#))
  func isNew(row: [String]) {
    let baseline = Baseline(of: [findings(row[0])], at: "known.json")
    let new = baseline.compare([findings(row[1])]).new.flatMap(\.diagnostics)
    #expect(new.map { "\($0.location.pointer): \($0.rule.code)" } == TextTable.items(row[2]))
  }

  private static let sharing = #"{"name": "d", "image_name": "i", "short_desc": "s", "desc": "dd"}"#

  @Test("reading a written baseline returns the same baseline")
  func document() throws {
    let text = #"[{"name": "한 \"a\"\n\u202e", "image_name": "i", "short_desc": "", "desc": "dd"}]"#
    for baseline in [
      Baseline(of: [findings(text)], at: "b.json"), Baseline(of: [findings("[]")], at: "b.json"),
      Baseline(of: [findings("[1, 1,]")], at: "b.json"), Baseline(of: [], at: "b.json"),
    ] {
      let file = SourceFile(name: "b.json", text: baseline.document)
      #expect(try Baseline(reading: file) == baseline)
    }
  }

  @Test(
    "a file that is not a baseline is refused with the reason",
    arguments: [
      (#"{"version": 1, "fingerprints": ["0"]}"#, "reads baselines of version 2"),
      (#"{"version": 3}"#, "reads baselines of version 2"), ("[]", "expected an object"),
      (#"{"version": 2}"#, "missing key 'findings'"), ("{", "the file ends"),
      (#"{"version": 2, "findings": [{"fil": 1}]}"#, "missing key 'file'"),
    ])
  func wrong(text: String, message: String) throws {
    let error = try #require(throws: ConfigurationError.self) {
      try Baseline(reading: SourceFile(name: "b.json", text: text))
    }
    let messages = error.findings.diagnostics.map { $0.problem.words(in: .english).message }
    #expect(messages.contains { $0.contains(message) }, "\(messages)")
    #expect(error.purpose == .baseline)
  }
}
