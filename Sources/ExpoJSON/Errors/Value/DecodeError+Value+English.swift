import ExpoDiagnostics
import ExpoSource
import ExpoText

extension DecodeError.Value {
  var english: ProblemWords {
    switch self {
    case .numberAsText(let text, let reading, let key):
      ProblemWords(
        "expected a number\(JSONType.english(owner: key)), found the string '\(VisibleText.quoted(text))'",
        help: reading.map { "write the number alone: \($0)" } ?? "write a number without quotes",
        fix: reading.map { _ in "write the number alone" })
    case .numberNotWhole(let number, let value):
      ProblemWords(
        "expected a whole number, found \(number)",
        help: "write \(value ?? "it without a fraction")", fix: value.map { "write \($0)" })
    case .numberOutOfRange(let number, let type?):
      ProblemWords(
        "\(number) does not fit in \(type)",
        help: type == "Int" ? "the largest is \(Int.max), the smallest \(Int.min)" : nil)
    case .numberOutOfRange(let number, nil):
      ProblemWords(
        "\(number) loses precision outside Swift",
        help: "numbers up to 9007199254740992 (2^53) are safe everywhere")
    }
  }
}
