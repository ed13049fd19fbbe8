import ExpoSource

/// Behind the document's one value, and at the end of the file.
extension JSONScanner {
  // MARK: After the document's value

  /// Reports what stands behind the one value; true if that made the scan go on.
  mutating func recoverAfterRoot() -> Bool {
    if skipForeign() { return true }
    let next = UTF8Sequence(in: bytes, at: offset)
    let range = offset..<offset + next.length
    if bytes[offset] == .colon, tape.count == 1, tape[0].kind == .string {
      report(.strayContent(.members(end: bytes.count)), at: location(tape.bytes(of: 0)))
      insertObject(before: 0)
      return true
    }
    let stray: DecodeError.StrayContent =
      switch bytes[offset] {
      case .closeBrace, .closeBracket: .closer(Unicode.Scalar(bytes[offset]))
      case UInt8(ascii: "<"), UInt8(ascii: "="), UInt8(ascii: ">"): .mergeMark
      default: .value
      }
    let isExpected = isReopened && frames.isEmpty && tape.count > 0
    if !isExpected { reportStructure(.strayContent(stray), at: location(range)) }
    tape.mark(0, .damaged)
    return reopenRoot()
  }

  /// Goes on behind a container that was the whole document; false if nothing can be made of it.
  ///
  /// After a comma it goes on in that container; where an object follows one, in an array around
  /// both.
  mutating func reopenRoot() -> Bool {
    guard !isReopened, let kind = tape.count > 0 ? tape[0].kind : nil,
      kind == .object || kind == .array
    else { return false }
    let isComma = bytes[offset] == .comma
    let next = isComma ? byte(at: endOfSpace(from: offset + 1)) : bytes[offset]
    isReopened = true
    if kind == .object, next == .openBrace {
      tape.wrapInArray()
      frames = [Frame(opener: 0, isObject: false, count: 1)]
    } else if isComma {
      tape.reopen()
      let isObject = kind == .object
      frames = [Frame(opener: 0, isObject: isObject, count: 1)]
    } else {
      return false
    }
    state = .commaOrClose
    return true
  }

  // MARK: The end of the file

  mutating func recoverAtEnd() {
    if state == .end { return }
    guard let innermost = frames.last else {
      if errors.allSatisfy({ $0 == errors.first && isByteOrderMark($0) }) {
        let end = file.byteOrderMarkLength
        report(.unexpectedEnd(of: .file, openedAt: nil), at: location(end..<end))
      }
      return
    }
    let opener = tape[innermost.opener]
    let openedAt = location(opener.start..<opener.start + 1, pointer: containerPointer)
    // Members without braces have none to close.
    if isReopened, frames.count == 1 {
      // The end of what was joined behind the root.
    } else if tape[0].kind != .object || bytes[tape[0].start] == .openBrace || frames.count > 1 {
      reportStructure(
        .unexpectedEnd(
          of: innermost.isObject ? .object : .array, openedAt: openedAt, closers: missingClosers),
        at: missingSite)
    } else {
      endBareMembers()
    }
    if state == .colon { state = .memberValue }
    if state == .memberValue { appendMissing() }
    while let frame = frames.last {
      tape.mark(frame.opener, .damaged)
      closeInnermost(at: lastEnd)
    }
  }

  /// The brackets that close all that is open; nil where a value is missing as well.
  private var missingClosers: String? {
    switch state {
    case .commaOrClose where tape[tape.count - 1].flags.contains(.damaged): nil
    case .commaOrClose, .firstKey, .firstElement:
      frames.reversed().map { $0.isObject ? "}" : "]" }.joined()
    default: nil
    }
  }

  /// Where the members end that stand without braces is known only now.
  mutating func endBareMembers() {
    for (index, error) in errors.enumerated() {
      guard case .syntax(.strayContent(.members)) = error.kind else { continue }
      errors[index].kind = .syntax(.strayContent(.members(end: lastEnd)))
    }
  }

  func isByteOrderMark(_ error: DecodeError) -> Bool {
    if case .encoding(.byteOrderMark) = error.kind { true } else { false }
  }
}
