import ExpoSource

/// Where the last error of structure was reported, to report only one error for each mistake.
struct RecoveryPoint {
  /// How many nodes the tape had; -1 if nothing can follow from the error.
  fileprivate var nodes = -1
  /// No line ends between the error and this offset.
  fileprivate var searched = 0
  /// The index of the last error of structure; -1 before the first.
  fileprivate var error = -1

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
    memory.point.error = errors.count
    report(kind, at: location)
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

  /// Treats an error that follows as one of its own.
  mutating func clearRecoveryPoint() {
    memory.point.nodes = -1
  }

  private func isRepeated(_ kind: DecodeError.Syntax) -> Bool {
    guard errors.indices.contains(memory.point.error) else { return false }
    switch (errors[memory.point.error].kind, kind) {
    case (.syntax(.missingComma), .missingComma), (.syntax(.missingColon), .missingColon):
      return true
    default: return false
    }
  }

  /// Withdraws the fix of the last error of structure: more is wrong there than it says.
  private mutating func markLastErrorUncertain() {
    let last = memory.point.error
    guard errors.indices.contains(last) else { return }
    switch errors[last].kind {
    case .syntax(.missingComma(let element, _)):
      errors[last].kind = .syntax(.missingComma(after: element, isCertain: false))
    case .syntax(.unclosedObject(let separator, _)):
      errors[last].kind = .syntax(.unclosedObject(separator, isCertain: false))
    case .syntax(.missingColon(let key, _)):
      errors[last].kind = .syntax(.missingColon(key: key, isCertain: false))
    default: break
    }
  }
}
