import ExpoTestSupport
import Testing

@testable import ExpoBase
@testable import ExpoCommand

struct WrappedReportTests {
  private func report(_ language: Language, width: Int) throws -> [Substring] {
    try BrokenSamples.reports("-f full --width \(width) --lang \(language)")
      .flatMap { Self.joiningLocations($0).split(separator: "\n") }
  }

  /// A report with each place and its subject on one line: where they are broken depends on how long
  /// the path of the folder is.
  static func joiningLocations(_ report: String) -> String {
    let isBroken = /^( +--> .*,)\n {4,}(?=[^ |=\-])/.anchorsMatchLineEndings()
    let joined = report.replacing(isBroken) { "\($0.1) " }
    return joined == report ? report : joiningLocations(joined)
  }

  @Test(
    "a location is broken between its path, its entry and the name",
    arguments: [
      (81, ["P, entry 1, 알렉상드르 3세 다리"]), (80, ["P, entry 1,", "알렉상드르 3세 다리"]),
      (61, ["P, entry 1,", "알렉상드르 3세 다리"]), (60, ["P,", "entry 1, 알렉상드르 3세 다리"]),
      (33, ["P,", "entry 1, 알렉상드르 3세 다리"]), (32, ["P,", "entry 1,", "알렉상드르 3세 다리"]),
      (20, ["P,", "entry 1,", "알렉상드르 3세", "다리"]),
    ])
  func location(width: Int, expected: [String]) {
    let entry = #"[{"name": "알렉상드르 3세 다리", "image_name": "a", "short_desc": "s"}]"#
    let file = "App/Fair.xcassets/items.dataset/items.json"
    let output = expo(
      "validate -q -f full --width \(width) --no-assets --stdin-filename \(file) -", input: entry
    ).output
    let lines = output.split(separator: "\n").drop { !$0.hasPrefix(" --> ") }
      .prefix { !$0.contains("|") }
    let indented = expected.enumerated().map { index, line in
      (index == 0 ? " --> " : "     ") + line.replacing("P", with: "\(file):1:2")
    }
    #expect(lines.map(String.init) == indented)
  }

  /// What is neither the source nor a place.
  private func prose(_ lines: [Substring]) -> [Substring] {
    lines.filter { !$0.contains(/^ *[0-9]* \|/) && !$0.contains(/^ +-->/) }
  }

  @Test(
    "a word that fits on a line is not broken, nor is a location", arguments: Language.allCases)
  func words(language: Language) throws {
    let narrow = try report(language, width: 60)
    let wide = try report(language, width: 120)
    #expect(
      prose(narrow).flatMap { $0.split(separator: " ") }
        == prose(wide).flatMap { $0.split(separator: " ") })
    let locations = [narrow, wide].map { $0.filter { $0.contains(/^ +-->/) } }
    let samples = try SampleTests.listed().count
    #expect(locations[0].count >= samples)
    #expect(locations[0] == locations[1])
  }

  @Test(
    "commands and values to write are not broken, and the mark of a fix is beside a word",
    arguments: Language.allCases, [60, 120])
  func wholes(language: Language, width: Int) throws {
    let lines = try report(language, width: width)
    #expect(lines.contains { $0.contains(/iconv -f CP1252 -t UTF-8 \S+ > utf8\.json$/) })
    #expect(lines.contains { $0.contains(/iconv -f CP949 -t UTF-8 \S+ > utf8\.json$/) })
    #expect(!lines.contains { $0.contains(/^ *\*/) })
  }

  @Test("a word longer than a line is broken between grapheme clusters", arguments: [20, 40])
  func clusters(width: Int) {
    // A family, a flag, letters with accents, and a syllable of three letters.
    let word = String(repeating: "👨‍👩‍👧🇰🇷e\u{301}\u{1112}\u{1161}\u{11AB}", count: 6)
    let document = "{\"\(word)\": 1}"
    let lines = expo(
      "validate -q -f full --kind exposition --select EX303 --width \(width) -", input: document
    ).output.split(separator: "\n")
    let title = lines.prefix { !$0.contains("-->") }
    #expect(title.count > 1)
    #expect(title.allSatisfy { DisplayWidth.of(String($0)) <= width })
    let pieces = title.map { Array($0.drop { $0 == " " }) }
    let key = "'\(VisibleText.quoted(word))', with U+200D ZERO WIDTH JOINER"
    let whole = "warning[EX303]: unknown key \(key)"
    #expect(pieces.joined().filter { $0 != " " } == Array(whole).filter { $0 != " " })
  }
}
