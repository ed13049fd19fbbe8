import ExpoBase

/// Reads RFC 8259 strictly in one pass: bytes → tape and errors.
///
/// Valid input only appends nodes to the tape. For all else a `recover` method in the folder Recovery reports one
/// error, keeps the tape well formed and moves `offset` to where scanning can continue. The stack is explicit and
/// never higher than the depth limit, except for an object without its brace.
struct JSONScanner {
  /// What may come next (RFC 8259 §2).
  enum State {
    case root, memberValue, firstElement, element, firstKey, key, colon, commaOrClose, end
  }

  struct Frame {
    let opener: Int
    let isObject: Bool
    /// Elements before the current one.
    var count = 0
    /// Node of the current member's key.
    var key: Int?
  }

  let file: SourceFile
  let bytes: SourceBytes
  let depthLimit: Int
  /// Whether each byte of a string is read by itself: slower, with the same result.
  var readsByteByByte = false

  var offset = 0
  /// Where the visited pages end.
  private var visited = 0
  var state = State.root
  var tape = Tape()
  var frames: [Frame] = []
  var log: ErrorLog

  /// The end of the last token, where a missing comma, colon or bracket is reported.
  var lastEnd = 0
  var memory: RecoveryMemory

  init(_ file: SourceFile, depthLimit: Int, errorLimit: ErrorLimit = .none) {
    self.file = file
    self.bytes = file.bytes
    self.depthLimit = depthLimit
    self.log = ErrorLog(file, limit: errorLimit)
    self.memory = RecoveryMemory(file.bytes)
  }

  mutating func scan() {
    guard readByteOrderMark() else { return }
    lastEnd = offset
    while scanToken() {
      guard log.isFull else { continue }
      // The rest is not read: open containers are closed without an error.
      offset = bytes.count
      return recoverAtEnd()
    }
  }

  /// Scans a token; returns false at the end of the document.
  @inline(__always)
  private mutating func scanToken() -> Bool {
    if offset >= visited { visitPages() }
    skipSpace()
    guard offset < bytes.count else {
      recoverAtEnd()
      return false
    }
    let byte = bytes[offset]
    switch state {
    case .root, .memberValue, .firstElement, .element: scanValue(byte)
    case .firstKey, .key: scanKey(byte)
    case .colon: scanColon(byte)
    case .commaOrClose: scanCommaOrClose(byte)
    case .end: return recoverAfterRoot()
    }
    return true
  }

  // MARK: Tokens in their places

  private mutating func scanValue(_ byte: UInt8) {
    switch byte {
    case .quote: scanString()
    case .openBrace: open(.object)
    case .openBracket: open(.array)
    case .minus, .zero ... .nine: scanNumber()
    case .closeBracket where state == .firstElement: close()
    case UInt8(ascii: "t"): scanLiteral("true", .true)
    case UInt8(ascii: "f"): scanLiteral("false", .false)
    case UInt8(ascii: "n"): scanLiteral("null", .null)
    default: recoverValue(byte)
    }
  }

  private mutating func scanKey(_ byte: UInt8) {
    switch byte {
    case .quote:
      if let key = tape.keys.guess(at: offset + 1, in: bytes, index: frames[frames.count - 1].count)
      {
        appendKey(end: key.end, number: key.number)
      } else {
        scanString()
      }
    case .closeBrace where state == .firstKey: close()
    default: recoverKey(byte)
    }
  }

  private mutating func scanColon(_ byte: UInt8) {
    guard byte == .colon else { return recoverColon(byte) }
    step()
    state = .memberValue
  }

  private mutating func scanCommaOrClose(_ byte: UInt8) {
    guard let frame = frames.last else { return }
    switch byte {
    case .comma:
      step()
      state = frame.isObject ? .key : .element
    case .closeBrace where frame.isObject: close()
    case .closeBracket where !frame.isObject: close()
    default: recoverCommaOrClose(byte)
    }
  }

  private mutating func scanLiteral(_ literal: StaticString, _ kind: Tape.Kind) {
    let end = offset + literal.utf8CodeUnitCount
    guard end <= bytes.count, isLiteral(literal), bytes.lengthOfWordCharacter(at: end) == 0 else {
      return recoverBareString()
    }
    append(kind, end: end)
  }

  // A `String` would take half of the time of an array of Booleans.
  @inline(__always)
  private func isLiteral(_ literal: StaticString) -> Bool {
    literal.withUTF8Buffer { literal in
      (0..<literal.count).allSatisfy { unsafe literal[$0] == bytes[offset + $0] }
    }
  }

  // MARK: Moving on

  /// Visits pages and reserves memory for their nodes.
  @inline(never)
  private mutating func visitPages() {
    visited = bytes.visitPages(from: offset)
    tape.reserve(at: offset, of: bytes.count)
  }

  mutating func step() { move(to: offset + 1) }

  mutating func move(to end: Int) {
    offset = end
    lastEnd = end
  }

  mutating func beginNext() { state = isInObject ? .key : .element }

  var isInObject: Bool { frames.last?.isObject ?? false }

  mutating func skipSpace() {
    while offset < bytes.count {
      switch bytes[offset] {
      case 0x20, 0x0A, 0x0D, 0x09: offset += 1
      default: return
      }
    }
  }

  /// The scalar or key begins at `offset`; scanning continues after it.
  mutating func append(_ kind: Tape.Kind, end: Int, flags: Tape.Flags = []) {
    guard isAtKey else {
      tape.append(Tape.Node(kind, at: offset, end: end, flags: flags))
      move(to: end)
      return finishValue()
    }
    let isPlain = kind == .string && flags.isDisjoint(with: [.escaped, .damaged, .repaired])
    let number =
      isPlain
      ? tape.keys.number(
        of: offset + 1..<end - 1, in: bytes, index: frames[frames.count - 1].count) : 0
    appendKey(kind, end: end, flags: flags, number: number)
  }

  /// The key begins at `offset`; scanning continues after it.
  private mutating func appendKey(
    _ kind: Tape.Kind = .string, end: Int, flags: Tape.Flags = [], number: Int
  ) {
    tape.append(Tape.Node(kind, at: offset, end: end, flags: flags, key: number))
    frames[frames.count - 1].key = tape.count - 1
    state = .colon
    move(to: end)
  }

  var isAtKey: Bool { state == .key || state == .firstKey }

  mutating func finishValue() {
    guard !frames.isEmpty else {
      state = .end
      return
    }
    frames[frames.count - 1].count += 1
    state = .commaOrClose
  }

  mutating func open(_ kind: Tape.Kind) {
    guard frames.count < depthLimit else { return skipTooDeep() }
    beginContainer(kind)
    step()
  }

  /// Begins a container at `offset`, even if its bracket is missing there.
  mutating func beginContainer(_ kind: Tape.Kind, _ flags: Tape.Flags = []) {
    tape.append(Tape.Node(kind, at: offset, end: 0, flags: flags))
    frames.append(Frame(opener: tape.count - 1, isObject: kind == .object))
    state = kind == .object ? .firstKey : .firstElement
  }

  mutating func close() {
    step()
    closeInnermost(at: offset)
  }

  mutating func closeInnermost(at end: Int) {
    guard let frame = frames.popLast() else { return }
    tape.close(frame.opener, at: end)
    finishValue()
  }
}
