package import ExpoDiagnostics
package import ExpoSource

extension ContentRule {
  package func words(in language: MessageLanguage) -> RuleWords {
    switch language {
    case .english: english
    }
  }

  private var english: RuleWords {
    switch self {
    case .emptyText:
      RuleWords(
        "a text is empty or only white space",
        explanation: """
          It decodes, and leaves a hole on the screen: a row without a name, a page without words.
          """)
    case .strayWhitespace:
      RuleWords(
        "white space stands at the edge of a text or before a line break",
        explanation: """
          It cannot be seen, but it makes two equal names differ and moves centred text. White \
          space at the beginning or end of a text, and before a line break in it, has no purpose.
          """)
    case .duplicateName:
      RuleWords(
        "two entries have the same name",
        explanation: """
          In a list nobody can tell them apart; usually an entry was copied and not changed. Names \
          are compared after Unicode normalisation, as they look.
          """)
    case .sharedImage:
      RuleWords(
        "two entries use the same image",
        explanation: """
          It may be meant. More often an entry was copied and its image_name forgotten, and the app \
          shows the wrong picture.
          """)
    case .overlongSummary:
      RuleWords(
        "a short description is longer than the full one",
        explanation: """
          short_desc is one line for a list, desc the full text. Where the short one is the longer, \
          the two were probably swapped.
          """)
    }
  }
}
