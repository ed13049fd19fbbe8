import Testing

@testable import ExpoJSON

struct NumberRepairTests {
  @Test(
    "a count with the units of Korean is a number, in digits and in words",
    arguments: [
      ("5,086만 명", 50_860_000), ("5086만", 50_860_000), ("1억 2000만", 120_000_000),
      ("1억 2,000만 5명", 120_000_005), ("2조", 2_000_000_000_000), ("만 명", 10000),
      ("오천만", 50_000_000), ("오천팔십육만 명", 50_860_000), ("일억 이천만", 120_000_000),
      ("2천5백만", 25_000_000), ("5천", 5000), ("천 명", 1000), ("백이십삼", 123), ("십", 10),
    ])
  func counts(text: String, count: Int) { #expect(NumberRepair.koreanCount(in: text) == count) }

  @Test(
    "any other text is not a count",
    arguments: [
      "", "명", "50860000", "5,086", "이", "오", "약 5천만 명", "5천만 원", "5.5만", "오오만", "5백천만", "1억2조",
      "1,23만", "만만", "99999999999999999999만", "천만천만",
    ])
  func others(text: String) { #expect(NumberRepair.koreanCount(in: text) == nil) }
}
