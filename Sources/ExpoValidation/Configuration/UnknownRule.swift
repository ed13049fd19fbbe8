import ExpoJSON
import ExpoSource

/// A word in a configuration that names no rule.
struct UnknownRule: RejectionReason {
  /// The nearest word that does.
  let nearest: String?

  func words(in language: Language) -> String {
    switch language {
    case .english: "no rule has that name" + (nearest.map { "; did you mean '\($0)'?" } ?? "")
    case .korean: "그런 이름의 규칙이 없습니다" + (nearest.map { ", 혹시 '\($0)'인가요?" } ?? "")
    }
  }
}
