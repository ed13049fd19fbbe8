import ExpoJSON
import ExpoSource

/// A word in a configuration that names no rule.
struct UnknownRule: RejectionReason {
  /// The nearest word that does.
  let nearest: String?

  func words(in language: MessageLanguage) -> String {
    switch language {
    case .english: "no rule has that name" + (nearest.map { "; did you mean '\($0)'?" } ?? "")
    }
  }
}
