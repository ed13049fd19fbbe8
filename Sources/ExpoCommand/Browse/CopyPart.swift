import ExpoBase

/// What can be copied of an entry, and the second key after `y`.
enum CopyPart: Character, CaseIterable, Sendable {
  case text = "t"
  case imageName = "i"
  case location = "p"
  case json = "e"

  func words(in language: Language, isShort: Bool = false) -> String {
    switch self {
    case .text: language.pick(en: "text", ko: "텍스트")
    case .imageName:
      language.pick(en: isShort ? "image" : "image name", ko: isShort ? "이미지" : "이미지 이름")
    case .location: language.pick(en: "path:line", ko: "경로:줄")
    case .json: language.pick(en: isShort ? "JSON" : "as JSON", ko: "JSON")
    }
  }
}
