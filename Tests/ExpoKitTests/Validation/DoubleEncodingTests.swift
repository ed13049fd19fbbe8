import ExpoTestSupport
import Foundation
import Testing

@testable import ExpoJSON

/// UTF-8 that was read as Latin-1 or CP1252 and saved again.
struct DoubleEncodingTests {
  private static let entries = """
    [{"name": "직지", "image_name": "jikji", "short_desc": "책", "desc": "금속 활자로 찍은 책"}]
    """
  private static let special = Array("€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ".unicodeScalars)
  private static let characters: [UInt8] =
    [0x80] + Array(0x82...0x8C) + [0x8E] + Array(0x91...0x9C) + [0x9E, 0x9F]

  /// Text as it looks after its UTF-8 was read in an encoding of one byte a character.
  private static func misread(_ text: String, asCP1252: Bool, losing: Bool = false) -> String {
    var result = String.UnicodeScalarView()
    for byte in text.utf8 {
      if asCP1252, let index = characters.firstIndex(of: byte) {
        result.append(special[index])
      } else if losing, 0x80...0x9F ~= byte {
        result.append("\u{FFFD}")
      } else {
        result.append(Unicode.Scalar(byte))
      }
    }
    return String(result)
  }

  @Test(
    "a document that was encoded twice is one finding, whose fix restores every byte",
    arguments: [
      entries, "\u{FEFF}" + entries, entries.replacing("[", with: "[\n  "),
      #"{"title": "Exposition à l’été", "visitors": "1"}"#,
      #"[{"name": "直指", "desc": "🎡"}, {"name": "plain"}]"#,
    ], [true, false])
  func restores(text: String, asCP1252: Bool) throws {
    let misread = Self.misread(text, asCP1252: asCP1252)
    let findings = Validator().diagnostics(in: misread)
    #expect(findings.map(\.rule.code) == ["EX206"])
    let fix = try #require(findings.first?.fix)
    #expect(fix.applicability == .unsafe)
    let fixed = SourceFile(name: "f", text: misread).applying(fix.edits)
    #expect(fixed.text == text.replacing("\u{FEFF}", with: ""))
  }

  @Test("if characters were lost, there is no fix")
  func lost() {
    let text = Self.misread(Self.entries, asCP1252: true, losing: true)
    let findings = Validator().diagnostics(in: text)
    #expect(findings.map(\.rule.code) == ["EX206"])
    #expect(findings.first?.fix == nil)
    #expect(
      findings.first?.help == "restore the file from a good copy; some of its text is lost")
  }

  @Test(
    "text that only looks as if it was encoded twice is no finding",
    arguments: [
      entries,
      // French, Portuguese and quotation marks behind capitals.
      #"[{"name": "Été à Nîmes", "desc": "NÃO, SÃO"}]"#,
      #"[{"name": "CAFÉ’s", "desc": "l’ÉTÉ”"}]"#,
      // One such pair among other text.
      #"[{"name": "Ã© is é", "desc": "직지"}]"#,
      #"[{"name": "직지", "desc": "ì§€ìš"}]"#,
    ])
  func negative(text: String) {
    #expect(!Validator().diagnostics(in: text).contains { $0.rule.code == "EX206" })
  }

  @Test("a rule that is off leaves the other findings")
  func ignored() {
    let validator = Validator(
      selection: RuleSelection(ignored: Set(Rule.all.filter { $0.code == "EX206" })))
    let text = Self.misread(Self.entries, asCP1252: false)
    let codes = Set(validator.diagnostics(in: text).map(\.rule.code))
    #expect(codes.isSuperset(of: ["EX205"]) && !codes.contains("EX206"))
  }
}
