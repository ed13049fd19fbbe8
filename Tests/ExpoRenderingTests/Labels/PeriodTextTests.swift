import ExpoBase
import ExpoModel
import ExpoTestSupport
import Testing

@testable import ExpoRendering

struct PeriodTextTests {
  private func words(_ text: String, _ language: Language, isAmerican: Bool = false) throws
    -> String
  {
    let period = try #require(ExpositionPeriod(text))
    let words = PeriodText(period, in: language, isAmerican: isAmerican)
    return words.first + (words.last.map { words.dash + $0 } ?? "")
  }

  @Test(
    "a period is written in the form of each language, with a common year or month once",
    arguments: TextTable.rows(
      """
      1851. 05. 01 - 1851. 10. 15 → 1 May – 15 October 1851 → May 1 – October 15, 1851 → 1851년 5월 1일~10월 15일
      1900. 04. 14 - 1901. 11. 02 → 14 April 1900 – 2 November 1901 → April 14, 1900 – November 2, 1901 → 1900년 4월 14일~1901년 11월 2일
      1993. 08. 07 - 1993. 08. 09 → 7–9 August 1993 → August 7–9, 1993 → 1993년 8월 7일~9일
      1993. 08. 07 → 7 August 1993 → August 7, 1993 → 1993년 8월 7일
      1999. 12. 31 - 2000. 12. 31 → 31 December 1999 – 31 December 2000 → December 31, 1999 – December 31, 2000 → 1999년 12월 31일~2000년 12월 31일
      """))
  func words(row: [String]) throws {
    #expect(try words(row[0], .english) == row[1])
    #expect(try words(row[0], .english, isAmerican: true) == row[2])
    #expect(try words(row[0], .korean) == row[3])
  }
}
