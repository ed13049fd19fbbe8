import ExpoBase

/// After the document's value, and at the end of the file.
extension JSONScanner {
  // MARK: After the root

  /// Recovers from what follows the root; returns whether scanning continues there.
  mutating func recoverAfterRoot() -> Bool {
    if skipForeign() || skipNulls() { return true }
    let next = UTF8Sequence(in: bytes, at: offset)
    let range = offset..<offset + next.length
    if bytes[offset] == .colon, tape.count == 1, tape[0].kind == .string {
      report(.bareMembers(end: nil), at: location(tape.bytes(of: 0)))
      insertObject(before: 0)
      return true
    }
    let stray: DecodeError.Fault =
      switch bytes[offset] {
      case .closeBrace, .closeBracket: .strayCloser(Unicode.Scalar(bytes[offset]))
      case UInt8(ascii: "<"), UInt8(ascii: "="), UInt8(ascii: ">"): .mergeMark
      case .comma where tape[0].kind == .array,
        _ where tape[0].kind == .array && bytes[offset].isOpener:
        .elementAfterArray
      case let byte: byte == .comma || byte.beginsValue ? .secondValue : .textAfterEnd
      }
    // A root that begins with words is text, which is reported already.
    let isText = tape.count == 1 && tape[0].kind == .string && tape[0].flags.contains(.damaged)
    let isExpected = isText || memory.isRootReopened && frames.isEmpty && tape.count > 0
    if !isExpected { reportStructure(stray, at: location(range)) }
    tape.mark(0, .damaged)
    return reopenRoot()
  }

  /// Null characters up to the end of the file, as from a buffer that is too long.
  private mutating func skipNulls() -> Bool {
    if bytes[offset] != 0 || bytes[offset...].contains(where: { $0 != 0 && !$0.isSpace }) {
      return false
    }
    reportStructure(
      .unexpectedCharacter("\0", expected: .end, hint: .surplus), at: location(offset..<bytes.count)
    )
    offset = bytes.count
    return true
  }

  /// Whether the next token is between objects in a sequence where one root should be.
  var isBetweenJoinedRoots: Bool {
    memory.isRootReopened && frames.count == 1 && !frames[0].isObject
  }

  /// False if nothing can follow the container that was the whole document.
  ///
  /// After a comma scanning continues in it; an object after an object is read into an array around both.
  private mutating func reopenRoot() -> Bool {
    guard !memory.isRootReopened, let kind = tape.count > 0 ? tape[0].kind : nil,
      kind == .object || kind == .array
    else { return false }
    let isComma = bytes[offset] == .comma
    let next = isComma ? bytes.byte(at: bytes.endOfSpace(from: offset + 1)) : bytes[offset]
    memory.isRootReopened = true
    if kind == .object, next == .openBrace {
      tape.wrapInArray()
      log.moveDown(by: "0", before: offset)
      memory.openContainers = []
      memory.lastValue = nil
      frames = [Frame(opener: 0, isObject: false, count: 1)]
    } else if isComma {
      let count = tape.childCount(of: 0)
      tape.reopen()
      let isObject = kind == .object
      frames = [Frame(opener: 0, isObject: isObject, count: isObject ? count / 2 : count)]
    } else {
      return false
    }
    state = .commaOrClose
    return true
  }

  // MARK: The end of the file

  /// Reports the containers and strings that are open at the end of the file, and closes them.
  mutating func recoverAtEnd() {
    if state == .end { return }
    guard let innermost = frames.last else {
      if memory.clues.isInvisible {
        let end = file.byteOrderMarkLength
        report(.unexpectedEnd(of: .file, openedAt: nil), at: location(end..<end))
      }
      return
    }
    // Members without braces have none to close.
    if memory.isRootReopened, frames.count == 1 {
      // The end of what was joined after the root.
    } else if tape[0].kind != .object || frames.count > 1 || bracket(of: innermost) != nil {
      reportStructure(
        .unexpectedEnd(
          of: innermost.isObject ? .object : .array, openedAt: bracket(of: innermost),
          closers: missingClosers),
        at: missingLocation)
    } else {
      endBareMembers()
    }
    if state == .colon { state = .memberValue }
    if state == .memberValue { appendMissing() }
    closeEverything(at: lastEnd)
  }

  /// The brackets that are missing at the end; nil if a value is missing too.
  private var missingClosers: String? {
    switch state {
    case .commaOrClose where tape[tape.count - 1].flags.contains(.damaged): nil
    case .commaOrClose, .firstKey, .firstElement:
      frames.reversed().map { $0.isObject ? "}" : "]" }.joined()
    default: nil
    }
  }

  /// Completes the errors of members without braces: only now it is known where the members end.
  private mutating func endBareMembers() {
    for (index, error) in log.errors.enumerated() {
      guard case .bareMembers = error.fault else { continue }
      let whole = DecodeError(.bareMembers(end: lastEnd), at: error.location)
      log.replace(index, by: whole)
    }
  }

  /// The opening bracket, full-width or not; nil if it is not in the file.
  private mutating func bracket(of frame: Frame) -> DocumentLocation? {
    let start = tape[frame.opener].start
    let bracket: UInt8 = frame.isObject ? .openBrace : .openBracket
    guard bytes[start] == bracket || bytes.wideForm(at: start)?.narrow == bracket else {
      return nil
    }
    let length = UTF8Sequence(in: bytes, at: start).length
    return location(start..<start + length, pointer: containerPointer)
  }
}
