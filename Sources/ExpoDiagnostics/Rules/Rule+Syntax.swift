extension Rule {
  static let syntaxRules: [Rule] = [
    unexpectedCharacter, unexpectedEnd, missingComma, trailingComma, missingColon, unquotedKey,
    unquotedString, wrongQuotes, comment, invalidNumber, invalidEscape, controlCharacter,
    strayContent, nestingTooDeep,
  ]

  /// EX101: a character that cannot stand where it stands.
  public static let unexpectedCharacter = Rule(
    "EX101", "unexpected-character", .syntax, .error,
    summary: "a character stands where JSON allows none like it",
    explanation: """
      Between values JSON has only white space and the six signs { } [ ] : and , and each has \
      its place. The message says what could have stood there. A frequent cause is a quote \
      inside text that is not written as \\", which ends the text too early.
      """,
    example: #"{"visitors": @}"#)

  /// EX102: the file or a line ends inside something open.
  public static let unexpectedEnd = Rule(
    "EX102", "unexpected-end", .syntax, .error,
    summary: "the file ends inside an object, an array or text",
    explanation: """
      Every { needs its }, every [ its ] and every \" its partner. The finding stands where the \
      closing sign is missed, or at the quote that is never closed; a note shows what was \
      opened. A file cut short by a failed copy also ends like this.
      """,
    example: #"{"title": "x""#)

  /// EX103: two values or members without a comma between them.
  public static let missingComma = Rule(
    "EX103", "missing-comma", .syntax, .error,
    summary: "two values or members stand side by side without a comma",
    explanation: """
      Members of an object and elements of an array are separated by commas. The finding stands \
      at the end of the value after which the comma belongs.
      """,
    example: #"{"title": "x" "visitors": 1}"#)

  /// EX104: a comma with nothing after it.
  public static let trailingComma = Rule(
    "EX104", "trailing-comma", .syntax, .error,
    summary: "a comma stands before a closing bracket",
    explanation: """
      JSON has no comma after the last member or element. Apple's JSONDecoder reads such a \
      file all the same, most other readers refuse it, so the app works and the next tool \
      does not. Delete the comma.
      """,
    example: #"["a", "b",]"#)

  /// EX105: a key without a colon.
  public static let missingColon = Rule(
    "EX105", "missing-colon", .syntax, .error,
    summary: "a key is not followed by a colon",
    explanation: """
      A member is a key in quotes, a colon and a value. The finding stands at the end of the \
      key, where the colon belongs.
      """,
    example: #"{"title" "x"}"#)

  /// EX106: a key that is not in quotes.
  public static let unquotedKey = Rule(
    "EX106", "unquoted-key", .syntax, .error,
    summary: "a key is not in quotes",
    explanation: """
      JavaScript allows a bare word as a key, JSON does not: every key is text and stands in \
      double quotes.
      """,
    example: #"{title: "x"}"#)

  /// EX107: text that is not in quotes.
  public static let unquotedString = Rule(
    "EX107", "unquoted-string", .syntax, .error,
    summary: "text is not in quotes",
    explanation: """
      Only true, false and null may stand bare, in lower case; all other text stands in double \
      quotes. A misspelt literal such as True is found by this rule too.
      """,
    example: #"{"location": Seoul}"#)

  /// EX108: quotes other than the straight double quote.
  public static let wrongQuotes = Rule(
    "EX108", "wrong-quotes", .syntax, .error,
    summary: "text is quoted with other signs than \"",
    explanation: """
      JSON knows one quote, U+0022. Single quotes come from JavaScript and Python, curly ones \
      from a word processor that corrects while one types. Replace both ends.
      """,
    example: "{“title”: “x”}")

  /// EX109: a comment.
  public static let comment = Rule(
    "EX109", "comment", .syntax, .error,
    summary: "a comment stands in the document",
    explanation: """
      JSON has no comments, neither // nor /* */ nor #. Some editors show such a file without \
      complaint because they read a dialect. Delete the comment, or keep it in a file beside \
      the data.
      """,
    example: "{} // the poster")

  /// EX110: a number that is not written as JSON writes numbers.
  public static let invalidNumber = Rule(
    "EX110", "invalid-number", .syntax, .error,
    summary: "a number is not written as JSON writes numbers",
    explanation: """
      A JSON number is an optional minus, digits without leading zeros or separators, an \
      optional fraction with digits on both sides of the point, and an optional exponent. \
      NaN, Infinity, hexadecimal and a plus sign do not exist. Commas belong to the display, \
      not to the data: write 48130300.
      """,
    example: #"{"visitors": 48,130,300}"#)

  /// EX111: a backslash before something that is no escape.
  public static let invalidEscape = Rule(
    "EX111", "invalid-escape", .syntax, .error,
    summary: "a backslash begins no escape sequence",
    explanation: """
      After a backslash JSON allows one of \" \\\\ / b f n r t, or u and four hexadecimal \
      digits. To write a backslash itself, double it.
      """,
    example: #"{"title": "C:\expo"}"#)

  /// EX112: a raw control character in text.
  public static let controlCharacter = Rule(
    "EX112", "control-character", .syntax, .error,
    summary: "a control character stands in text unescaped",
    explanation: """
      U+0000 to U+001F must be written as escapes inside text: a line break as \\n, a tab as \
      \\t. A raw line break usually comes from pasting a paragraph.
      """,
    example: "{\"desc\": \"one⏎two\"}")

  /// EX113: more after, or around, the one value of a document.
  public static let strayContent = Rule(
    "EX113", "stray-content", .syntax, .error,
    summary: "something stands outside the one value of the document",
    explanation: """
      A JSON document is one value. What follows it is read by some tools and dropped by \
      others. Typical causes are a bracket closed too early, two documents joined, members \
      without braces around them, or the marks of an unresolved merge.
      """,
    example: #"{"title": "x"} {"title": "y"}"#)

  /// EX114: nesting beyond the limit.
  public static let nestingTooDeep = Rule(
    "EX114", "nesting-too-deep", .syntax, .error,
    summary: "arrays and objects are nested deeper than the limit",
    explanation: """
      RFC 8259 §9 lets a reader limit the depth of nesting. The limit is 512, the one Apple's \
      JSONDecoder has, so that a document accepted here does not fail in the app. What lies \
      deeper is skipped.
      """,
    example: "[[[[[[[[…")
}
