import ExpoBase

/// The rules of the family `value` that decoding checks; the others are those of documents.
extension Rule {
  static let numberAsText = Rule(
    "EX401", "number-as-text", .value, .error, example: #"{"visitors": "48,130,300 명"}"#,
    corrected: #"{"visitors": 48130300}"#,
    conversions: [
      #""48130300""#: "48130300", #""48,130,300""#: "48130300", #""48_130_300""#: "48130300",
      #""048""#: "48", #""12명""#: "12", #""12 인""#: "12", #""12 분""#: "12",
      #""12 people""#: "12", #""12 visitors""#: "12", #""12 persons""#: "12",
    ],
    en: """
      a number is written as a string

      Write a number without quotes, separators and units: 48130300. How it is displayed, \
      with commas and a unit, is up to the app.

      Write the number without quotes, separators and unit.
      """,
    ko: """
      숫자를 문자열로 썼습니다

      숫자는 48130300처럼 따옴표, 구분 기호, 단위 없이 씁니다. 쉼표와 단위는 앱이 화면에 보여 줄 때 \
      붙입니다.

      따옴표, 구분 기호, 단위 없이 숫자만 쓰세요.
      """)

  static let numberNotWhole = Rule(
    "EX402", "number-not-whole", .value, .error, example: #"{"visitors": 1000.5}"#,
    corrected: #"{"visitors": 1000}"#, conversions: ["4.0": "4", "4.8e7": "48000000"],
    en: """
      a number is not written as a whole number

      A count has no fraction: decoding one into an integer fails. Where the value is whole but \
      written with a point or an exponent, as 4.0 or 4e7, Swift reads it and stricter readers \
      do not; that is a warning.

      Write a whole number, without a point and without an exponent.
      """,
    ko: """
      숫자를 정수로 쓰지 않았습니다

      사람 수는 정수로 디코딩하므로 소수 부분이 있으면 읽을 수 없습니다. 4.0이나 4e7처럼 소수점이나 지수로 \
      쓴 정수는 Swift가 읽기는 하지만 더 엄격한 파서는 읽지 못하므로 경고합니다.

      소수점과 지수 없이 정수로 쓰세요.
      """)

  static let numberOutOfRange = Rule(
    "EX403", "number-out-of-range", .value, .error,
    example: #"{"visitors": 9223372036854775808}"#, corrected: #"{"visitors": 48130300}"#,
    en: """
      a number is out of range

      A number larger than its type fails to decode. Above 2^53 it fits a Swift Int, but \
      JavaScript and every reader that works with doubles loses its last digits (RFC 7493 \
      §2.2); that is a warning.

      Write the correct number; more than 2^53 visitors is a mistake.
      """,
    ko: """
      숫자가 범위를 벗어납니다

      타입의 범위를 벗어난 숫자는 디코딩할 수 없습니다. 2^53보다 큰 숫자는 Swift의 Int에는 들어가지만, \
      JavaScript처럼 배정밀도 실수로 계산하는 파서에서는 끝자리를 잃으므로 경고합니다(RFC 7493 §2.2).

      실제 숫자를 쓰세요. 방문객이 2^53명보다 많을 수는 없습니다.
      """)

  package static let negativeCount = Rule(
    "EX404", "negative-count", .value, .error, example: #"{"visitors": -1}"#,
    corrected: #"{"visitors": 1}"#,
    en: """
      a count is negative

      A count of visitors cannot be negative, and an app that declares it as UInt fails to \
      decode one.

      Delete the minus, or write the correct count.
      """,
    ko: """
      사람 수가 음수입니다

      방문객 수는 음수일 수 없습니다. UInt로 선언한 앱은 디코딩하지 못합니다.

      빼기 부호를 지우거나 실제 숫자를 쓰세요.
      """)

  package static let badDuration = Rule(
    "EX405", "bad-duration", .value, .warning, example: #"{"duration": "1900.4.14~11.12"}"#,
    corrected: #"{"duration": "1900. 04. 14 - 1900. 11. 12"}"#,
    conversions: [
      #""1900.4.14~11.12""#: #""1900. 04. 14 - 1900. 11. 12""#,
      #""1900/4/14 - 1900/11/12""#: #""1900. 04. 14 - 1900. 11. 12""#,
      #""1900-04-14 to 1900-11-12""#: #""1900. 04. 14 - 1900. 11. 12""#,
      #""1900년 4월 14일 – 11월 12일""#: #""1900. 04. 14 - 1900. 11. 12""#,
      #""1900년 4월 14일부터 11월 12일까지""#: #""1900. 04. 14 - 1900. 11. 12""#,
    ],
    en: """
      a duration is not in the form YYYY. MM. DD - YYYY. MM. DD

      Apps show the string as it is, but anything that sorts or exports by date needs the \
      common form. A bare year or a single day is accepted with a note.

      Write both days as YYYY. MM. DD, with a hyphen between spaces.
      """,
    ko: """
      개최 기간이 YYYY. MM. DD - YYYY. MM. DD 형식이 아닙니다

      앱은 문자열을 그대로 보여 주지만, 날짜로 정렬하거나 내보내려면 형식이 맞아야 합니다. 연도나 날짜 \
      하나만 적혀 있으면 참고로 알립니다.

      두 날짜를 YYYY. MM. DD로 쓰고, 사이에 공백, 하이픈, 공백을 두세요.
      """)

  package static let impossibleDate = Rule(
    "EX406", "impossible-date", .value, .error,
    example: #"{"duration": "1900. 02. 29 - 1900. 11. 12"}"#,
    corrected: #"{"duration": "1900. 04. 14 - 1900. 11. 12"}"#,
    en: """
      a date does not exist

      The month or the day is out of range, the date is 29 February of a year that is not a \
      leap year (1900 was not one), or the year is 0000. It is usually one mistyped digit.

      Correct the date.
      """,
    ko: """
      달력에 없는 날짜입니다

      월이나 일이 범위를 벗어났거나, 윤년이 아닌 해의 2월 29일이거나(1900년은 윤년이 아닙니다), 연도가 \
      0000입니다. 숫자 하나를 잘못 입력한 경우가 많습니다.

      날짜를 고치세요.
      """)

  package static let reversedDuration = Rule(
    "EX407", "reversed-duration", .value, .error,
    example: #"{"duration": "1900. 11. 12 - 1900. 04. 14"}"#,
    corrected: #"{"duration": "1900. 04. 14 - 1900. 11. 12"}"#,
    en: """
      a duration ends before it begins

      The two days are in the wrong order, or a year is wrong or left out: a second day \
      without a year is in the year of the first. Anything that counts the days or sorts by \
      date gives wrong results.

      Exchange the two days, or write the year of the second.
      """,
    ko: """
      종료일이 시작일보다 빠릅니다

      두 날짜의 순서가 바뀌었거나, 연도가 틀렸거나 빠졌습니다. 종료일에 연도가 없으면 시작일과 같은 해로 \
      읽습니다. 이대로 기간을 계산하거나 날짜로 정렬하면 결과가 틀립니다.

      두 날짜를 맞바꾸거나 종료일의 연도를 쓰세요.
      """)
}
