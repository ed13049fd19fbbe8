import ExpoBase

extension JSONScanner {
  /// - Returns: Its index in the log; nil if it is not kept.
  @discardableResult
  mutating func report(
    _ kind: DecodeError.Fault, at location: DocumentLocation
  ) -> Int? {
    if log.ignoresErrors { return nil }
    let error = DecodeError(kind, at: location)
    // Computed once: each byte may have an error.
    let severity = error.severity
    memory.clues.add(error, severity)
    let start = location.bytes.lowerBound
    if memory.clues.backticks == nil, bytes.matches("```", at: start), lastEnd < start,
      bytes.hasLineEnd(in: lastEnd..<start)
    {
      memory.clues.backticks = start
    }
    return log.append(error, severity)
  }

  /// The location of bytes that belong to the current value.
  mutating func location(
    _ range: Range<Int>, pointer: JSONPointer? = nil, part: DocumentLocation.Part = .value
  ) -> DocumentLocation {
    DocumentLocation(file: file.name, bytes: range, pointer: pointer ?? valuePointer, part: part)
  }

  /// The location of bytes that belong to the value that was read last.
  mutating func location(ofLast range: Range<Int>) -> DocumentLocation {
    guard let frame = frames.last, !frame.isObject else { return location(range) }
    return location(range, pointer: containerPointer.appending(frame.count - 1))
  }

  /// The location of bytes inside the string that begins at `offset`.
  mutating func stringLocation(_ range: Range<Int>) -> DocumentLocation {
    isAtKey ? location(range, pointer: containerPointer, part: .key) : location(range)
  }

  /// The location of bytes between the values of a container.
  mutating func structureLocation(_ range: Range<Int>) -> DocumentLocation {
    state == .memberValue || state == .root
      ? location(range) : location(range, pointer: containerPointer)
  }

  /// The location of what is missing: empty, after the last token.
  var missingLocation: DocumentLocation {
    mutating get { location(lastEnd..<lastEnd, pointer: containerPointer) }
  }

  // MARK: Pointers

  var containerPointer: JSONPointer {
    mutating get {
      forgetClosedContainers()
      for depth in memory.openContainers.count..<frames.count {
        let parent = memory.openContainers.last
        let pointer = parent?.pointer.appending(token(of: frames[depth - 1])) ?? .root
        memory.openContainers.append((frames[depth].opener, pointer))
      }
      return memory.openContainers.last?.pointer ?? .root
    }
  }

  private mutating func forgetClosedContainers() {
    while let last = memory.openContainers.last {
      let depth = memory.openContainers.count - 1
      if depth < frames.count, frames[depth].opener == last.opener { return }
      memory.openContainers.removeLast()
    }
  }

  private var valuePointer: JSONPointer {
    mutating get {
      guard let frame = frames.last else { return .root }
      let value = (opener: frame.opener, key: frame.key, count: frame.count)
      if let last = memory.lastValue, last.value == value { return last.pointer }
      let pointer = containerPointer.appending(token(of: frame))
      memory.lastValue = (value, pointer)
      return pointer
    }
  }

  private func token(of frame: Frame) -> String {
    frame.isObject ? keyName(in: frame) : String(frame.count)
  }

  /// The last key that was read in a frame; empty before the first one.
  func keyName(in frame: Frame) -> String {
    frame.key.map { EscapedString.unescaped(file, tape.bytes(of: $0)) } ?? ""
  }
}
