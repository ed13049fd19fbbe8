import ExpoBase

/// The period parsed from a `duration`: `1900. 04. 14 - 1900. 11. 12` or a common variant.
package struct ExpositionPeriod: Hashable, Sendable {
  package let first: CalendarDay
  /// Equal to the first for a single day.
  package let last: CalendarDay

  /// Nil if it ends before it begins.
  init?(first: CalendarDay, last: CalendarDay) {
    guard first <= last else { return nil }
    self.first = first
    self.last = last
  }

  /// Nil if the text has no accepted form.
  package init?(_ text: String) {
    switch Reading(text) {
    case .canonical(let period), .variant(let period), .oneDay(let period): self = period
    case .bareYear, .impossibleDay, .reversed, .unreadable: return nil
    }
  }
}

extension ExpositionPeriod: CustomStringConvertible {
  /// In the canonical form: `1900. 04. 14 - 1900. 11. 12`.
  package var description: String { "\(first) - \(last)" }
}

extension ExpositionPeriod {
  /// What a `duration` says, and in which form.
  package enum Reading: Equatable, Sendable {
    /// `1900. 04. 14 - 1900. 11. 12`
    case canonical(ExpositionPeriod)
    /// `1900.4.14~11.12`, `1900년 4월 14일 – 1900년 11월 12일`.
    case variant(ExpositionPeriod)
    /// `1900. 04. 14`
    case oneDay(ExpositionPeriod)
    /// `1993`, `1900-1901`
    case bareYear
    /// The range is in UTF-8 bytes.
    case impossibleDay(at: Range<Int>, CalendarDay.Fault)
    /// It ends before it begins; `meant` is the probable period: into the next year where the
    /// second day omits it, else from the second day to the first.
    case reversed(first: CalendarDay, last: CalendarDay, meant: String)
    case unreadable

    /// Reads the groups of digits in a text and the separators between them.
    package init(_ text: String) {
      // A period is short; comparing the characters of a long text may take quadratic time.
      let groups = text.isQuicklyCompared ? DigitGroup.groups(in: text) ?? [] : []
      guard groups.first?.length == 4 else {
        self = .unreadable
        return
      }
      let year: [Substring] = ["년"]
      let date: [Substring] = ["년", "월", "일"]
      switch groups.count {
      case 1 where groups.areDates(year): self = .bareYear
      case 2 where groups[1].length == 4 && groups.areDates(year, year): self = .bareYear
      case 3 where groups.areDates(date): self = Self.reading(groups, groups, of: text)
      // The second day may omit the year.
      case 5 where groups.areDates(date, ["월", "일"]):
        self = Self.reading(
          Array(groups[..<3]), [groups[0].omitted(before: groups[3])] + groups[3...], of: text)
      case 6 where groups[3].length == 4 && groups.areDates(date, date):
        self = Self.reading(Array(groups[..<3]), Array(groups[3...]), of: text)
      default: self = .unreadable
      }
    }

    private static func reading(
      _ first: [DigitGroup], _ last: [DigitGroup], of text: String
    ) -> Reading {
      for group in first[1...] + last[1...] where group.length > 2 { return .unreadable }
      var day = first
      do throws(CalendarDay.Fault) {
        let firstDay = try CalendarDay(day)
        day = last
        let lastDay = try CalendarDay(day)
        guard let period = ExpositionPeriod(first: firstDay, last: lastDay) else {
          let isYearOmitted = last[0].range.isEmpty
          let next = isYearOmitted ? try? CalendarDay(last, in: firstDay.year + 1) : nil
          return .reversed(
            first: firstDay, last: lastDay,
            meant: next.map { "\(firstDay) - \($0)" } ?? "\(lastDay) - \(firstDay)")
        }
        if first == last { return .oneDay(period) }
        return period.description == text ? .canonical(period) : .variant(period)
      } catch {
        return .impossibleDay(
          at: day[0].range.lowerBound..<day[2].range.upperBound, error)
      }
    }
  }
}

private struct DigitGroup: Equatable {
  let number: Int
  /// In digits.
  let length: Int
  /// In UTF-8 bytes.
  let range: Range<Int>
  /// The text between it and the next group, or the end.
  let separator: Substring

  /// The marks allowed between the numbers of a date and between two dates.
  private static let marks = " .-/~–—〜～,"

  /// Nil if a number is too large, or other text than marks comes before the first.
  static func groups(in text: String) -> [DigitGroup]? {
    var groups: [DigitGroup] = []
    let isDigit = { (character: Character) in character.isASCII && character.isWholeNumber }
    var rest = text.drop { !isDigit($0) }
    guard text[..<rest.startIndex].allSatisfy(marks.contains) else { return nil }
    while !rest.isEmpty {
      let digits = rest.prefix(while: isDigit)
      let separator = rest[digits.endIndex...].prefix { !isDigit($0) }
      rest = rest[separator.endIndex...]
      guard let number = Int(digits) else { return nil }
      let start = text.utf8.distance(from: text.startIndex, to: digits.startIndex)
      let length = digits.utf8.count
      groups.append(
        DigitGroup(
          number: number, length: length, range: start..<start + length, separator: separator))
    }
    return groups
  }

  /// The words between it and the next group: `일`, `부터`.
  private var words: [Substring] { separator.split(whereSeparator: Self.marks.contains) }

  /// Whether only marks, its unit, and one of the particles follow.
  ///
  /// Only whole words are separators, not a letter in place of a digit, as in `1o`.
  func isFollowed(by unit: Substring, or particles: [Substring] = []) -> Bool {
    words.isEmpty || words == [unit]
      || particles.contains {
        words == [$0] || words == [unit + $0] || words == [unit, $0]
      }
  }

  /// Whether `to` follows it as a word of its own.
  func isFollowedByTo(after unit: Substring) -> Bool {
    guard let last = separator.last, Self.marks.contains(last), let first = separator.first
    else { return false }
    return (words == ["to"] && Self.marks.contains(first)) || words == [unit, "to"]
  }

  /// The group with an empty range before another group, for a year that is not repeated.
  func omitted(before next: DigitGroup) -> DigitGroup {
    let start = next.range.lowerBound
    return DigitGroup(
      number: number, length: length, range: start..<start, separator: separator)
  }
}

extension [DigitGroup] {
  /// Whether the words between the groups are those of one date or two, with such units.
  fileprivate func areDates(_ first: [Substring], _ second: [Substring] = []) -> Bool {
    let units = first + second
    return zip(self, units).enumerated().allSatisfy { index, part in
      let (group, unit) = part
      switch index + 1 {
      case first.count where !second.isEmpty:
        return group.isFollowed(by: unit, or: ["부터"]) || group.isFollowedByTo(after: unit)
      case units.count where !second.isEmpty: return group.isFollowed(by: unit, or: ["까지"])
      default: return group.isFollowed(by: unit)
      }
    }
  }
}

extension CalendarDay {
  fileprivate init(_ groups: [DigitGroup], in year: Int? = nil) throws(Fault) {
    try self.init(
      year: year ?? groups[0].number, month: groups[1].number, day: groups[2].number)
  }
}
