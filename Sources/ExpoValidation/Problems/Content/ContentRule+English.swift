import ExpoDiagnostics
import ExpoSource

extension ContentRule {
  var english: RuleWords {
    switch self {
    case .emptyText:
      RuleWords(
        "a string is empty or only white space",
        explanation: """
          It decodes, and leaves a gap on the screen: a row without a name, a page without text.
          """,
        advice: "Write the text, or delete the entry.")
    case .strayWhitespace:
      RuleWords(
        "white space at either end of a string or before a line break",
        explanation: """
          It cannot be seen, but it makes two equal names differ and shifts centred text. White \
          space at either end of a string, and before a line break in it, has no purpose.
          """,
        advice: "Delete the white space.")
    case .duplicateName:
      RuleWords(
        "two entries have the same name",
        explanation: """
          In a list they cannot be told apart; usually an entry was copied and not changed. \
          Names are compared after Unicode normalization, as they look.
          """,
        advice: "Rename one of the entries, or delete the copy.")
    case .sharedImage:
      RuleWords(
        "two entries use the same image",
        explanation: """
          It may be intended. More often an entry was copied and its image_name forgotten, and \
          the app shows the wrong picture.
          """,
        advice: """
          Give the copied entry its own image_name. If both share the picture on purpose, ignore \
          the rule.
          """)
    case .overlongSummary:
      RuleWords(
        "a short description is longer than the full one",
        explanation: """
          short_desc is one line for a list, desc the full text. If the short one is longer, the \
          two were probably swapped.
          """,
        advice: "Exchange the two texts, or shorten the first.")
    }
  }
}
