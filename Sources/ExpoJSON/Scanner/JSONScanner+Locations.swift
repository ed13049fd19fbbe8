import ExpoSource

/// Errors, and where they are.
extension JSONScanner {
  /// Adds an error of syntax, whatever was reported before.
  mutating func report(_ kind: DecodeError.Syntax, at location: SourceLocation) {
    errors.append(DecodeError(kind, at: location))
  }

  /// Adds an error of encoding.
  mutating func report(_ kind: DecodeError.Encoding, at location: SourceLocation) {
    errors.append(DecodeError(kind, at: location))
  }

  /// The location of bytes that belong to the current value.
  func location(
    _ range: Range<Int>, pointer: JSONPointer? = nil, part: SourceLocation.Part = .value
  ) -> SourceLocation {
    SourceLocation(file: file.name, bytes: range, pointer: pointer ?? valuePointer, part: part)
  }

  /// The location of bytes of the value that was read last.
  func location(ofLast range: Range<Int>) -> SourceLocation {
    guard let frame = frames.last, !frame.isObject else { return location(range) }
    return location(range, pointer: containerPointer.appending(frame.count - 1))
  }

  /// The location of bytes inside the string that begins at `offset`.
  func textSite(_ range: Range<Int>) -> SourceLocation {
    isAtKey ? location(range, pointer: containerPointer, part: .key) : location(range)
  }

  /// The location of bytes where something is wrong between the values of a container.
  func structureSite(_ range: Range<Int>) -> SourceLocation {
    state == .memberValue || state == .root
      ? location(range) : location(range, pointer: containerPointer)
  }

  /// The empty location behind the last token.
  var missingSite: SourceLocation { location(lastEnd..<lastEnd, pointer: containerPointer) }

  // MARK: Pointers

  /// The pointer to the innermost open container.
  var containerPointer: JSONPointer {
    JSONPointer(frames.dropLast().map(token))
  }

  /// The pointer to the current value.
  private var valuePointer: JSONPointer {
    JSONPointer(frames.map(token))
  }

  private func token(of frame: Frame) -> String {
    guard frame.isObject else { return String(frame.count) }
    return frame.key.map { EscapedString.unescaped(file, tape.bytes(of: $0)) } ?? ""
  }
}
