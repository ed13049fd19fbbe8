import ExpoJSON
import ExpoBase

/// A number of characters in a configuration.
struct Length: Decodable, Sendable {
  let characters: Int

  private static let limit = 1_000_000_000.0

  init(from decoder: any Decoder) throws {
    let number = try decoder.singleValueContainer().decode(Double.self)
    guard number >= 1, number <= Self.limit, number == number.rounded() else {
      throw NotALength().error(at: decoder.codingPath)
    }
    characters = Int(number)
  }
}

/// A number that no length is.
private struct NotALength: RejectionReason {
  func words(in language: Language) -> String {
    language.pick(
      en: "a length is a whole number from 1 on",
      ko: "길이는 1 이상의 정수여야 합니다")
  }
}
