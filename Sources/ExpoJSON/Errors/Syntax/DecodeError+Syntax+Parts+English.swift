import ExpoDiagnostics
import ExpoSource
import ExpoText

extension DecodeError.Expectation {
  var english: String {
    switch self {
    case .value: "a value"
    case .valueOrClose: "a value or ']'"
    case .key: "a key in quotes"
    case .keyOrClose: "a key in quotes or '}'"
    case .colon: "':'"
    case .commaOrBracket: "',' or ']'"
    case .commaOrBrace: "',' or '}'"
    case .end: "the end of the file"
    }
  }
}

extension DecodeError.Hint {
  var english: String {
    switch self {
    case .quoteInText: "a quote inside a string is written \\\""
    case .doubledQuote: "delete one of the two quotes"
    case .unclosedObject: "close the object before it with '}'"
    case .memberInArray: "put '{' before the key"
    case .unusualSpace: "put a plain space here"
    case .invisible, .strayJamo, .strayWord, .surplus: "delete it"
    case .wideForm(let own), .otherForm(let own): "write '\(own)'"
    }
  }

  var englishFix: String? {
    switch self {
    case .quoteInText: nil
    case .memberInArray: "insert '{'"
    case .doubledQuote: "delete '\"'"
    case .unclosedObject: "insert '}'"
    case .unusualSpace: "write a plain space"
    case .invisible, .strayJamo, .strayWord, .surplus: "delete it"
    case .wideForm(let own), .otherForm(let own): "write '\(own)'"
    }
  }
}

extension DecodeError.ObjectSeparator {
  var englishHelp: String {
    switch self {
    case .braceAndComma: "close the object before with '}'"
    case .bracesAndComma: "close the object before and open the next one"
    }
  }
}

extension DecodeError.Unfinished {
  func english(openedAt: SourceLocation?, closers: String?) -> ProblemWords {
    let insertion = closers.map { "insert '\($0)'" }
    switch self {
    case .object:
      return ProblemWords(
        "the file ends before '{' is closed",
        notes: openedAt.map { [Note("'{' is opened here", at: $0)] } ?? [],
        help: "put '}' here, or restore what was cut off", fix: insertion)
    case .array:
      return ProblemWords(
        "the file ends before '[' is closed",
        notes: openedAt.map { [Note("'[' is opened here", at: $0)] } ?? [],
        help: "put ']' here, or restore what was cut off", fix: insertion)
    case .text:
      return ProblemWords(
        "the string is not closed with '\"'", help: "put '\"' where it ends", fix: "insert '\"'")
    case .key:
      return ProblemWords(
        "the key is not closed with '\"'", help: "put '\"' where it ends",
        fix: "insert '\"'")
    case .file: return ProblemWords("expected a value, found an empty file", fix: insertion)
    }
  }
}

extension DecodeError.Element {
  var english: String {
    switch self {
    case .element: "the element"
    case .member: "the member"
    }
  }
}

extension DecodeError.NumberFault {
  var english: String {
    switch self {
    case .leadingZero: "leading zero"
    case .plusSign: "plus sign"
    case .hexadecimal: "hexadecimal"
    case .missingDigit: "missing digit"
    case .notFinite: "not finite"
    case .digitSeparator: "digit separator"
    case .wideDigits: "wide digits"
    case .trailingText: "text after the digits"
    case .strayJamo: "a stray letter after the digits"
    case .unreadable: "not one number"
    }
  }

  func englishHelp(_ repair: String?) -> String? {
    switch self {
    case .leadingZero, .plusSign, .digitSeparator, .hexadecimal, .wideDigits, .strayJamo:
      repair.map { "write \($0)" }
    case .missingDigit: "a number has digits on both sides of its point and after its e"
    case .notFinite: "JSON has no such number; write null or leave the member out"
    case .trailingText: "write the digits alone, or put quotes around the text"
    case .unreadable: nil
    }
  }
}

extension EscapeRepair {
  static func english(_ escape: String) -> ProblemWords {
    let message = "'\(escape)' is not an escape sequence"
    switch EscapeRepair(escape) {
    case .deleteBackslash:
      return ProblemWords(
        message, help: "delete the backslash", fix: "delete the backslash")
    case .doubleBackslash:
      return ProblemWords(
        message, help: "to write a backslash, double it: \\\\", fix: "double the backslash")
    case nil:
      return ProblemWords(
        message,
        help: escape.hasPrefix("\\u")
          ? "write \\u and four hexadecimal digits" : "to write a backslash, double it: \\\\")
    }
  }
}

extension DecodeError.ControlCharacter {
  var english: String {
    switch self {
    case .carriageReturnLineFeed: "line break (U+000D)"
    case .scalar(let scalar): "\(Self.name(of: scalar)) (\(VisibleText.codePoint(scalar)))"
    }
  }

  private static func name(of scalar: Unicode.Scalar) -> String {
    switch scalar {
    case "\u{0}": "null character"
    case "\t": "tab"
    case "\n", "\r": "line break"
    case "\u{1B}": "escape character"
    default: "control character"
    }
  }
}

extension DecodeError.StrayContent {
  var english: ProblemWords {
    switch self {
    case .value:
      ProblemWords(
        "expected one value, found more after it",
        help: "put the values into one array, or into files of their own")
    case .closer(let closer):
      ProblemWords(
        "expected the end of the file, found '\(closer)'",
        help: "delete it, or open what it should close")
    case .members(let end):
      ProblemWords(
        "members outside any '{'",
        help: end == nil
          ? "put '{' before the first member"
          : "put '{' before the first member and '}' after the last",
        fix: end == nil ? "insert '{'" : "put braces around")
    case .mergeMark:
      ProblemWords("the document has merge conflict markers", help: "resolve the conflict")
    }
  }
}
