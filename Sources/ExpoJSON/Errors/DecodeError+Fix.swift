import ExpoSource
public import ExpoDiagnostics
import ExpoText

extension DecodeError {
  /// The smallest edit that mends the error, where one is known.
  public var fix: Fix? {
    let place = location.bytes
    switch self {
    case .missingComma(_, isCertain: true, _):
      return .safe("insert ','", .insert(",", at: place.lowerBound))
    case .trailingComma: return .safe("delete ','", .delete(place))
    case .missingColon(_, isCertain: true, _):
      return .safe("insert ':'", .insert(":", at: place.lowerBound))
    case .unquotedKey(_, isClosed: true, _):
      return .safe("insert '\"'", .insert("\"", at: place.lowerBound))
    case .unquotedKey: return Self.quoted(place, .safe)
    case .unquotedString(_, let literal?, _):
      return .unsafe("write \(literal)", Edit(place, literal))
    case .unquotedString(let text, nil, _):
      return text.utf8.contains(.backslash) ? nil : Self.quoted(place, .unsafe)
    case .wrongQuotes(_, let content?, _):
      return .safe(
        "write straight quotes", Edit(place.lowerBound..<content.lowerBound, "\""),
        Edit(content.upperBound..<place.upperBound, "\""))
    case .comment(let removal?, let isBlock, _):
      return .safe("delete the comment", Edit(removal, isBlock ? " " : ""))
    case .controlCharacter(let scalar, _):
      let escape = place.count == 2 ? "\\n" : Self.escape(of: scalar)
      return .safe("write \(escape)", Edit(place, escape))
    case .unexpectedEnd, .strayContent: return enclosingFix
    case .byteOrderMark: return .safe("delete the byte order mark", .delete(place))
    case .wrongEncoding(_, let conversion?, _):
      return .unsafe("convert to UTF-8", Edit(0..<conversion.length, conversion.text))
    case .suspiciousCharacter(let scalar, _) where scalar != "\u{FFFD}":
      return .unsafe("delete \(VisibleText.codePoint(scalar))", .delete(place))
    case .keyNotFound(let key, _, let near?, _):
      return .safe("rename to '\(key)'", Edit(near.location.bytes, "\"\(key)\""))
    case .unknownKey(_, let nearest?, _):
      return .safe("rename to '\(nearest)'", Edit(place, "\"\(nearest)\""))
    case .duplicateKey(_, let duplicates, _): return Self.deduplicating(duplicates)
    // Text that was a number may still not be the text that is asked for.
    case .typeMismatch(.text, .number, _, _): return Self.quoted(place, .unsafe)
    case .invalidNumber, .invalidEscape, .numberAsText, .numberNotWhole: return rewritingFix
    default: return nil
    }
  }

  /// Fixes that write a number or an escape as it was meant.
  private var rewritingFix: Fix? {
    switch self {
    case .invalidNumber(let text, let fault, let location):
      fault == .notFinite || fault == .trailingText
        ? nil : NumberRepair.digits(of: text).map { .safe("write \($0)", Edit(location.bytes, $0)) }
    case .invalidEscape("\\'", let location):
      .safe(
        "delete the backslash", .delete(location.bytes.lowerBound..<location.bytes.lowerBound + 1))
    case .invalidEscape(let escape, let location):
      escape.hasPrefix("\\u") || escape.utf8.count < 2
        ? nil : .safe("double the backslash", .insert("\\", at: location.bytes.lowerBound))
    case .numberAsText(_, let reading?, _, let location):
      .safe("write the number alone", Edit(location.bytes, String(reading)))
    case .numberNotWhole(_, let value?, let location):
      .safe("write \(value)", Edit(location.bytes, value))
    default: nil
    }
  }

  /// Fixes that put what is missing around something.
  private var enclosingFix: Fix? {
    switch self {
    case .unexpectedEnd(.text, _, _, let location), .unexpectedEnd(.key, _, _, let location):
      .unsafe("insert '\"'", .insert("\"", at: location.bytes.upperBound))
    case .unexpectedEnd(_, _, let closers?, let location):
      .unsafe("insert '\(closers)'", .insert(closers, at: location.bytes.lowerBound))
    case .strayContent(.members(let end), let location):
      .unsafe(
        "put braces around", .insert("{", at: location.bytes.lowerBound), .insert("}", at: end))
    default: nil
    }
  }

  private static func quoted(_ range: Range<Int>, _ applicability: Fix.Applicability) -> Fix {
    Fix(
      applicability, "put quotes around",
      [.insert("\"", at: range.lowerBound), .insert("\"", at: range.upperBound)])
  }

  private static func deduplicating(_ duplicates: Duplicates) -> Fix {
    Fix(
      duplicates.hasOneValue ? .safe : .unsafe, "delete all but the first",
      duplicates.copies.map(Edit.delete))
  }
}
