import ExpoModel
import Testing

struct ExpositionPeriodTests {
  private static let february = "day(month: 2, year: 1900, length: 28)"

  @Test(
    "a duration parses to its two days, or to nothing",
    arguments: [
      ("1900. 04. 14 - 1900. 11. 12", "canonical 1900. 04. 14 - 1900. 11. 12"),
      ("1900.4.14~11.12", "variant 1900. 04. 14 - 1900. 11. 12"),
      ("1900-04-14 – 1900-11-12", "variant 1900. 04. 14 - 1900. 11. 12"),
      ("1900년 4월 14일 ~ 1900년 11월 12일", "variant 1900. 04. 14 - 1900. 11. 12"),
      ("1900. 04. 14 - 1900. 11. 12 ", "variant 1900. 04. 14 - 1900. 11. 12"),
      ("1900. 04. 14", "one day 1900. 04. 14"),
      ("1993", "bare year"), ("1900-1901", "bare year"),
      ("1900. 02. 30 - 1900. 11. 12", "impossible '1900. 02. 30' \(february)"),
      (
        "1900. 04. 14 - 1900. 11. 31",
        "impossible '1900. 11. 31' day(month: 11, year: 1900, length: 30)"
      ),
      ("1900. 13. 01 - 1900. 11. 12", "impossible '1900. 13. 01' month"),
      ("1900.4.14~2.30", "impossible '2.30' \(february)"),
      ("1900. 00. 00", "impossible '1900. 00. 00' month"),
      ("0000. 01. 01 - 1900. 11. 12", "impossible '0000. 01. 01' year"),
      (
        "1900. 11. 12 - 1900. 04. 14",
        "reversed 1900. 11. 12 > 1900. 04. 14: 1900. 04. 14 - 1900. 11. 12"
      ),
      // A year that is left out is the next one, if it has the day.
      (
        "2021. 10. 01 - 03. 31",
        "reversed 2021. 10. 01 > 2021. 03. 31: 2021. 10. 01 - 2022. 03. 31"
      ),
      (
        "2024. 10. 01 - 02. 29",
        "reversed 2024. 10. 01 > 2024. 02. 29: 2024. 02. 29 - 2024. 10. 01"
      ),
      (
        "9999. 10. 01 - 03. 31",
        "reversed 9999. 10. 01 > 9999. 03. 31: 9999. 03. 31 - 9999. 10. 01"
      ),
      ("2000. 02. 29 - 2000. 03. 01", "canonical 2000. 02. 29 - 2000. 03. 01"),
      ("1900. 02. 29 - 1900. 03. 01", "impossible '1900. 02. 29' \(february)"),
      ("", "unreadable"), ("봄부터 가을까지", "unreadable"), ("April 1900", "unreadable"),
      ("1900. 04. 14 - ", "one day 1900. 04. 14"), ("14. 04. 1900 - 12. 11. 1900", "unreadable"),
      ("99999999999999999999", "unreadable"),
      ("1900년 4월 14일부터 1900년 11월 12일까지", "variant 1900. 04. 14 - 1900. 11. 12"),
      ("1900. 4. 14 to 1900. 11. 12", "variant 1900. 04. 14 - 1900. 11. 12"),
      ("1900년부터 1901년까지", "bare year"),
      // A letter in place of a digit, and words in the wrong place, are no separators.
      ("1900. 1o. 14 - 1900. 11. 12", "unreadable"), ("1900. 04. 1o", "unreadable"),
      ("1900. 04. 1to - 1900. 11. 12", "unreadable"), ("1900. 4. 14to11. 12", "unreadable"),
      ("1900일 4년 14월 - 11. 12", "unreadable"), ("1900. 1부. 14 - 1900. 11. 12", "unreadable"),
    ])
  func reading(text: String, says: String) {
    #expect(Self.describe(ExpositionPeriod.Reading(text), in: text) == says)
  }

  private static func describe(_ reading: ExpositionPeriod.Reading, in text: String) -> String {
    switch reading {
    case .canonical(let period): "canonical \(period)"
    case .variant(let period): "variant \(period)"
    case .oneDay(let period): "one day \(period.first)"
    case .bareYear: "bare year"
    case .impossibleDay(let range, let fault):
      "impossible '\(String(decoding: Array(text.utf8)[range], as: UTF8.self))' \(fault)"
    case .reversed(let first, let last, let meant): "reversed \(first) > \(last): \(meant)"
    case .unreadable: "unreadable"
    }
  }

  @Test("a period is described in the canonical form")
  func description() {
    #expect(ExpositionPeriod("1900.4.14~11.12")?.description == "1900. 04. 14 - 1900. 11. 12")
    #expect(ExpositionPeriod("1993") == nil)
  }
}
