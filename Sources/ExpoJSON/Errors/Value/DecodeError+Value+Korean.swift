import ExpoDiagnostics
import ExpoSource
import ExpoText

extension DecodeError.Value {
  var korean: ProblemWords {
    switch self {
    case .numberAsText(let text, let reading, let key):
      ProblemWords(
        "\(JSONType.korean(.number, owner: key)) 문자열 '\(VisibleText.quoted(text))'입니다",
        help: reading.map { "숫자만 쓰세요: \($0)" } ?? "따옴표 없이 숫자로 쓰세요",
        fix: reading.map { _ in "숫자만 남기기" })
    case .numberNotWhole(let number, let value):
      ProblemWords(
        "정수여야 하는데 \(number)입니다",
        help: value.map { "\(Particle.direction.joined(to: $0)) 쓰세요" } ?? "소수 부분 없이 쓰세요",
        fix: value.map { "\(Particle.direction.joined(to: $0)) 바꾸기" })
    case .numberOutOfRange(let number, let type?):
      ProblemWords(
        "\(Particle.topic.joined(to: number)) \(type) 범위를 벗어납니다",
        help: type == "Int" ? "\(Int.min) 이상 \(Int.max) 이하로 쓰세요" : nil)
    case .numberOutOfRange(let number, nil):
      ProblemWords(
        "\(Particle.topic.joined(to: number)) Swift 밖에서 정밀도를 잃습니다",
        help: "어디서나 안전한 9007199254740992(2^53) 이하로 쓰세요")
    }
  }
}
