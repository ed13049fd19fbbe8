package import ExpoDiagnostics
package import ExpoSource

extension SyntaxRule {
  package func words(in language: MessageLanguage) -> RuleWords {
    switch language {
    case .english: english
    }
  }

  private var english: RuleWords {
    switch self {
    case .unexpectedCharacter:
      RuleWords(
        "a character stands where JSON allows none like it",
        explanation: """
          Between values JSON has only white space and the six signs { } [ ] : and , and each has \
          its place. The message says what could have stood there. A frequent cause is a quote \
          inside text that is not written as \\", which ends the text too early.
          """)
    case .unexpectedEnd:
      RuleWords(
        "the file ends inside an object, an array or text",
        explanation: """
          Every { needs its }, every [ its ] and every \" its partner. The finding stands where the \
          closing sign is missed, or at the quote that is never closed; a note shows what was \
          opened. A file cut short by a failed copy also ends like this.
          """)
    case .missingComma:
      RuleWords(
        "two values or members stand side by side without a comma",
        explanation: """
          Members of an object and elements of an array are separated by commas. The finding stands \
          at the end of the value after which the comma belongs.
          """)
    case .trailingComma:
      RuleWords(
        "a comma stands before a closing bracket",
        explanation: """
          JSON has no comma after the last member or element. Apple's JSONDecoder reads such a \
          file all the same, most other readers refuse it, so the app works and the next tool \
          does not. Delete the comma.
          """)
    case .missingColon:
      RuleWords(
        "a key is not followed by a colon",
        explanation: """
          A member is a key in quotes, a colon and a value. The finding stands at the end of the \
          key, where the colon belongs.
          """)
    case .unquotedKey:
      RuleWords(
        "a key is not in quotes",
        explanation: """
          JavaScript allows a bare word as a key, JSON does not: every key is text and stands in \
          double quotes.
          """)
    case .unquotedString:
      RuleWords(
        "text is not in quotes",
        explanation: """
          Only true, false and null may stand bare, in lower case; all other text stands in double \
          quotes. A misspelt literal such as True is found by this rule too.
          """)
    case .wrongQuotes:
      RuleWords(
        "text is quoted with other signs than \"",
        explanation: """
          JSON knows one quote, U+0022. Single quotes come from JavaScript and Python, curly ones \
          from a word processor that corrects while one types. Replace both ends.
          """)
    case .comment:
      RuleWords(
        "a comment stands in the document",
        explanation: """
          JSON has no comments, neither // nor /* */ nor #. Some editors show such a file without \
          complaint because they read a dialect. Delete the comment, or keep it in a file beside \
          the data.
          """)
    case .invalidNumber:
      RuleWords(
        "a number is not written as JSON writes numbers",
        explanation: """
          A JSON number is an optional minus, digits without leading zeros or separators, an \
          optional fraction with digits on both sides of the point, and an optional exponent. \
          NaN, Infinity, hexadecimal and a plus sign do not exist. Commas belong to the display, \
          not to the data: write 48130300.
          """)
    case .invalidEscape:
      RuleWords(
        "a backslash begins no escape sequence",
        explanation: """
          After a backslash JSON allows one of \" \\\\ / b f n r t, or u and four hexadecimal \
          digits. To write a backslash itself, double it.
          """)
    case .controlCharacter:
      RuleWords(
        "a control character stands in text unescaped",
        explanation: """
          U+0000 to U+001F must be written as escapes inside text: a line break as \\n, a tab as \
          \\t. A raw line break usually comes from pasting a paragraph.
          """)
    case .strayContent:
      RuleWords(
        "something stands outside the one value of the document",
        explanation: """
          A JSON document is one value. What follows it is read by some tools and dropped by \
          others. Typical causes are a bracket closed too early, two documents joined, members \
          without braces around them, or the marks of an unresolved merge.
          """)
    case .nestingTooDeep:
      RuleWords(
        "arrays and objects are nested deeper than the limit",
        explanation: """
          RFC 8259 §9 lets a reader limit the depth of nesting. The limit is 512, the one Apple's \
          JSONDecoder has, so that a document accepted here does not fail in the app. What lies \
          deeper is skipped.
          """)
    }
  }
}
