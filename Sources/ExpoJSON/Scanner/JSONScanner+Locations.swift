import ExpoBase

/// Errors, and where they are.
extension JSONScanner {
  /// Adds an error, also behind other errors.
  ///
  /// - Returns: Where the log has it.
  @discardableResult
  mutating func report(
    _ kind: DecodeError.Kind, at location: SourceLocation
  ) -> ErrorLog.Place {
    if log.ignoresErrors { return .omitted(fix: nil) }
    let error = DecodeError(kind, at: location)
    // Asked for once: there may be an error for each byte.
    let severity = error.severity
    memory.evidence.add(error, severity)
    return log.append(error, severity)
  }

  /// The location of bytes that belong to the current value.
  mutating func location(
    _ range: Range<Int>, pointer: JSONPointer? = nil, part: SourceLocation.Part = .value
  ) -> SourceLocation {
    SourceLocation(file: file.name, bytes: range, pointer: pointer ?? valuePointer, part: part)
  }

  /// The location of bytes of the value that was read last.
  mutating func location(ofLast range: Range<Int>) -> SourceLocation {
    guard let frame = frames.last, !frame.isObject else { return location(range) }
    return location(range, pointer: containerPointer.appending(frame.count - 1))
  }

  /// The location of bytes inside the string that begins at `offset`.
  mutating func stringLocation(_ range: Range<Int>) -> SourceLocation {
    isAtKey ? location(range, pointer: containerPointer, part: .key) : location(range)
  }

  /// The location of bytes where something is wrong between the values of a container.
  mutating func structureLocation(_ range: Range<Int>) -> SourceLocation {
    state == .memberValue || state == .root
      ? location(range) : location(range, pointer: containerPointer)
  }

  /// The empty location behind the last token.
  var missingLocation: SourceLocation {
    mutating get { location(lastEnd..<lastEnd, pointer: containerPointer) }
  }

  // MARK: Pointers

  /// The pointer to the innermost open container.
  var containerPointer: JSONPointer {
    mutating get {
      forgetClosedContainers()
      for depth in memory.pointers.containers.count..<frames.count {
        let parent = memory.pointers.containers.last
        let pointer = parent?.pointer.appending(token(of: frames[depth - 1])) ?? .root
        memory.pointers.containers.append((frames[depth].opener, pointer))
      }
      return memory.pointers.containers.last?.pointer ?? .root
    }
  }

  private mutating func forgetClosedContainers() {
    while let last = memory.pointers.containers.last {
      let depth = memory.pointers.containers.count - 1
      if depth < frames.count, frames[depth].opener == last.opener { return }
      memory.pointers.containers.removeLast()
    }
  }

  /// The pointer to the current value.
  private var valuePointer: JSONPointer {
    mutating get {
      guard let frame = frames.last else { return .root }
      let place = OpenPointers.Place(opener: frame.opener, key: frame.key, count: frame.count)
      if let known = memory.pointers.value, known.place == place { return known.pointer }
      let pointer = containerPointer.appending(token(of: frame))
      memory.pointers.value = (place, pointer)
      return pointer
    }
  }

  private func token(of frame: Frame) -> String {
    guard frame.isObject else { return String(frame.count) }
    return frame.key.map { EscapedString.unescaped(file, tape.bytes(of: $0)) } ?? ""
  }
}

/// The pointers to what is open, made once for all errors in it.
///
/// A key may be as long as the file, and a container as deep as the limit.
struct OpenPointers {
  /// A value by the node that opens its container and what precedes it there.
  fileprivate struct Place: Equatable {
    let opener: Int
    let key: Int?
    let count: Int
  }

  /// The open containers from the root: the node that opens each and the pointer to it.
  fileprivate var containers: [(opener: Int, pointer: JSONPointer)] = []
  /// The value of the last error.
  fileprivate var value: (place: Place, pointer: JSONPointer)?
}
