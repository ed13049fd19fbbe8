package import ExpoDiagnostics
import ExpoSource

/// The rules of the family `syntax`.
package enum SyntaxRule: Int, RuleTable {
  /// EX101: a character that is not allowed here.
  case unexpectedCharacter
  /// EX102: the file or a line ends inside something open.
  case unexpectedEnd
  /// EX103: two values or members without a comma between them.
  case missingComma
  /// EX104: a comma with nothing after it.
  case trailingComma
  /// EX105: a key without a colon.
  case missingColon
  /// EX106: a key that is not in quotes.
  case unquotedKey
  /// EX107: text that is not in quotes.
  case unquotedString
  /// EX108: quotes other than the straight double quote.
  case wrongQuotes
  /// EX109: a comment.
  case comment
  /// EX110: a number that is not written as JSON writes numbers.
  case invalidNumber
  /// EX111: a backslash before something that is no escape.
  case invalidEscape
  /// EX112: a raw control character in text.
  case controlCharacter
  /// EX113: more after, or around, the one value of a document.
  case strayContent
  /// EX114: nesting beyond the limit.
  case nestingTooDeep
  /// EX115: a file in another format.
  case notJSON

  /// The rule of each case.
  package static let rules = makeRules()

  package var facts: Rule.Facts {
    switch self {
    case .unexpectedCharacter:
      Rule.Facts(
        "EX101", "unexpected-character", .syntax, .error, example: #"{"visitors": @}"#,
        corrected: #"{"visitors": 48130300}"#)
    case .unexpectedEnd:
      Rule.Facts(
        "EX102", "unexpected-end", .syntax, .error, example: #"{"title": "x""#,
        corrected: #"{"title": "x"}"#)
    case .missingComma:
      Rule.Facts(
        "EX103", "missing-comma", .syntax, .error, example: #"{"title": "x" "visitors": 1}"#,
        corrected: #"{"title": "x", "visitors": 1}"#)
    case .trailingComma:
      Rule.Facts(
        "EX104", "trailing-comma", .syntax, .error, example: #"["a", "b",]"#,
        corrected: #"["a", "b"]"#)
    case .missingColon:
      Rule.Facts(
        "EX105", "missing-colon", .syntax, .error, example: #"{"title" "x"}"#,
        corrected: #"{"title": "x"}"#)
    case .unquotedKey:
      Rule.Facts(
        "EX106", "unquoted-key", .syntax, .error, example: #"{title: "x"}"#,
        corrected: #"{"title": "x"}"#)
    case .unquotedString:
      Rule.Facts(
        "EX107", "unquoted-string", .syntax, .error, example: #"{"location": Seoul}"#,
        corrected: #"{"location": "Seoul"}"#)
    case .wrongQuotes:
      Rule.Facts(
        "EX108", "wrong-quotes", .syntax, .error, example: "{“title”: “x”}",
        corrected: #"{"title": "x"}"#,
        conversions: [
          "“x”": #""x""#, "„x“": #""x""#, "‘x’": #""x""#, "«x»": #""x""#, "＂x＂": #""x""#,
          "'x'": #""x""#, "`x`": #""x""#,
        ])
    case .comment:
      Rule.Facts("EX109", "comment", .syntax, .error, example: "{} // the poster", corrected: "{}")
    case .invalidNumber:
      Rule.Facts(
        "EX110", "invalid-number", .syntax, .error, example: #"{"visitors": 48,130,300}"#,
        corrected: #"{"visitors": 48130300}"#,
        conversions: [
          "48,130,300": "48130300", "48_130_300": "48130300", "48.130.300": "48130300",
          "48'130'300": "48130300", "48 130 300": "48130300", "１２": "12", "048": "48", "+1": "1",
          "- 1": "-1", "0x1F": "31", ".5": "0.5", "1.": "1", "12ㅁ": "12",
        ])
    case .invalidEscape:
      Rule.Facts(
        "EX111", "invalid-escape", .syntax, .error, example: #"{"title": "C:\expo"}"#,
        corrected: #"{"title": "C:\\expo"}"#)
    case .controlCharacter:
      Rule.Facts(
        "EX112", "control-character", .syntax, .error, example: "{\"desc\": \"one⏎two\"}",
        corrected: #"{"desc": "one\ntwo"}"#)
    case .strayContent:
      Rule.Facts(
        "EX113", "stray-content", .syntax, .error, example: #"{"title": "x"} {"title": "y"}"#,
        corrected: #"[{"title": "x"}, {"title": "y"}]"#)
    case .nestingTooDeep:
      Rule.Facts(
        "EX114", "nesting-too-deep", .syntax, .error, example: "[[[[[[[[…", corrected: "[[1]]")
    case .notJSON:
      Rule.Facts(
        "EX115", "not-json", .syntax, .error, example: "version https://git-lfs.github.com/spec/v1",
        corrected: #"{"title": "x"}"#)
    }
  }
}
