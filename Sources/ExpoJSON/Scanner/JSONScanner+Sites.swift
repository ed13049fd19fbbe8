import ExpoSource

/// What recovery remembers of the last structural error.
struct RecoveryPoint {
  /// The nodes written when it was reported.
  var nodes = -1
  /// Where it was reported.
  var offset = 0
  /// Its place among the errors.
  var error = -1
  /// Whether a colon was met before its key, so that none is missed after it.
  var hasEarlyColon = false
}

extension JSONScanner {
  // MARK: Reporting

  mutating func report(_ kind: DecodeError.Syntax, at location: SourceLocation) {
    errors.append(DecodeError(kind, at: location))
  }

  mutating func report(_ kind: DecodeError.Encoding, at location: SourceLocation) {
    errors.append(DecodeError(kind, at: location))
  }

  /// Reports an error of structure, unless it only follows from the one before it.
  ///
  /// It follows when it stands on the same line and fewer than three nodes were read in between,
  /// or fewer than two if it is the same sign that is missing again.
  mutating func reportStructure(_ kind: DecodeError.Syntax, at location: SourceLocation) {
    let place = location.bytes.lowerBound
    let read = tape.count - recoveryPoint.nodes
    let isNear = recoveryPoint.nodes >= 0 && read < (isRepeated(kind) ? 2 : 3)
    if isNear, !bytes[min(recoveryPoint.offset, place)..<place].contains(where: \.isLineEnd) {
      return markLastErrorUncertain()
    }
    setRecoveryPoint(at: place)
    recoveryPoint.error = errors.count
    report(kind, at: location)
  }

  private func isRepeated(_ kind: DecodeError.Syntax) -> Bool {
    guard errors.indices.contains(recoveryPoint.error) else { return false }
    switch (errors[recoveryPoint.error].kind, kind) {
    case (.syntax(.missingComma), .missingComma), (.syntax(.missingColon), .missingColon):
      return true
    default: return false
    }
  }

  /// More is wrong at the last error of structure than it says: its fix is uncertain.
  private mutating func markLastErrorUncertain() {
    guard errors.indices.contains(recoveryPoint.error) else { return }
    switch errors[recoveryPoint.error].kind {
    case .syntax(.missingComma(let element, _)):
      errors[recoveryPoint.error].kind = .syntax(.missingComma(after: element, isCertain: false))
    case .syntax(.missingColon(let key, _)):
      errors[recoveryPoint.error].kind = .syntax(.missingColon(key: key, isCertain: false))
    default: break
    }
  }

  /// Takes what follows on this line for a consequence of what was just reported.
  mutating func setRecoveryPoint(at place: Int) {
    recoveryPoint.nodes = tape.count
    recoveryPoint.offset = place
  }

  mutating func reportUnexpected(
    _ expected: DecodeError.Expectation, hint: DecodeError.Hint? = nil
  ) {
    let next = UTF8Sequence(in: bytes, at: offset)
    guard let scalar = next.scalar else { return }
    reportStructure(
      .unexpectedCharacter(
        scalar, expected: expected, hint: hint ?? Self.hint(for: scalar)),
      at: structureSite(offset..<offset + next.length))
  }

  private static func hint(for scalar: Unicode.Scalar) -> DecodeError.Hint? {
    if scalar.value != 0x20, scalar.properties.generalCategory == .spaceSeparator {
      return .unusualSpace
    }
    // Wide forms U+FF01–U+FF5E stand for ASCII U+0021–U+007E.
    guard 0xFF01...0xFF5E ~= scalar.value else { return nil }
    return Unicode.Scalar(scalar.value - 0xFEE0).map { .wideForm($0) }
  }

  // MARK: Places

  /// The site of bytes that belong to the value at hand.
  func location(
    _ range: Range<Int>, pointer: JSONPointer? = nil, part: SourceLocation.Part = .value
  ) -> SourceLocation {
    SourceLocation(file: file.name, bytes: range, pointer: pointer ?? valuePointer, part: part)
  }

  /// The site of bytes of the value that was read last.
  func location(ofLast range: Range<Int>) -> SourceLocation {
    guard let frame = frames.last, !frame.isObject else { return location(range) }
    return location(range, pointer: containerPointer.appending(frame.count - 1))
  }

  /// The site of something wrong in the innermost container.
  func structureSite(_ range: Range<Int>) -> SourceLocation {
    state == .memberValue || state == .root
      ? location(range) : location(range, pointer: containerPointer)
  }

  /// The empty site behind the last token.
  var missingSite: SourceLocation { location(lastEnd..<lastEnd, pointer: containerPointer) }

  /// The path to the innermost open container.
  var containerPointer: JSONPointer {
    JSONPointer(frames.dropLast().map(token))
  }

  /// The path to the value at hand.
  var valuePointer: JSONPointer {
    JSONPointer(frames.map(token))
  }

  private func token(of frame: Frame) -> String {
    guard frame.isObject else { return String(frame.count) }
    return frame.key.map { EscapedString.unescaped(file, tape.bytes(of: $0)) } ?? ""
  }

  // MARK: Marking

  /// Marks the innermost container: something in it was dropped or guessed.
  mutating func markDamaged() {
    if let frame = frames.last { tape.mark(frame.opener, .damaged) }
  }

  /// Writes a missing value or key.
  mutating func appendMissing() {
    markDamaged()
    tape.append(Tape.Node(.missing, at: lastEnd, end: lastEnd))
    if isAtKey {
      frames[frames.count - 1].key = tape.count - 1
      state = .colon
    } else if frames.isEmpty {
      state = .end
    } else {
      frames[frames.count - 1].count += 1
      state = .commaOrClose
    }
  }
}
