import ExpoDiagnostics
import ExpoSource

/// The parts of the explanation of a rule, in order.
enum RulePart: CaseIterable {
  case why, wrong, right, fix, off

  /// The heading of the part.
  func title(in language: Language) -> String {
    switch language {
    case .english: englishTitle
    case .korean: koreanTitle
    }
  }

  /// The text of the part.
  func lines(of rule: Rule, in language: Language) -> [String] {
    switch self {
    case .why: [rule.words(in: language).explanation]
    case .wrong: [rule.example]
    case .right: [rule.corrected]
    case .fix: [rule.words(in: language).advice]
    case .off:
      ["expo validate --ignore \(rule.name)", #".expo.json: {"ignore": ["\#(rule.name)"]}"#]
    }
  }

  /// Whether the text is code.
  var isCode: Bool {
    switch self {
    case .wrong, .right, .off: true
    case .why, .fix: false
    }
  }
}
