import ExpoBase

/// Texts in place of JSON or around it, recognized by their first lines.
extension DecodeError.OtherFormat {
  /// In bytes.
  private static let window = 1 << 8

  /// A format that is no JSON from its first character on; nil if the text may be JSON.
  static func text(_ bytes: SourceBytes, from start: Int) -> Self? {
    let beginning = bytes[start..<min(bytes.count, start + window)]
    if isEscaped(String(decoding: beginning, as: UTF8.self)) { return .escaped }
    // The search for the end of the first line goes no further.
    let line = start..<bytes.part(0..<beginning.endIndex).endOfLine(from: start)
    if isTable(bytes, line) { return .table }
    return message(bytes, line) ?? code(bytes, from: start)
  }

  /// Whether a text is JSON in quotes, or JSON with a backslash before each of its quotes.
  private static func isEscaped(_ text: String) -> Bool {
    let outside = text.replacing("\\n", with: "").filter { !$0.isWhitespace }
    let array = outside.drop { "\"'`".contains($0) }
    let object = array.drop { $0 == "[" }
    let key = object.dropFirst(3).prefix { $0 != "\"" }
    if object.hasPrefix(#"{\""#) {
      // A quote inside without a backslash means that only one member was escaped.
      let inside = object.replacing(#"\""#, with: "").reversed().drop { "\"'`;,)".contains($0) }
      return key.hasSuffix("\\") && !inside.contains("\"")
    }
    return object.hasPrefix(#"{""#) && array.count < outside.count
  }

  /// Whether the first line names at least three columns, and the second has as many cells.
  private static func isTable(_ bytes: SourceBytes, _ line: Range<Int>) -> Bool {
    let row = bytes.endOfSpace(from: line.upperBound)
    guard line.count < window, row < bytes.count else { return false }
    let header = String(decoding: bytes[line], as: UTF8.self).filter { $0 != "\"" }
    let cells = bytes[row..<bytes.endOfLine(from: row)]
    return [",", ";", "\t"].contains { (separator: Character) in
      let names = header.split(separator: separator, omittingEmptySubsequences: false)
      return names.count > 2 && names.allSatisfy { isName($0.drop { $0 == " " }) }
        && cells.count { $0 == separator.asciiValue } >= names.count - 1
    }
  }

  private static func isName(_ text: Substring) -> Bool {
    text.first?.isLetter == true
      && text.allSatisfy { $0.isLetter || $0.isNumber || "_$.".contains($0) }
  }

  /// The first words of what servers send with a status.
  private static let messages = [
    "not found", "forbidden", "unauthorized", "access denied", "bad gateway", "bad request",
    "service unavailable", "internal server error", "too many requests", "http/1", "http/2",
    "cannot get /", "error code: ", "api rate limit exceeded",
  ]

  /// `404: Not Found`.
  private static func message(_ bytes: SourceBytes, _ line: Range<Int>) -> Self? {
    let end = bytes.trimmedEnd(of: line)
    let text = String(decoding: bytes[line.lowerBound..<end], as: UTF8.self)
    let words = text.lowercased()
    let isStatus = Int(words.prefix(3)).map { 400..<600 ~= $0 } ?? false
    let isSpaced = " :".contains(words.dropFirst(3).first ?? "-")
    let isError = isStatus && isSpaced && words.contains(where: \.isLetter)
    return isError || messages.contains { words.hasPrefix($0) } ? .message(text) : nil
  }

  /// `const items = […]`, `export default {…}`, `callback({…})`.
  private static func code(_ bytes: SourceBytes, from start: Int) -> Self? {
    for offset in start..<min(bytes.count, start + window) {
      let isOpener = bytes[offset].isOpener
      guard isOpener || "\"'`".utf8.contains(bytes[offset]),
        bytes.byte(at: offset + 1) != .closeBracket
      else { continue }
      let end = bytes.trimmedEnd(of: start..<offset)
      let line = bytes[start..<end].lastIndex(where: \.isLineEnd).map { $0 + 1 } ?? start
      let text = String(decoding: bytes[line..<end], as: UTF8.self)
      let word = text.split(separator: " ").last ?? ""
      let isAssigned = word.hasSuffix("=") && !text.hasPrefix("=") || word == "default"
      let isCall = word.hasSuffix("(") && isName(word.dropLast())
      if isCall || isOpener && (isAssigned || word == "return") { return .code(text) }
      if isOpener { return nil }
    }
    return nil
  }
}
