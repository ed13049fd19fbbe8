import Testing

@testable import ExpoRendering

struct FrontMatterTests {
  private func text(_ style: FrontMatter) -> String {
    let resource: [DataValue.Member] = [
      ("src", .string("cover.png")), ("params", .object([("scale", .number(1))])),
    ]
    let members = DataValue.members([
      ("title", .string("갓: \"笠\"")), ("description", nil), ("weight", .number(3)),
      ("resources", .array([.object(resource)])),
    ])
    return String { style.append(members, to: &$0) }
  }

  @Test("YAML and TOML quote a text with the same bytes")
  func styles() {
    #expect(
      text(.yaml) == #"""
        ---
        title: "갓: \"笠\""
        weight: 3
        resources: [{src: "cover.png", params: {scale: 1}}]
        ---


        """#)
    #expect(
      text(.toml) == #"""
        +++
        title = "갓: \"笠\""
        weight = 3
        resources = [{src = "cover.png", params = {scale = 1}}]
        +++


        """#)
    #expect(text(.none) == "")
  }

  @Test(
    "characters that YAML or TOML forbids are escaped",
    arguments: [
      ("a\"b\\c", #""a\"b\\c""#), ("a\n\tb", #""a\u000A\u0009b""#),
      ("\u{0}\u{7F}\u{85}", #""\u0000\u007F\u0085""#),
      ("\u{2028}\u{FEFF}\u{FFFE}", #""\u2028\uFEFF\uFFFE""#), ("한 \u{F99A} 👪", "\"한 \u{F99A} 👪\""),
      ("a: #b - 'c' {d} @e", #""a: #b - 'c' {d} @e""#),
    ])
  func quoting(text: String, quoted: String) {
    #expect(Array(FrontMatter.quoted(text).utf8) == Array(quoted.utf8))
  }

  @Test("sites get YAML by default, other presets nothing")
  func auto() {
    let resolved = MarkdownRenderer.Preset.allCases.map { FrontMatter.auto.resolved(for: $0) }
    #expect(resolved == [.none, .none, .yaml, .yaml])
    #expect(FrontMatter.toml.resolved(for: .gfm) == .toml)
    #expect(FrontMatter.none.resolved(for: .hugo) == .none)
  }
}
