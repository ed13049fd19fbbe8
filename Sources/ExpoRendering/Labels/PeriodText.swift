import ExpoBase
import ExpoModel

/// The days of a period in a language, without repeating a common year or month.
///
/// `1 May` – `15 October 1851`; `May 1` – `October 15, 1851` in America; `1900년 4월 14일`~`11월 12일`
struct PeriodText {
  let first: String
  /// Nil for a period of one day.
  let last: String?
  /// The text between the days: ` – `, `–`, `~`.
  let dash: String

  private enum Part { case day, month, year }

  init(_ period: ExpositionPeriod, in language: Language, isAmerican: Bool = false) {
    let from = period.first
    let to = period.last
    let isOneMonth = (from.year, from.month) == (to.year, to.month) && from != to
    let whole: [Part] = [.day, .month, .year]
    let short: [Part] =
      isOneMonth ? [.day] : from.year == to.year && from != to ? [.day, .month] : whole
    // In America, a common month precedes both days.
    let before = isAmerican && isOneMonth ? [.day, .month] : short
    let after = isAmerican && isOneMonth ? [.day, .year] : whole
    let english = isAmerican ? Self.american : Self.english
    first = language.pick(en: english(from, before), ko: Self.korean(from, whole))
    last = from == to ? nil : language.pick(en: english(to, after), ko: Self.korean(to, short))
    dash = language.pick(en: isOneMonth ? "–" : " – ", ko: "~")
  }

  /// The days of a duration on one line: `1 May – 15 October 1851`; the text if it is not a period.
  static func line(_ duration: String, in language: Language) -> String {
    guard let period = ExpositionPeriod(duration) else { return duration }
    let text = PeriodText(period, in: language)
    return text.first + (text.last.map { text.dash + $0 } ?? "")
  }

  private static let months = [
    "January", "February", "March", "April", "May", "June", "July", "August", "September",
    "October", "November", "December",
  ]

  /// British: `15 October 1851`.
  private static func english(_ day: CalendarDay, _ parts: [Part]) -> String {
    let month = parts.contains(.month) ? " " + months[day.month - 1] : ""
    return "\(day.day)\(month)" + (parts.contains(.year) ? " \(day.year)" : "")
  }

  /// American: `October 15, 1851`.
  private static func american(_ day: CalendarDay, _ parts: [Part]) -> String {
    let month = parts.contains(.month) ? months[day.month - 1] + " " : ""
    return "\(month)\(day.day)" + (parts.contains(.year) ? ", \(day.year)" : "")
  }

  /// Korean: `1900년 4월 14일`.
  private static func korean(_ day: CalendarDay, _ parts: [Part]) -> String {
    let year = parts.contains(.year) ? "\(day.year)년 " : ""
    return year + (parts.contains(.month) ? "\(day.month)월 " : "") + "\(day.day)일"
  }
}
