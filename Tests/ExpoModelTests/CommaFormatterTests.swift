import ExpoModel
import Foundation
import Testing

struct CommaFormatterTests {
  static let pairs: [(Int, String)] = [
    (0, "0"), (7, "7"), (999, "999"), (1000, "1,000"), (12345, "12,345"), (-1, "-1"),
    (-999, "-999"), (-1000, "-1,000"), (48_130_300, "48,130,300"),
    (Int.max, "9,223,372,036,854,775,807"), (Int.min, "-9,223,372,036,854,775,808"),
  ]

  @Test("a number is formatted with commas and parsed back", arguments: pairs)
  func both(number: Int, text: String) throws {
    #expect(CommaFormatter().format(number) == text)
    #expect(try CommaFormatter().parse(text) == number)
    #expect(number.formatted(.comma) == text)
  }

  @Test("numbers without commas are parsed", arguments: [("1234", 1234), ("-0", 0), ("007", 7)])
  func plain(text: String, number: Int) throws {
    #expect(try CommaFormatter().parse(text) == number)
  }

  @Test(
    "text that is not a number with commas is refused",
    arguments: [
      "", "-", ",", "1,", ",1", "1,00", "1,0000", "1234,567", "1,,000", "+1", " 1", "1 ", "1.5",
      "48,130,300 명", "１", "9,223,372,036,854,775,808", "--1", "1,-00",
    ])
  func malformed(text: String) {
    #expect(throws: CommaFormatter.ParseError(text: text)) { try CommaFormatter().parse(text) }
  }
}
