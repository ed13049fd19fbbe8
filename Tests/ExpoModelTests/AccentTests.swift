import Testing

@testable import ExpoModel

struct AccentTests {
  @Test(
    "colors are written in three or six hexadecimal digits",
    arguments: [
      ("#8c2f1b", "#8c2f1b"), ("#ABC", "#aabbcc"), ("#000000", "#000000"), ("8c2f1b", nil),
      ("#8c2f1", nil), ("#8c2f1g", nil), ("red", nil), ("", nil), ("#", nil), ("#+12345", nil),
      ("#８c2f1b", nil),
    ])
  func spelling(text: String, expected: String?) { #expect(RGBColor(text)?.text == expected) }

  @Test(
    "two colors have the contrast of WCAG",
    arguments: [
      ("#000000", "#ffffff", 21.0), ("#ffffff", "#ffffff", 1), ("#777777", "#ffffff", 4.48),
      ("#8c2f1b", "#fbfaf7", 7.94), ("#ff0000", "#ffffff", 4.0), ("#eba58d", "#181613", 8.9),
    ])
  func contrast(one: String, other: String, expected: Double) throws {
    let (one, other) = (try #require(RGBColor(one)), try #require(RGBColor(other)))
    #expect(abs(one.contrast(with: other) - expected) < 0.05)
    #expect(one.contrast(with: other) == other.contrast(with: one))
  }

  @Test(
    "an accent is readable by day and by night, of the same hue, and changed only if needed",
    arguments: [
      ("#14532d", "#14532d", "#5e896f"), ("#86efac", "#477f5c", "#86efac"),
      ("#000000", "#000000", "#7f7f7f"), ("#ffffff", "#737373", "#ffffff"),
      ("#ff0000", "#e90000", "#ff0000"),
    ])
  func shades(color: String, day: String, night: String) throws {
    let accent = Accent(try #require(RGBColor(color)))
    #expect([accent.day.text, accent.night.text] == [day, night])
    #expect(Accent.contrast(of: accent.day, by: .day) >= Accent.ratio)
    #expect(Accent.contrast(of: accent.night, by: .night) >= Accent.ratio)
  }

  @Test("every color becomes readable")
  func all() throws {
    for digits in (0..<216).map({ [$0 / 36, $0 / 6 % 6, $0 % 6].map { String(3 * $0, radix: 16) } })
    {
      let accent = Accent(try #require(RGBColor("#" + digits.joined())))
      #expect(Accent.contrast(of: accent.day, by: .day) >= Accent.ratio)
      #expect(Accent.contrast(of: accent.night, by: .night) >= Accent.ratio)
    }
  }
}
