import ExpoSource
public import ExpoDiagnostics
import ExpoText

extension DecodeError {
  /// What is wrong, in one line: expected, then found.
  public var message: String {
    switch self {
    case .unexpectedCharacter(let scalar, let expected, _, _):
      "expected \(expected.rawValue), found \(Self.quoted(scalar))"
    case .unexpectedEnd(let unfinished, _, _, _): Self.endMessage(unfinished)
    case .missingComma(let element, _, _): "expected ',' after \(element.rawValue)"
    case .trailingComma(let closer, _): "trailing ',' before '\(closer)'"
    case .missingColon(let key, _, _): "expected ':' after the key '\(VisibleText.quoted(key))'"
    case .unquotedKey(let key, _, _): "the key '\(VisibleText.quoted(key))' is not in quotes"
    case .unquotedString(let text, _, _): "the text '\(VisibleText.quoted(text))' is not in quotes"
    case .wrongQuotes(let quote, _, _): "expected '\"' around text, found \(Self.quoted(quote))"
    case .comment: "comments are not part of JSON"
    case .invalidNumber(let text, let fault, _):
      "'\(VisibleText.quoted(text))' is not a JSON number: \(Self.reason(fault))"
    case .invalidEscape(let escape, _): "'\(escape)' is not an escape sequence"
    case .controlCharacter(let scalar, _):
      "unescaped \(Self.controlName(scalar)) (\(VisibleText.codePoint(scalar))) in text"
    case .strayContent(let stray, _): Self.strayMessage(stray)
    case .nestingTooDeep(let limit, _): "nested deeper than \(limit) levels"
    case .invalidUTF8(let bytes, _): Self.invalidMessage(bytes)
    case .byteOrderMark: "the file begins with a byte order mark"
    case .wrongEncoding(let encoding, _, _): "expected UTF-8, found \(Self.encodingName(encoding))"
    case .loneSurrogate(let escape, _): "'\(escape)' is half of a surrogate pair"
    case .suspiciousCharacter(let scalar, _):
      "\(SuspiciousCharacter.name(of: scalar)) (\(VisibleText.codePoint(scalar))) in text"
    case .keyNotFound(let key, _, _, _): "missing key '\(VisibleText.quoted(key))'"
    case .unknownKey(let key, _, _): "unknown key '\(VisibleText.quoted(key))'"
    case .duplicateKey(let key, let duplicates, _): Self.duplicateMessage(key, duplicates)
    case .typeMismatch(let expected, let found, let key, _):
      "expected \(expected.rawValue)\(Self.owner(key)), found \(found.rawValue)"
    case .valueNotFound(let expected, let key, _):
      "expected \(expected.rawValue)\(Self.owner(key)), found null"
    case .valueRejected(let found, let reason, _): "\(found) is not accepted: \(reason)"
    case .numberAsText(let text, _, let key, _):
      "expected a number\(Self.owner(key)), found text '\(VisibleText.quoted(text))'"
    case .numberNotWhole(let number, _, _): "expected a whole number, found \(number)"
    case .numberOutOfRange(let number, let type, _):
      type.map { "\(number) does not fit in \($0)" } ?? "\(number) loses precision outside Swift"
    }
  }

  /// What belongs to the error, some of it at second places.
  public var notes: [Note] {
    switch self {
    case .unexpectedEnd(.object, let openedAt?, _, _): [Note("'{' is opened here", at: openedAt)]
    case .unexpectedEnd(.array, let openedAt?, _, _): [Note("'[' is opened here", at: openedAt)]
    case .trailingComma: [Note("Apple's JSONDecoder accepts it, other readers do not")]
    case .keyNotFound(_, let present, let near, _):
      near.map { [Note("unknown key '\($0.name)'", at: $0.location)] } ?? Self.presentNote(present)
    case .duplicateKey(_, let duplicates, _): Self.duplicateNotes(duplicates)
    default: []
    }
  }

  /// What to do, in one line.
  public var help: String? {
    switch self {
    case .unexpectedCharacter(_, _, let hint, _): hint.map(Self.hintHelp)
    case .unexpectedEnd(let unfinished, _, _, _): Self.endHelp(unfinished)
    case .missingComma: "put a comma here"
    case .trailingComma: "delete the comma"
    case .missingColon: "put a colon here"
    case .unquotedKey(let key, _, _): "write \"\(VisibleText.quoted(key))\""
    case .unquotedString(_, let literal?, _): "did you mean \(literal)? literals are lower case"
    case .unquotedString: "put double quotes around it"
    case .wrongQuotes: "put the straight quote \" (U+0022) at both ends"
    case .comment: "delete it"
    case .invalidNumber(let text, let fault, _): Self.numberHelp(text, fault)
    case .invalidEscape(let escape, _):
      escape.hasPrefix("\\u")
        ? "write \\u and four hexadecimal digits" : "to write a backslash, double it: \\\\"
    case .controlCharacter(let scalar, let location):
      "write \(location.bytes.count == 2 ? "\\n" : Self.escape(of: scalar))"
    case .invalidEscape("\\'", _): "delete the backslash"
    case .strayContent(let stray, _): Self.strayHelp(stray)
    case .nestingTooDeep: nil
    case .invalidUTF8: "save the file as UTF-8"
    case .byteOrderMark: "save the file as UTF-8 without BOM"
    case .wrongEncoding(let encoding, _, _):
      "convert it: iconv -f \(encoding.rawValue) -t UTF-8"
    case .loneSurrogate: "write both halves, or the character itself"
    case .suspiciousCharacter(let scalar, _):
      scalar == "\u{FFFD}" ? "type the lost text again" : "delete it"
    case .keyNotFound(let key, _, let near?, _):
      "did you mean '\(VisibleText.quoted(key))'? rename '\(near.name)'"
    case .keyNotFound(let key, _, nil, _): "add \"\(key)\""
    case .unknownKey(_, let nearest, _): nearest.map { "did you mean '\($0)'?" } ?? "delete it"
    case .duplicateKey(_, let duplicates, _):
      duplicates.hasOneValue ? "delete one, the values are the same" : "keep one"
    case .typeMismatch(let expected, let found, _, _):
      expected == .text && found == .number ? "put quotes around it" : nil
    case .valueNotFound(let expected, _, _):
      expected == .text
        ? "write the text, or \"\" if there is none yet" : "write \(expected.rawValue)"
    case .valueRejected: nil
    case .numberAsText(_, let reading, _, _):
      reading.map { "write the number alone: \($0)" } ?? "write a number without quotes"
    case .numberNotWhole(_, let value, _): "write \(value ?? "it without a fraction")"
    case .numberOutOfRange(_, nil, _): "numbers up to 9007199254740992 (2^53) are safe everywhere"
    case .numberOutOfRange(_, let type?, _): Self.rangeHelp(type)
    }
  }
}
