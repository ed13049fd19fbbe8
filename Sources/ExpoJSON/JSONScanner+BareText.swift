import ExpoText

/// Text without quotes, with the wrong ones, with one too few or one too many; and comments.
extension JSONScanner {
  // MARK: Comments

  /// Reports and steps over a comment; false if none begins at `offset`.
  mutating func skipComment() -> Bool {
    let next = byte(at: offset + 1)
    let isLine = bytes[offset] == UInt8(ascii: "#") || (bytes[offset] == .slash && next == .slash)
    guard isLine || (bytes[offset] == .slash && next == .star) else { return false }
    let blockEnd = isLine ? nil : endOfBlockComment() ?? bytes.count
    let end = blockEnd ?? endOfLine(from: offset)
    let place = structureSite(offset..<trimmedEnd(offset, end))
    let isBlock = blockEnd != nil
    let start = isBlock ? offset : max(lastEnd, startOfSpace(before: offset))
    report(.comment(removal: start..<place.bytes.upperBound, isBlock: isBlock, at: place))
    let isUnclosed = blockEnd != nil && endOfBlockComment() == nil
    offset = end
    if isUnclosed { rememberSlip(at: end) }
    return true
  }

  /// Where the spaces and tabs before an offset begin.
  private func startOfSpace(before offset: Int) -> Int {
    var start = offset
    while start > 0, bytes[start - 1] == 0x20 || bytes[start - 1] == 0x09 { start -= 1 }
    return start
  }

  private func endOfBlockComment() -> Int? {
    var index = offset + 2
    while index + 1 < bytes.count {
      if bytes[index] == .star, bytes[index + 1] == .slash { return index + 2 }
      index += 1
    }
    return nil
  }

  // MARK: Bare words

  /// Whether a word begins at `offset`: a letter of any script, `_` or `$`.
  func isBareWord() -> Bool {
    !bytes[offset].isDigit && wordCharacter(at: offset) > 0
  }

  /// `True`, `대한민국 대전`: reports text without quotes and keeps it as a string.
  mutating func recoverBareText() {
    let end = endOfBareText(from: offset)
    let text = file.text(in: offset..<end)
    report(.unquotedString(text, literal: Self.literal(like: text), at: site(offset..<end)))
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
  private func endOfBareText(from start: Int) -> Int {
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
  private func isSeparator(at comma: Int) -> Bool {
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
    report(.unquotedKey(text, at: site(offset..<end, pointer: containerPointer, part: .key)))
    append(.string, end: end, flags: .mended)
  }

  /// Reports `title":`, whose opening quote is missing, and keeps it as a key.
  private mutating func recoverKeyWithoutOpening(end: Int) {
    let text = file.text(in: offset..<end)
    let place = site(offset..<end, pointer: containerPointer, part: .key)
    report(.unquotedKey(text, isClosed: true, at: place))
    append(.string, end: end, flags: .mended)
    step()
  }

  /// A key may be a number or have a hyphen in it: `-1:`, `short-desc:`.
  private func endOfBareKey(from start: Int) -> Int {
    var index = start
    while let next = byte(at: index) {
      let length = next == .minus || next == .point ? 1 : wordCharacter(at: index)
      guard length > 0 else { break }
      index += length
    }
    return index
  }

  /// Steps to the next quote, comma, bracket or line.
  private mutating func skipToNextMember() {
    while offset < bytes.count {
      switch bytes[offset] {
      case .comma, .quote, .closeBrace, .closeBracket, .lineFeed, .carriageReturn: return
      default: offset += 1
      }
    }
  }

  // MARK: Wrong quotes

  /// The quotes people type: what opens, and what may close it.
  private static let wrongQuotes: [(open: String, close: [String])] = [
    ("'", ["'"]), ("`", ["`", "'"]), ("“", ["”", "“", "\""]), ("”", ["”", "\""]),
    ("„", ["“", "”"]), ("‘", ["’", "‘"]), ("’", ["’"]), ("«", ["»"]), ("»", ["«"]),
    ("＂", ["＂"]), ("「", ["」"]), ("『", ["』"]), ("《", ["》"]),
  ]

  func isWrongQuote(at start: Int? = nil) -> Bool {
    Self.wrongQuotes.contains { matches($0.open, at: start) }
  }

  /// `'x'`, `“x”`: reports the quotes and keeps the text between them.
  mutating func recoverWrongQuotes() {
    guard let quotes = Self.wrongQuotes.first(where: { matches($0.open) }) else { return }
    let start = offset + quotes.open.utf8.count
    let end = endOfWrongQuotes(quotes.close, from: start)
    let opening = UTF8Sequence(in: bytes, at: offset).scalar ?? "'"
    let content = contentOfWrongQuotes(quotes.close, start..<end)
    report(.wrongQuotes(opening, content: content, at: textSite(offset..<end)))
    append(.string, end: end, flags: content == nil ? [.damaged, .escaped] : [.mended, .escaped])
  }

  /// What stands between the quotes; nil if they are not closed or it needs escapes.
  private func contentOfWrongQuotes(_ closing: [String], _ range: Range<Int>) -> Range<Int>? {
    let text = bytes[range]
    let closer = closing.first { text.suffix($0.utf8.count).elementsEqual($0.utf8) }
    guard let closer else { return nil }
    let content = range.lowerBound..<range.upperBound - closer.utf8.count
    let needsEscape = bytes[content].contains { $0 == .quote || $0 == .backslash || $0 < 0x20 }
    return needsEscape ? nil : content
  }

  private func endOfWrongQuotes(_ closing: [String], from start: Int) -> Int {
    var index = start
    var fallback: Int?
    while index < bytes.count, !bytes[index].isLineEnd {
      if let quote = closing.first(where: { matches($0, at: index) }) {
        let end = index + quote.utf8.count
        if isPlainEnd(at: end) { return end }
        fallback = fallback ?? end
      }
      index += 1
    }
    return fallback ?? index
  }

  /// Whether what follows shows that text has ended: a colon, comma, bracket or line end.
  private func isPlainEnd(at end: Int) -> Bool {
    let next = endOfSpace(from: end)
    guard let byte = byte(at: next) else { return true }
    return byte == .colon || byte == .comma || byte.isCloser || hasLineEnd(end, next)
  }

  // MARK: A quote too few

  /// Whether a line break inside text means that the closing quote before it is missing.
  ///
  /// It does when the next line goes on with the document: a key, or a closing bracket.
  mutating func lineBreakEndsText(at lineEnd: Int) -> Bool {
    // Many line breaks in a row are looked past once.
    if !knownSpace.contains(lineEnd) { knownSpace = lineEnd..<endOfSpace(from: lineEnd) }
    let next = knownSpace.upperBound
    guard let byte = byte(at: next) else { return false }
    if byte.isCloser { return true }
    guard byte == .quote, let end = endOfTextOnLine(from: next) else { return false }
    let after = endOfSpace(from: end)
    if frames.last?.isObject == true { return self.byte(at: after) == .colon }
    let mark = self.byte(at: after)
    return mark == .comma || mark == .closeBracket
  }

  private func endOfTextOnLine(from quote: Int) -> Int? {
    var index = quote + 1
    while index < bytes.count, !bytes[index].isLineEnd {
      if bytes[index] == .quote { return index + 1 }
      index += bytes[index] == .backslash ? 2 : 1
    }
    return nil
  }

  /// Reports text that is never closed, and ends it with its line or with the file.
  mutating func recoverUnclosedText(lineEnd: Int?, _ flags: Tape.Flags) {
    let limit = lineEnd ?? bytes.count
    var end = trimmedEnd(offset, limit)
    if lineEnd != nil, end > offset + 1, bytes[end - 1] == .comma {
      end = trimmedEnd(offset, end - 1)
    }
    end = max(end, offset + 1)
    let unfinished: DecodeError.Unfinished = isAtKey ? .key : .text
    report(.unexpectedEnd(of: unfinished, openedAt: nil, at: textSite(offset..<end)))
    append(.string, end: end, flags: flags.union(.damaged))
    // What is missing behind it, a comma or all closing brackets, is missing for the same reason.
    rememberSlip(at: end)
    if lineEnd == nil { offset = bytes.count }
  }

  // MARK: A quote too many

  /// Whether a word stands directly behind text: a quote in the text has ended it.
  func endsTextEarly() -> Bool {
    guard lastEnd == offset, tape[tape.count - 1].kind == .string, bytes[offset - 1] == .quote
    else { return false }
    if bytes[offset] == .quote {
      // Text that ends plainly where text should be is the next one, a comma is missing.
      return endOfTextOnLine(from: offset).map { !isPlainEnd(at: $0) } ?? true
    }
    return isBareWord() || bytes[offset].isDigit || bytes[offset] == .backslash
  }

  /// Steps over a quote that stands behind text that has ended: `"x"",`; false if it is none.
  mutating func skipDoubledQuote() -> Bool {
    guard bytes[offset] == .quote, isPlainEnd(at: offset + 1) else { return false }
    reportUnexpected(
      frames.last?.isObject == true ? .commaOrBrace : .commaOrBracket, hint: .doubledQuote)
    markMended()
    offset += 1
    lastEnd = offset
    return true
  }

  private mutating func markMended() {
    tape.mark(tape.count - 1, .mended)
  }

  /// Ends text at the comma that stands in it before a key: `"a,"b":` has lost a quote there.
  ///
  /// False if the text before `offset` does not end so.
  mutating func recoverTextEndingInComma() -> Bool {
    let last = tape.count - 1
    let bytes = tape.bytes(of: last)
    let comma = trimmedEnd(bytes.lowerBound, bytes.upperBound - 1) - 1
    let end = endOfWord(from: offset)
    guard bytes.count > 3, self.bytes[comma] == .comma, end > offset, byte(at: end) == .quote,
      byte(at: endOfSpace(from: end + 1)) == .colon
    else { return false }
    report(.unexpectedEnd(of: .text, openedAt: nil, at: site(ofLast: bytes.lowerBound..<comma)))
    tape.extend(last, to: comma)
    tape.mark(last, .damaged)
    // The quote that ended the text opens the key.
    offset = comma
    lastEnd = comma
    return true
  }

  /// Ends a key at the colon in it: `"name: "x"` has lost a quote before the colon.
  ///
  /// False if there is none, or if the word behind it does not go on with the value.
  mutating func recoverKeyHoldingColon() -> Bool {
    guard let key = frames.last?.key, lastEnd == offset, bytes[offset - 1] == .quote,
      tape[key].kind == .string
    else { return false }
    let range = tape.bytes(of: key)
    guard let colon = bytes[range].firstIndex(of: .colon), colon > range.lowerBound + 1,
      trimmedEnd(colon + 1, range.upperBound - 1) == colon + 1
    else { return false }
    let end = trimmedEnd(range.lowerBound, colon)
    report(
      .unexpectedEnd(
        of: .key, openedAt: nil,
        at: site(range.lowerBound..<end, pointer: containerPointer, part: .key)))
    tape.extend(key, to: end)
    tape.mark(key, .mended)
    offset = colon
    lastEnd = end
    return true
  }

  /// Reports the word behind the quote and makes the text end where it plainly does.
  mutating func recoverQuoteInText() {
    reportUnexpected(
      frames.last?.isObject == true ? .commaOrBrace : .commaOrBracket,
      hint: .quoteInText)
    let last = tape.count - 1
    guard let end = endOfTextGoingOn(from: offset) else { return skipUnexpected() }
    offset = end
    lastEnd = end
    tape.extend(last, to: end)
    tape.mark(last, .damaged)
  }

  /// The offset behind the first quote on the line that plainly ends text; nil if there is none.
  private func endOfTextGoingOn(from start: Int) -> Int? {
    let lineEnd = endOfLine(from: start)
    var index = start
    while index < lineEnd {
      if bytes[index] == .quote, isPlainEnd(at: index + 1) { return index + 1 }
      index += bytes[index] == .backslash ? 2 : 1
    }
    return nil
  }
}
