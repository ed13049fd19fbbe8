extension Rule {
  static let contentRules: [Rule] = [
    emptyText, strayWhitespace, duplicateName, sharedImage, overlongSummary,
  ]

  /// EX501: text with nothing in it.
  public static let emptyText = Rule(
    "EX501", "empty-text", .content, .warning,
    summary: "a text is empty or only white space",
    explanation: """
      It decodes, and leaves a hole on the screen: a row without a name, a page without words.
      """,
    example: #"{"name": ""}"#)

  /// EX502: white space nobody sees.
  public static let strayWhitespace = Rule(
    "EX502", "stray-whitespace", .content, .note,
    summary: "white space stands at the edge of a text or before a line break",
    explanation: """
      It cannot be seen, but it makes two equal names differ and moves centred text. White \
      space at the beginning or end of a text, and before a line break in it, has no purpose.
      """,
    example: #"{"location": "Seoul "}"#)

  /// EX503: one name for two entries.
  public static let duplicateName = Rule(
    "EX503", "duplicate-name", .content, .warning,
    summary: "two entries have the same name",
    explanation: """
      In a list nobody can tell them apart; usually an entry was copied and not changed. Names \
      are compared after Unicode normalisation, as they look.
      """,
    example: #"[{"name": "Jikji"}, {"name": "Jikji"}]"#)

  /// EX504: one image for two entries.
  public static let sharedImage = Rule(
    "EX504", "shared-image", .content, .note,
    summary: "two entries use the same image",
    explanation: """
      It may be meant. More often an entry was copied and its image_name forgotten, and the app \
      shows the wrong picture.
      """,
    example: #"[{"image_name": "jikji"}, {"image_name": "jikji"}]"#)

  /// EX505: a summary longer than what it sums up.
  public static let overlongSummary = Rule(
    "EX505", "overlong-summary", .content, .note,
    summary: "a short description is longer than the full one",
    explanation: """
      short_desc is one line for a list, desc the full text. Where the short one is the longer, \
      the two were probably swapped.
      """,
    example: #"{"short_desc": "A long story …", "desc": "A book"}"#)
}
