import ExpoSource
import ExpoDiagnostics

/// Text and keys without quotes.
extension JSONScanner {
  /// Whether a word begins at `offset`: a letter of any script, `_` or `$`.
  func isBareWord() -> Bool {
    !bytes[offset].isDigit && wordCharacter(at: offset) > 0
  }

  /// `True`, `대한민국 대전`: reports text without quotes and keeps it as a string.
  mutating func recoverBareText() {
    let end = endOfBareText(from: offset)
    let text = file.text(in: offset..<end)
    report(.unquotedString(text, literal: Self.literal(like: text)), at: location(offset..<end))
    // A quote behind it that plainly ends text is its own: only the opening one is missing.
    let isClosed = byte(at: end) == .quote && isPlainEnd(at: end + 1)
    append(.string, end: end, flags: .damaged)
    if isClosed { step() }
  }

  private static func literal(like text: String) -> String? {
    let lower = text.lowercased()
    if ["none", "nil", "undefined"].contains(lower) { return "null" }
    let literals = ["true", "false", "null"]
    if let same = literals.first(where: { $0 == lower }) { return same }
    return literals.first { lower.utf8.count >= 3 && EditDistance.between($0, lower) == 1 }
  }

  /// To the end of the line or the next bracket, less a comma that separates.
  func endOfBareText(from start: Int) -> Int {
    var index = start
    while index < bytes.count {
      switch bytes[index] {
      case .closeBrace, .closeBracket, .lineFeed, .carriageReturn, .quote, .openBrace, .openBracket:
        return trimmedEnd(start, index)
      case .comma where state != .memberValue || isSeparator(at: index):
        return trimmedEnd(start, index)
      case .slash where byte(at: index + 1) == .slash && index > start && bytes[index - 1].isSpace:
        return trimmedEnd(start, index)
      default: index += 1
      }
    }
    return trimmedEnd(start, index)
  }

  /// Whether a comma is followed by a key, a bracket or the end of the line.
  func isSeparator(at comma: Int) -> Bool {
    let next = endOfSpace(from: comma + 1)
    if next >= bytes.count || hasLineEnd(comma, next) { return true }
    if bytes[next] == .quote || bytes[next].isCloser || isWrongQuote(at: next) { return true }
    let word = endOfWord(from: next)
    return word > next && byte(at: endOfSpace(from: word)) == .colon
  }

  /// `title:` as a key; anything else in a key's place is not one.
  mutating func recoverBareKey() {
    let end = endOfBareKey(from: offset)
    let colon = endOfSpace(from: end)
    if byte(at: end) == .quote, byte(at: endOfSpace(from: end + 1)) == .colon {
      return recoverKeyWithoutOpening(end: end)
    }
    guard byte(at: colon) == .colon, !hasLineEnd(end, colon) else {
      reportUnexpected(state == .firstKey ? .keyOrClose : .key)
      markDamaged()
      offset = end
      return skipToNextMember()
    }
    let text = file.text(in: offset..<end)
    report(.unquotedKey(text), at: location(offset..<end, pointer: containerPointer, part: .key))
    append(.string, end: end, flags: .repaired)
  }

  /// Reports `title":`, whose opening quote is missing, and keeps it as a key.
  mutating func recoverKeyWithoutOpening(end: Int) {
    let text = file.text(in: offset..<end)
    let place = location(offset..<end, pointer: containerPointer, part: .key)
    report(.unquotedKey(text, isClosed: true), at: place)
    append(.string, end: end, flags: .repaired)
    step()
  }

  /// A key may be a number or have a hyphen in it: `-1:`, `short-desc:`.
  func endOfBareKey(from start: Int) -> Int {
    var index = start
    while let next = byte(at: index) {
      let length = next == .minus || next == .point ? 1 : wordCharacter(at: index)
      guard length > 0 else { break }
      index += length
    }
    return index
  }

  /// Steps to the next quote, comma, bracket or line.
  mutating func skipToNextMember() {
    while offset < bytes.count {
      switch bytes[offset] {
      case .comma, .quote, .closeBrace, .closeBracket, .lineFeed, .carriageReturn: return
      default: offset += 1
      }
    }
  }

}
