package import ExpoBase

extension DecodeError {
  /// What is wrong with a number.
  public enum Value: Equatable, Sendable {
    /// A number is written as a string; `reading` is its value as a whole number.
    case numberAsText(String, reading: Int?, key: String?)
    /// A number has a fraction, or, with a `value`, is whole but not written so.
    case numberNotWhole(String, value: String?)
    /// A number does not fit its type, or, without a `type`, the doubles of other readers.
    case numberOutOfRange(String, type: String?)
  }
}

// MARK: - Rules and fixes

extension DecodeError.Value: ProblemKind {
  /// The rule of the kind.
  package var rule: Rule { table.rule }

  private var table: ValueRule {
    switch self {
    case .numberAsText: .numberAsText
    case .numberNotWhole: .numberNotWhole
    case .numberOutOfRange: .numberOutOfRange
    }
  }

  /// A number that Swift can read is a warning.
  package var severity: Severity {
    switch self {
    case .numberNotWhole(_, value: .some), .numberOutOfRange(_, type: nil): .warning
    case .numberAsText, .numberNotWhole, .numberOutOfRange: rule.severity
    }
  }

  /// The intended number.
  package func fix(at bytes: Range<Int>) -> Fix? {
    switch self {
    case .numberAsText(_, let reading, _): reading.map { .safe(Fix.Edit(bytes, String($0))) }
    case .numberNotWhole(_, let value): value.map { .safe(Fix.Edit(bytes, $0)) }
    case .numberOutOfRange: nil
    }
  }
}

// MARK: - Words

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
