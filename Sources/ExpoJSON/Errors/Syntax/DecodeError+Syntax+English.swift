import ExpoDiagnostics
import ExpoSource
import ExpoText

extension DecodeError.Syntax {
  var english: ProblemWords {
    switch self {
    case .unexpectedCharacter(let scalar, let expected, let hint):
      ProblemWords(
        "expected \(expected.english), found \(Quoted.english(scalar))", help: hint?.english,
        fix: hint?.englishFix)
    case .unexpectedEnd(let unfinished, let openedAt, let closers):
      unfinished.english(openedAt: openedAt, closers: closers)
    case .missingComma(let element, let isCertain):
      ProblemWords(
        "expected ',' after \(element.english)", help: "put a comma here",
        fix: isCertain ? "insert ','" : nil)
    case .unclosedObject(let separator, _):
      ProblemWords(
        "expected '\(separator.rawValue)' after the member, found the next object",
        help: separator.englishHelp, fix: "insert '\(separator.rawValue)'")
    case .trailingComma(let closer):
      ProblemWords(
        "trailing ',' before '\(closer)'",
        notes: [Note("Apple's JSONDecoder accepts it, other readers do not")],
        help: "delete the comma", fix: "delete ','")
    case .missingColon(let key, let isCertain):
      ProblemWords(
        "expected ':' after the key '\(VisibleText.quoted(key))'", help: "put a colon here",
        fix: isCertain ? "insert ':'" : nil)
    case .unquotedKey(let key, let isClosed):
      ProblemWords(
        "the key '\(VisibleText.quoted(key))' is not in quotes",
        help: "write \"\(VisibleText.quoted(key))\"",
        fix: isClosed ? "insert '\"'" : "put quotes around")
    case .unquotedString(let text, _, isClosed: true):
      ProblemWords(
        "the string '\(VisibleText.quoted(text))' is not in quotes",
        help: "put '\"' before it", fix: "insert '\"'")
    case .unquotedString(let text, let literal, _):
      ProblemWords(
        "the string '\(VisibleText.quoted(text))' is not in quotes",
        help: literal.map { "did you mean \($0)? literals are lower case" }
          ?? "put double quotes around it",
        fix: literal.map { "write \($0)" }
          ?? (text.utf8.contains(.backslash) ? nil : "put quotes around"))
    case .wrongQuotes(let quote, let content):
      ProblemWords(
        "expected '\"' around a string, found \(Quoted.english(quote))",
        help: "put the straight quote \" (U+0022) at both ends",
        fix: content.map { _ in "write straight quotes" })
    case .comment(let removal, _):
      ProblemWords(
        "comments are not part of JSON", help: "delete it",
        fix: removal.map { _ in "delete the comment" })
    case .invalidNumber(let text, let fault):
      ProblemWords(
        "'\(VisibleText.quoted(text))' is not a JSON number: \(fault.english)",
        help: fault.englishHelp(Self.repair(of: text, fault)),
        fix: Self.repair(of: text, fault).map { "write \($0)" })
    case .invalidEscape(let escape): EscapeRepair.english(escape)
    case .controlCharacter(let character):
      ProblemWords(
        "unescaped \(character.english) in a string", help: "write \(character.escape)",
        fix: "write \(character.escape)")
    case .strayContent(let stray): stray.english
    case .nestingTooDeep(let limit): ProblemWords("nested deeper than \(limit) levels")
    case .notJSON(let format): format.english
    }
  }
}

/// A character as a message names it.
enum Quoted {
  /// `'@'`; what cannot be seen or is beyond ASCII with its number: `'“' (U+201C)`.
  static func english(_ scalar: Unicode.Scalar) -> String {
    if scalar == "\u{0}" { return "a null character (U+0000)" }
    let isPlain = 0x21...0x7E ~= scalar.value
    return isPlain ? "'\(scalar)'" : "'\(scalar)' (\(VisibleText.codePoint(scalar)))"
  }
}

// MARK: - Rules

extension SyntaxRule {
  var english: RuleWords {
    switch self {
    case .unexpectedCharacter:
      RuleWords(
        "unexpected character",
        explanation: """
          Between values JSON has only white space and the characters { } [ ] : and the comma. The \
          message says what was expected here. A frequent cause is a quote inside a string that is \
          not written as \\", which ends the string too early.
          """,
        advice: """
          Look at the marked character and at the string before it. Escape a quote inside a string \
          as \\"; delete characters that do not belong there.
          """)
    case .unexpectedEnd:
      RuleWords(
        "the file ends inside an object, an array or a string",
        explanation: """
          Every { needs a }, every [ a ] and every \" a second one. The finding is where the \
          closing character is missing, or at the quote that is never closed; a note shows the \
          opening character. A file that was cut short by a failed copy ends like this too.
          """,
        advice: """
          Add the closing bracket or quote that is missing. If the file was cut short, copy it \
          again.
          """)
    case .missingComma:
      RuleWords(
        "a comma is missing between two values or members",
        explanation: """
          Members of an object and elements of an array are separated by commas. The finding is \
          at the end of the value that the comma should follow.
          """,
        advice: "Write a comma where the finding points.")
    case .trailingComma:
      RuleWords(
        "a comma before a closing bracket",
        explanation: """
          JSON has no comma after the last member or element. Apple's JSONDecoder accepts one, \
          most other readers do not, so the app works and the next tool fails.
          """,
        advice: "Delete the comma.")
    case .missingColon:
      RuleWords(
        "a key is not followed by a colon",
        explanation: """
          A member is a key in quotes, a colon and a value. The finding is at the end of the \
          key, where the colon belongs.
          """,
        advice: "Write a colon between the key and its value.")
    case .unquotedKey:
      RuleWords(
        "a key is not in quotes",
        explanation: """
          JavaScript allows a bare word as a key; JSON does not: every key is a string in double \
          quotes.
          """,
        advice: "Put the key in double quotes.")
    case .unquotedString:
      RuleWords(
        "a string is not in quotes",
        explanation: """
          Only true, false and null are written without quotes, in lower case; all other strings \
          are in double quotes. This rule also finds a misspelt literal such as True.
          """,
        advice: "Put the string in double quotes, or write the literal as true, false or null.")
    case .wrongQuotes:
      RuleWords(
        "a string is not in double quotes",
        explanation: """
          JSON has one quote character, U+0022. Single quotes come from JavaScript and Python, \
          curly ones from word processors that correct quotes as you type.
          """,
        advice: """
          Replace single and curly quotes by straight double quotes, and switch off smart quotes \
          in the editor.
          """)
    case .comment:
      RuleWords(
        "a comment in the document",
        explanation: """
          JSON has no comments: neither // nor /* */ nor #. Some editors accept them because \
          they read a dialect of JSON.
          """,
        advice: "Delete the comment, or keep it in a file beside the data.")
    case .invalidNumber:
      RuleWords(
        "not a JSON number",
        explanation: """
          A JSON number is an optional minus, digits without leading zeros or separators, an \
          optional fraction with digits on both sides of the point, and an optional exponent. \
          NaN, Infinity, hexadecimal and a plus sign do not exist. Commas are for display: write \
          48130300.
          """,
        advice: "Write plain digits, with a point for a fraction.")
    case .invalidEscape:
      RuleWords(
        "an invalid escape sequence",
        explanation: """
          After a backslash JSON allows one of \" \\\\ / b f n r t, or u and four hexadecimal \
          digits. To write a backslash itself, double it.
          """,
        advice: "Double the backslash, or write one of the escapes that JSON has.")
    case .controlCharacter:
      RuleWords(
        "an unescaped control character in a string",
        explanation: """
          In a string U+0000 to U+001F must be escaped: a line break as \\n, a tab as \\t. A raw \
          line break usually comes from pasting a paragraph.
          """,
        advice: #"Write a line break as \n and a tab as \t."#)
    case .strayContent:
      RuleWords(
        "more than one value in the document",
        explanation: """
          A JSON document is one value. Some tools read what follows it, others drop it. Typical \
          causes are a bracket closed too early, two documents joined, members without braces \
          around them, or the conflict markers of an unresolved merge.
          """,
        advice: """
          Keep one value: wrap several in an array, add missing braces, or delete what is left \
          over.
          """)
    case .nestingTooDeep:
      RuleWords(
        "arrays and objects are nested deeper than the limit",
        explanation: """
          RFC 8259 §9 lets a reader limit nesting. The limit is 512, as in Apple's JSONDecoder, \
          so that a document accepted here does not fail in the app. Anything deeper is skipped.
          """,
        advice: "Flatten the data. No document of an exposition nests deeper than three levels.")
    case .notJSON:
      RuleWords(
        "the file is in another format",
        explanation: """
          The file is named like a JSON document, but its content is something else: a Git LFS \
          pointer that was never fetched, a compressed file, a picture, a property list, an error \
          page, YAML, CSV, source code, JSON in quotes or in a code block, one value per line, or \
          binary data. There is one finding; the content is neither checked nor fixed.
          """,
        advice: """
          Fetch or convert the real document: git lfs pull for a pointer, gunzip for a compressed \
          file.
          """)
    }
  }
}
