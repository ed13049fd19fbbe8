import ExpoBase

/// The last error of structure, to report each mistake once.
struct RecoveryPoint {
  /// The number of nodes at the error; -1 if nothing can follow from it.
  fileprivate var nodes = -1
  /// No line ends between the error and this offset.
  fileprivate var searched = 0
  /// The missing comma or colon, which may be missing several times in a row; nil for other errors.
  fileprivate var missing: UInt8?
  /// Whether the error says what was meant, so that the rest is read in that way.
  fileprivate var isPlain = false
  /// The same error without certainty, for a location where more is wrong, and its index in the log; nil if it is
  /// uncertain already, or cannot be.
  fileprivate var uncertain: (error: DecodeError, index: Int?)?

  /// The indices in the log have changed.
  mutating func forget() {
    missing = nil
    uncertain = nil
  }

  /// Whether a line ends between the error and an offset.
  fileprivate mutating func hasLineEnd(before offset: Int, in bytes: SourceBytes) -> Bool {
    while searched < offset, !bytes[searched].isLineEnd { searched += 1 }
    return searched < offset
  }
}

extension JSONScanner {
  /// Reports an error of structure unless it follows from the last one.
  ///
  /// It does on the same line after fewer than three nodes, or two if the same token is missing again; but not if both
  /// errors say what was meant and a sound value or key is between them.
  mutating func reportStructure(_ kind: DecodeError.Fault, at location: DocumentLocation) {
    let start = location.bytes.lowerBound
    let read = tape.count - memory.point.nodes
    let isRepeated = kind.missing != nil && kind.missing == memory.point.missing
    let isNear = memory.point.nodes >= 0 && read < (isRepeated ? 2 : 3)
    var kind = kind
    if isNear, !memory.point.hasLineEnd(before: start, in: bytes) {
      markLastErrorUncertain()
      guard memory.point.isPlain, kind.isPlain, read > 0, let last = tape.nodes.last,
        !last.flags.contains(.damaged), last.kind != .missing
      else { return }
      kind = kind.uncertain ?? kind
    }
    setRecoveryPoint(at: start)
    memory.point.missing = kind.missing
    memory.point.isPlain = kind.isPlain
    let logged = report(kind, at: location)
    memory.point.uncertain = kind.uncertain.map { (DecodeError($0, at: location), logged) }
  }

  /// The character at `offset` is not one of the expected ones.
  mutating func reportUnexpected(
    _ expected: DecodeError.Expectation, hint: DecodeError.Hint? = nil
  ) {
    let next = UTF8Sequence(in: bytes, at: offset)
    guard let scalar = next.scalar else { return }
    reportStructure(
      .unexpectedCharacter(
        scalar, expected: expected, hint: hint),
      at: structureLocation(offset..<offset + next.length))
  }

  /// Treats later errors on this line as consequences of what was just reported.
  mutating func setRecoveryPoint(at offset: Int) {
    memory.point.nodes = tape.count
    memory.point.searched = offset
    memory.point.isPlain = false
  }

  /// Treats the next error as independent.
  mutating func clearRecoveryPoint() {
    memory.point.nodes = -1
  }

  /// Withdraws the fix: more is wrong there than the error says.
  private mutating func markLastErrorUncertain() {
    guard let last = memory.point.uncertain else { return }
    log.replace(last.index, by: last.error)
    memory.point.uncertain = nil
  }
}

extension DecodeError.Fault {
  fileprivate var missing: UInt8? {
    switch self {
    case .missingComma: .comma
    case .missingColon: .colon
    default: nil
    }
  }

  fileprivate var isPlain: Bool {
    switch self {
    case .missingComma, .missingColon, .unexpectedEnd, .unexpectedCharacter(_, _, .otherForm?),
      .unexpectedCharacter(_, _, .surplus?):
      true
    default: false
    }
  }

  /// The same error without certainty, for a location where more is wrong; nil if it is uncertain already, or cannot be.
  fileprivate var uncertain: DecodeError.Fault? {
    switch self {
    case .missingComma(let isAfterMember, let key, isCertain: true):
      .missingComma(afterMember: isAfterMember, key: key, isCertain: false)
    case .unclosedObject(let isNextOpen, isCertain: true):
      .unclosedObject(isNextOpen: isNextOpen, isCertain: false)
    case .missingColon(let key, isCertain: true): .missingColon(key: key, isCertain: false)
    default: nil
    }
  }
}

/// What recovery remembers of a document; not needed for a valid one.
struct RecoveryMemory {
  var lookahead: Lookahead
  var point = RecoveryPoint()
  /// The open containers from the root, by their opening nodes, with their pointers, made once for all errors: a key
  /// may be as long as the file, and a container as deep as the limit.
  var openContainers: [(opener: Int, pointer: JSONPointer)] = []
  /// The value of the last error, by its container's opening node and what precedes it there.
  var lastValue: (value: (opener: Int, key: Int?, count: Int), pointer: JSONPointer)?
  /// Whether the first side of an unresolved merge is being read.
  var isMergeOpen = false
  /// Whether values after the root are read into one container with it.
  var isRootReopened = false
  /// Whether a colon came before its key, as in `{: "a" 1}`, so that none is missing after it.
  var hasEarlyColon = false
  /// Whether ill-formed bytes are valid in CP949; nil until that is needed.
  var isCP949: Bool?
  /// Whether another encoding was reported, which explains all ill-formed bytes of the file.
  var isOtherEncodingReported = false
  /// The characters of rule EX205 that were reported in the string at an offset.
  var reportedCharacters: (string: Int, scalars: Set<Unicode.Scalar>) = (-1, [])
  var clues = FormatClues()

  init(_ bytes: SourceBytes) {
    lookahead = Lookahead(bytes)
  }
}
