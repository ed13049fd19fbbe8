package import ExpoDiagnostics
package import ExpoSource
import ExpoText

extension DecodeError.Value {
  /// The words of the kind.
  package func words(in language: Language) -> ProblemWords {
    switch self {
    case .numberAsText(let text, let reading, let key):
      language.pick(
        en: ProblemWords(
          "expected a number\(JSONType.owner(key)), found the string '\(VisibleText.quoted(text))'",
          help: reading.map { "write the number alone: \($0)" } ?? "write a number without quotes",
          fix: reading.map { _ in "write the number alone" }),
        ko: ProblemWords(
          "\(JSONType.korean(.number, owner: key)) 문자열 '\(VisibleText.quoted(text))'입니다",
          help: reading.map { "숫자만 쓰세요: \($0)" } ?? "따옴표 없이 숫자로 쓰세요",
          fix: reading.map { _ in "숫자만 남기기" }))
    case .numberNotWhole(let number, let value):
      language.pick(
        en: ProblemWords(
          "expected a whole number, found \(number)",
          help: "write \(value ?? "it without a fraction")", fix: value.map { "write \($0)" }),
        ko: ProblemWords(
          "정수여야 하는데 \(number)입니다",
          help: value.map { "\(Particle.direction.joined(to: $0)) 쓰세요" } ?? "소수 부분 없이 쓰세요",
          fix: value.map { "\(Particle.direction.joined(to: $0)) 바꾸기" }))
    case .numberOutOfRange(let number, let type?):
      language.pick(
        en: ProblemWords(
          "\(number) does not fit in \(type)",
          help: type == "Int" ? "the largest is \(Int.max), the smallest \(Int.min)" : nil),
        ko: ProblemWords(
          "\(Particle.topic.joined(to: number)) \(type) 범위를 벗어납니다",
          help: type == "Int" ? "\(Int.min) 이상 \(Int.max) 이하로 쓰세요" : nil))
    case .numberOutOfRange(let number, nil):
      language.pick(
        en: ProblemWords(
          "\(number) loses precision outside Swift",
          help: "numbers up to 9007199254740992 (2^53) are safe everywhere"),
        ko: ProblemWords(
          "\(Particle.topic.joined(to: number)) Swift 외의 파서에서 정밀도를 잃습니다",
          help: "어느 파서에서나 안전한 9007199254740992(2^53) 이하로 쓰세요"))
    }
  }
}

// MARK: - Rules
extension ValueRule {
  /// The words of the rule.
  package func words(in language: Language) -> RuleWords {
    switch self {
    case .numberAsText:
      language.pick(
        en: RuleWords(
          "a number is written as a string",
          explanation: """
            Write a number without quotes, separators and units: 48130300. How it is displayed, \
            with commas and a unit, is up to the app.
            """,
          advice: "Write the number without quotes, separators and unit."),
        ko: RuleWords(
          "숫자를 문자열로 썼습니다",
          explanation: """
            숫자는 48130300처럼 따옴표, 구분 기호, 단위 없이 씁니다. 쉼표와 단위는 앱이 화면에 보여 줄 때 \
            붙입니다.
            """,
          advice: "따옴표, 구분 기호, 단위 없이 숫자만 쓰세요."))
    case .numberNotWhole:
      language.pick(
        en: RuleWords(
          "a number is not written as a whole number",
          explanation: """
            A count has no fraction: decoding one into an integer fails. Where the value is whole but \
            written with a point or an exponent, as 4.0 or 4e7, Swift reads it and stricter readers \
            do not; that is a warning.
            """,
          advice: "Write a whole number, without a point and without an exponent."),
        ko: RuleWords(
          "숫자를 정수로 쓰지 않았습니다",
          explanation: """
            사람 수는 정수로 디코딩하므로 소수 부분이 있으면 읽을 수 없습니다. 4.0이나 4e7처럼 소수점이나 지수로 \
            쓴 정수는 Swift가 읽기는 하지만 더 엄격한 파서는 읽지 못하므로 경고합니다.
            """,
          advice: "소수점과 지수 없이 정수로 쓰세요."))
    case .numberOutOfRange:
      language.pick(
        en: RuleWords(
          "a number is out of range",
          explanation: """
            A number larger than its type fails to decode. Above 2^53 it fits a Swift Int, but \
            JavaScript and every reader that works with doubles loses its last digits (RFC 7493 \
            §2.2); that is a warning.
            """,
          advice: "Write the correct number; more than 2^53 visitors is a mistake."),
        ko: RuleWords(
          "숫자가 범위를 벗어납니다",
          explanation: """
            타입의 범위를 벗어난 숫자는 디코딩할 수 없습니다. 2^53보다 큰 숫자는 Swift의 Int에는 들어가지만, \
            JavaScript처럼 배정밀도 실수로 계산하는 파서에서는 끝자리를 잃으므로 경고합니다(RFC 7493 §2.2).
            """,
          advice: "실제 숫자를 쓰세요. 방문객이 2^53명보다 많을 수는 없습니다."))
    case .negativeCount:
      language.pick(
        en: RuleWords(
          "a count is negative",
          explanation: """
            A count of visitors cannot be negative, and an app that declares it as UInt fails to \
            decode one.
            """,
          advice: "Delete the minus, or write the correct count."),
        ko: RuleWords(
          "사람 수가 음수입니다",
          explanation: """
            방문객 수는 음수일 수 없습니다. UInt로 선언한 앱은 디코딩하지 못합니다.
            """,
          advice: "빼기 부호를 지우거나 실제 숫자를 쓰세요."))
    case .badDuration:
      language.pick(
        en: RuleWords(
          "a duration is not in the form YYYY. MM. DD - YYYY. MM. DD",
          explanation: """
            Apps show the string as it is, but anything that sorts or exports by date needs the \
            common form. A bare year or a single day is accepted with a note.
            """,
          advice: "Write both days as YYYY. MM. DD, with a hyphen between spaces."),
        ko: RuleWords(
          "개최 기간이 YYYY. MM. DD - YYYY. MM. DD 형식이 아닙니다",
          explanation: """
            앱은 문자열을 그대로 보여 주지만, 날짜로 정렬하거나 내보내려면 형식이 맞아야 합니다. 연도나 하루만 \
            있으면 참고로 알립니다.
            """,
          advice: "두 날짜를 YYYY. MM. DD로 쓰고, 사이에 공백, 하이픈, 공백을 두세요."))
    case .impossibleDate:
      language.pick(
        en: RuleWords(
          "a date does not exist",
          explanation: """
            The month or the day is out of range, or the date is 29 February of a year that is not \
            a leap year (1900 was not one). It is usually one mistyped digit.
            """,
          advice: "Correct the month or the day."),
        ko: RuleWords(
          "달력에 없는 날짜입니다",
          explanation: """
            월이나 일이 범위를 벗어났거나, 윤년이 아닌 해의 2월 29일입니다(1900년은 윤년이 아닙니다). 숫자 \
            하나를 잘못 입력한 경우가 많습니다.
            """,
          advice: "월이나 일을 고치세요."))
    case .reversedDuration:
      language.pick(
        en: RuleWords(
          "a duration ends before it begins",
          explanation: """
            The two days are in the wrong order, or one of the years is wrong. Anything that \
            counts the days or sorts by date gives wrong results.
            """,
          advice: "Exchange the two days, or correct the year."),
        ko: RuleWords(
          "종료일이 시작일보다 빠릅니다",
          explanation: """
            두 날짜의 순서가 바뀌었거나 연도가 틀렸습니다. 이대로 기간을 계산하거나 날짜로 정렬하면 결과가 틀립니다.
            """,
          advice: "두 날짜를 맞바꾸거나 연도를 고치세요."))
    }
  }
}
