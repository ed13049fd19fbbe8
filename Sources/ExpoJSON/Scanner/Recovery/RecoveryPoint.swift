import ExpoSource

/// Where the last error of structure was reported, to report only one error for each mistake.
struct RecoveryPoint {
  /// How many nodes the tape had; -1 if nothing can follow from the error.
  fileprivate var nodes = -1
  /// No line ends between the error and this offset.
  fileprivate var searched = 0
  /// The last error of structure and its index in the log; no index if it was only counted.
  fileprivate var last: (kind: DecodeError.Syntax, index: Int?)?

  /// Forgets the last error: the indices in the log have changed.
  mutating func forget() { last = nil }

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
  /// than two if the same token is missing again.
  mutating func reportStructure(_ kind: DecodeError.Syntax, at location: SourceLocation) {
    let place = location.bytes.lowerBound
    let read = tape.count - memory.point.nodes
    let isNear = memory.point.nodes >= 0 && read < (isRepeated(kind) ? 2 : 3)
    if isNear, !memory.point.hasLineEnd(before: place, in: bytes) {
      return markLastErrorUncertain()
    }
    setRecoveryPoint(at: place)
    memory.point.last = (kind, report(kind, at: location))
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
  }

  /// Reports the next error as an independent one.
  mutating func clearRecoveryPoint() {
    memory.point.nodes = -1
  }

  private func isRepeated(_ kind: DecodeError.Syntax) -> Bool {
    switch (memory.point.last?.kind, kind) {
    case (.missingComma, .missingComma), (.missingColon, .missingColon): true
    default: false
    }
  }

  /// Withdraws the fix of the last error of structure: more is wrong there than it says.
  private mutating func markLastErrorUncertain() {
    guard let last = memory.point.last, let index = last.index else { return }
    switch last.kind {
    case .missingComma(let element, _):
      log.change(index, to: .syntax(.missingComma(after: element, isCertain: false)))
    case .unclosedObject(let separator, _):
      log.change(index, to: .syntax(.unclosedObject(separator, isCertain: false)))
    case .missingColon(let key, _):
      log.change(index, to: .syntax(.missingColon(key: key, isCertain: false)))
    default: break
    }
  }
}
