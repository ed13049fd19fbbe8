/// A day of the Gregorian calendar, without a time zone.
package struct CalendarDay: Comparable, Hashable, Sendable {
  /// The year, from 1.
  package let year: Int
  /// The month, 1 to 12.
  let month: Int
  /// The day of the month, from 1.
  let day: Int

  /// Creates a day; nil if the calendar has no such day: 30 February, month 13.
  package init?(year: Int, month: Int, day: Int) {
    guard year > 0, (1...12).contains(month), day >= 1,
      day <= Self.length(ofMonth: month, year: year)
    else { return nil }
    self.year = year
    self.month = month
    self.day = day
  }

  /// Orders days by time.
  package static func < (first: CalendarDay, second: CalendarDay) -> Bool {
    (first.year, first.month, first.day) < (second.year, second.month, second.day)
  }

  private static func length(ofMonth month: Int, year: Int) -> Int {
    switch month {
    case 2:
      year.isMultiple(of: 4) && (!year.isMultiple(of: 100) || year.isMultiple(of: 400)) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }
}

extension CalendarDay: CustomStringConvertible {
  /// The day in the format of documents: `1900. 04. 14`.
  package var description: String {
    "\(Self.padded(year, to: 4)). \(Self.padded(month, to: 2)). \(Self.padded(day, to: 2))"
  }

  private static func padded(_ number: Int, to width: Int) -> String {
    let digits = String(number)
    return String(repeating: "0", count: max(0, width - digits.utf8.count)) + digits
  }
}
