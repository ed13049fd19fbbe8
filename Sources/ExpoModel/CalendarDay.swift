import ExpoBase

/// Gregorian, without a time zone.
package struct CalendarDay: Comparable, Hashable, Sendable {
  /// Why a year, a month and a day are not a day of the calendar.
  package enum Fault: Error, Equatable {
    /// The year is not one of 1 to 9999.
    case year
    /// The month is not one of 1 to 12.
    case month
    /// The month has fewer days, or the day is 0.
    case day(month: Int, year: Int, length: Int)
  }

  /// The year is 1 to 9999; month and day count from 1.
  package let year, month, day: Int

  /// - Throws: ``Fault`` if the calendar has no such day: 30 February, month 13.
  package init(year: Int, month: Int, day: Int) throws(Fault) {
    guard 1...9999 ~= year else { throw .year }
    guard 1...12 ~= month else { throw .month }
    let length = Self.length(ofMonth: month, year: year)
    guard 1...length ~= day else { throw .day(month: month, year: year, length: length) }
    self.year = year
    self.month = month
    self.day = day
  }

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
  /// In the format of documents: `1900. 04. 14`.
  package var description: String {
    [(year, 4), (month, 2), (day, 2)].map { String($0).zeroPadded(to: $1) }.joined(separator: ". ")
  }
}
