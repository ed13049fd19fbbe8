import ExpoBase

/// Where the last error of structure was reported, to report only one error for each mistake.
struct RecoveryPoint {
  /// How many nodes the tape had; -1 if nothing can follow from the error.
  fileprivate var nodes = -1
  /// No line ends between the error and this offset.
  fileprivate var searched = 0
  /// The comma or colon that the last error of structure misses, which may be missing several times
  /// in a row; nil if it is about anything else.
  fileprivate var missing: UInt8?
  /// Whether the error says what was meant, so that what follows is read as it was meant.
  fileprivate var isPlain = false
  /// The last error of structure as it is if more is wrong there than it says, and its index in
  /// the log; nil if that makes no difference.
  fileprivate var uncertain: (error: DecodeError, index: Int?)?

  /// Forgets the last error: the places in the log have changed.
  mutating func forget() { (missing, uncertain) = (nil, nil) }

  /// Whether a line ends between the error and an offset.
  fileprivate mutating func hasLineEnd(before offset: Int, in bytes: SourceBytes) -> Bool {
    while searched < offset, !bytes[searched].isLineEnd { searched += 1 }
    return searched < offset
  }
}

extension JSONScanner {
  /// Reports an error of structure, unless it only follows from the one before it.
  ///
  /// It does if it is on the same line and fewer than three nodes were read in between, or fewer
  /// than two if the same token is missing again; but not if both errors say what was meant, and a sound
  /// value or key is between them.
  mutating func reportStructure(_ kind: DecodeError.Fault, at location: DocumentLocation) {
    let place = location.bytes.lowerBound
    let read = tape.count - memory.point.nodes
    let isRepeated = kind.missing != nil && kind.missing == memory.point.missing
    let isNear = memory.point.nodes >= 0 && read < (isRepeated ? 2 : 3)
    var kind = kind
    if isNear, !memory.point.hasLineEnd(before: place, in: bytes) {
      markLastErrorUncertain()
      guard memory.point.isPlain, kind.isPlain, read > 0, let last = tape.nodes.last,
        !last.flags.contains(.damaged), last.kind != .missing
      else { return }
      kind = kind.uncertain ?? kind
    }
    setRecoveryPoint(at: place)
    (memory.point.missing, memory.point.isPlain) = (kind.missing, kind.isPlain)
    let logged = report(kind, at: location)
    memory.point.uncertain = kind.uncertain.map { (DecodeError($0, at: location), logged) }
  }

  /// Reports that the character at `offset` is not one of those that are expected.
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

  /// Treats errors that follow on this line as consequences of what was just reported.
  mutating func setRecoveryPoint(at place: Int) {
    memory.point.nodes = tape.count
    memory.point.searched = place
    memory.point.isPlain = false
  }

  /// Reports the next error as an independent one.
  mutating func clearRecoveryPoint() {
    memory.point.nodes = -1
  }

  /// Withdraws the fix of the last error of structure: more is wrong there than it says.
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

  /// Whether it says what was meant.
  fileprivate var isPlain: Bool {
    switch self {
    case .missingComma, .missingColon, .unexpectedEnd, .unexpectedCharacter(_, _, .otherForm?),
      .unexpectedCharacter(_, _, .surplus?):
      true
    default: false
    }
  }

  /// The same, no longer certain; nil if it is not certain, or cannot be.
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

/// What recovery knows of a document so far; of no use in a valid one.
struct RecoveryMemory {
  var lookahead: Lookahead
  var point = RecoveryPoint()
  /// The open containers from the root, by the node that opens each, and the pointers to them, made
  /// once for all errors: a key may be as long as the file, and a container as deep as the limit.
  var openContainers: [(opener: Int, pointer: JSONPointer)] = []
  /// The value of the last error, by the node that opens its container and what precedes it there.
  var lastValue: (value: (opener: Int, key: Int?, count: Int), pointer: JSONPointer)?
  /// Whether the first side of an unresolved merge is being read.
  var isMergeOpen = false
  /// Whether values after the root are read as if they were in one container with it.
  var isRootReopened = false
  /// Whether a colon before its key was read, as in `{: "a" 1}`, so that none is missing after it.
  var hasEarlyColon = false
  /// Whether ill-formed bytes make sense in CP949; nil if that was not asked.
  var isCP949: Bool?
  /// Whether another encoding has been reported: it explains all ill-formed bytes of the file.
  var isOtherEncodingReported = false
  /// The characters of rule EX205 that were reported in the string that begins at an offset.
  var reportedCharacters: (string: Int, scalars: Set<Unicode.Scalar>) = (-1, [])
  var clues = FormatClues()

  init(_ bytes: SourceBytes) {
    lookahead = Lookahead(bytes)
  }
}

/// A search ahead that keeps its result, so that no byte is searched twice.
///
/// What it looks for must not depend on where it begins. Searches that begin ever further on then
/// cost one pass over the bytes together, however many there are.
struct RememberedScan {
  private var start = 0
  private var end = -1

  /// Where a search from an offset ends; `search` is called only if that is not known yet.
  mutating func end(from offset: Int, _ search: (_ offset: Int) -> Int) -> Int {
    if offset < start || offset > end { (start, end) = (offset, search(offset)) }
    return end
  }
}
