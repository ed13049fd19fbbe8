import ExpoBase

/// What can be copied of an entry: the second key after `y`.
enum CopyPart: CaseIterable, Sendable {
  case text, imageName, place, json

  /// The key.
  var letter: Character {
    switch self {
    case .text: "t"
    case .imageName: "i"
    case .place: "p"
    case .json: "e"
    }
  }

  /// The part of a letter; `y` twice is the text.
  init?(_ letter: Character) {
    let letter = letter == "y" ? CopyPart.text.letter : letter
    guard let part = Self.allCases.first(where: { $0.letter == letter }) else { return nil }
    self = part
  }

  /// What the row of the parts says.
  func words(in language: Language, isShort: Bool = false) -> String {
    switch self {
    case .text: language.pick(en: "text", ko: "텍스트")
    case .imageName:
      language.pick(en: isShort ? "image" : "image name", ko: isShort ? "이미지" : "이미지 이름")
    case .place: language.pick(en: "path:line", ko: "경로:줄")
    case .json: language.pick(en: isShort ? "JSON" : "as JSON", ko: "JSON")
    }
  }
}
