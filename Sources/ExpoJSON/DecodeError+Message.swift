public import ExpoDiagnostics
import ExpoText

extension DecodeError {
  /// What is wrong, in one line: expected, then found.
  public var message: String {
    switch self {
    case .unexpectedCharacter(let scalar, let expected, _, _):
      "expected \(expected.rawValue), found \(Self.quoted(scalar))"
    case .unexpectedEnd(let unfinished, _, _): Self.endMessage(unfinished)
    case .missingComma(let element, _): "expected ',' after \(element.rawValue)"
    case .trailingComma(let closer, _): "trailing ',' before '\(closer)'"
    case .missingColon(let key, _): "expected ':' after the key '\(key)'"
    case .unquotedKey(let key, _): "the key '\(key)' is not in quotes"
    case .unquotedString(let text, _, _): "the text '\(text)' is not in quotes"
    case .wrongQuotes(let quote, _): "expected '\"' around text, found \(Self.quoted(quote))"
    case .comment: "comments are not part of JSON"
    case .invalidNumber(let text, let fault, _):
      "'\(text)' is not a JSON number: \(Self.reason(fault))"
    case .invalidEscape(let escape, _): "'\(escape)' is not an escape sequence"
    case .controlCharacter(let scalar, _):
      "unescaped \(Self.controlName(scalar)) (\(VisibleText.codePoint(scalar))) in text"
    case .strayContent(let stray, _): Self.strayMessage(stray)
    case .nestingTooDeep(let limit, _): "nested deeper than \(limit) levels"
    case .invalidUTF8(let bytes, _): Self.invalidMessage(bytes)
    case .byteOrderMark: "the file begins with a byte order mark"
    case .wrongEncoding(let encoding, _): "expected UTF-8, found \(Self.encodingName(encoding))"
    case .loneSurrogate(let escape, _): "'\(escape)' is half of a surrogate pair"
    case .suspiciousCharacter(let scalar, _):
      "\(SuspiciousCharacter.name(of: scalar)) (\(VisibleText.codePoint(scalar))) in text"
    }
  }

  /// What belongs to the error, some of it at second places.
  public var notes: [Note] {
    switch self {
    case .unexpectedEnd(.object, let openedAt?, _): [Note("'{' is opened here", at: openedAt)]
    case .unexpectedEnd(.array, let openedAt?, _): [Note("'[' is opened here", at: openedAt)]
    case .trailingComma: [Note("Apple's JSONDecoder accepts it, other readers do not")]
    default: []
    }
  }

  /// What to do, in one line.
  public var help: String? {
    switch self {
    case .unexpectedCharacter(_, _, let hint, _): hint.map(Self.hintHelp)
    case .unexpectedEnd(let unfinished, _, _): Self.endHelp(unfinished)
    case .missingComma: "put a comma here"
    case .trailingComma: "delete the comma"
    case .missingColon: "put a colon here"
    case .unquotedKey(let key, _): "write \"\(key)\""
    case .unquotedString(_, let literal?, _): "did you mean \(literal)? literals are lower case"
    case .unquotedString: "put double quotes around it"
    case .wrongQuotes: "put the straight quote \" (U+0022) at both ends"
    case .comment: "delete it"
    case .invalidNumber(let text, let fault, _): Self.numberHelp(text, fault)
    case .invalidEscape(let escape, _):
      escape.hasPrefix("\\u")
        ? "write \\u and four hexadecimal digits" : "to write a backslash, double it: \\\\"
    case .controlCharacter(let scalar, _): "write \(Self.escape(of: scalar))"
    case .strayContent(let stray, _): Self.strayHelp(stray)
    case .nestingTooDeep: nil
    case .invalidUTF8: "save the file as UTF-8"
    case .byteOrderMark: "save the file as UTF-8 without BOM"
    case .wrongEncoding(let encoding, _):
      "convert it: iconv -f \(encoding.rawValue) -t UTF-8"
    case .loneSurrogate: "write both halves, or the character itself"
    case .suspiciousCharacter(let scalar, _):
      scalar == "\u{FFFD}" ? "type the lost text again" : "delete it"
    }
  }
}

// MARK: - Phrases

extension DecodeError {
  /// `'@'`; what cannot be seen or is beyond ASCII with its number: `'“' (U+201C)`.
  private static func quoted(_ scalar: Unicode.Scalar) -> String {
    if scalar == "\u{0}" { return "a null character (U+0000)" }
    let isPlain = 0x21...0x7E ~= scalar.value
    return isPlain ? "'\(scalar)'" : "'\(scalar)' (\(VisibleText.codePoint(scalar)))"
  }

  private static func endMessage(_ unfinished: Unfinished) -> String {
    switch unfinished {
    case .object: "the file ends before '{' is closed"
    case .array: "the file ends before '[' is closed"
    case .text: "text is not closed with '\"'"
    case .key: "the key is not closed with '\"'"
    case .file: "expected a value, found an empty file"
    }
  }

  private static func endHelp(_ unfinished: Unfinished) -> String? {
    switch unfinished {
    case .object: "put '}' here, or restore what was cut off"
    case .array: "put ']' here, or restore what was cut off"
    case .text, .key: "put '\"' where the text ends"
    case .file: nil
    }
  }

  private static func reason(_ fault: NumberFault) -> String {
    switch fault {
    case .leadingZero: "leading zero"
    case .plusSign: "plus sign"
    case .hexadecimal: "hexadecimal"
    case .missingDigit: "missing digit"
    case .notFinite: "not finite"
    case .digitSeparator: "digit separator"
    case .wideDigits: "wide digits"
    case .trailingText: "text after the digits"
    case .unreadable: "not one number"
    }
  }

  private static func numberHelp(_ text: String, _ fault: NumberFault) -> String? {
    switch fault {
    case .leadingZero, .plusSign, .digitSeparator, .hexadecimal, .wideDigits:
      NumberRepair.digits(of: text).map { "write \($0)" }
    case .missingDigit: "a number has digits on both sides of its point and after its e"
    case .notFinite: "JSON has no such number; write null or leave the member out"
    case .trailingText: "write the digits alone, or put quotes around the text"
    case .unreadable: nil
    }
  }

  private static func controlName(_ scalar: Unicode.Scalar) -> String {
    switch scalar {
    case "\u{0}": "null character"
    case "\t": "tab"
    case "\n", "\r": "line break"
    case "\u{1B}": "escape character"
    default: "control character"
    }
  }

  private static func escape(of scalar: Unicode.Scalar) -> String {
    switch scalar {
    case "\t": "\\t"
    case "\n": "\\n"
    case "\r": "\\r"
    case "\u{8}": "\\b"
    case "\u{C}": "\\f"
    default: "\\u" + VisibleText.codePoint(scalar).dropFirst(2).lowercased()
    }
  }

  private static func strayMessage(_ stray: StrayContent) -> String {
    switch stray {
    case .value: "expected one value, found more after it"
    case .closer(let closer): "expected the end of the file, found '\(closer)'"
    case .members: "members stand outside any '{'"
    case .mergeMark: "expected the end of the file, found the marks of a merge"
    }
  }

  private static func strayHelp(_ stray: StrayContent) -> String {
    switch stray {
    case .value: "put the values into one array, or into files of their own"
    case .closer: "delete it, or open what it should close"
    case .members: "put '{' before the first member and '}' after the last"
    case .mergeMark: "resolve the merge"
    }
  }

  private static func invalidMessage(_ bytes: [UInt8]) -> String {
    let shown = bytes.prefix(4).map {
      "0x" + String($0, radix: 16, uppercase: true)
    }
    let list = shown.joined(separator: " ") + (bytes.count > 4 ? " …" : "")
    return bytes.count == 1
      ? "the byte \(list) is not valid UTF-8" : "the bytes \(list) are not valid UTF-8"
  }

  private static func encodingName(_ encoding: Encoding) -> String {
    encoding == .cp949 ? "what looks like CP949 (EUC-KR)" : encoding.rawValue
  }

  private static func hintHelp(_ hint: Hint) -> String {
    switch hint {
    case .quoteInText: "a quote inside text is written \\\""
    case .unclosedObject: "close the object before it with '}'"
    case .memberInArray: "put '{' before the key"
    case .unusualSpace: "put a plain space here"
    case .wideForm(let narrow): "write '\(narrow)'"
    }
  }
}
