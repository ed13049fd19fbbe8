/// What recovery writes on the tape in place of what is missing or wrong.
extension JSONScanner {
  /// Marks the innermost container: something in it was dropped or guessed.
  mutating func markDamaged() {
    if let frame = frames.last { tape.mark(frame.opener, .damaged) }
  }

  /// Appends a node for a value or key that is missing.
  mutating func appendMissing() {
    markDamaged()
    tape.append(Tape.Node(.missing, at: lastEnd, end: lastEnd))
    guard isAtKey else { return finishValue() }
    frames[frames.count - 1].key = tape.count - 1
    state = .colon
  }

  /// Inserts the opening brace that is missing before the string at a node, and makes that a key.
  ///
  /// `offset` is at the colon after it.
  mutating func insertObject(before index: Int) {
    let start = tape[index].start
    tape.insert(Tape.Node(.object, at: start, end: 0, flags: .damaged), at: index)
    frames.append(Frame(opener: index, isObject: true))
    beginMember(key: index + 1)
  }

  /// Steps over the colon after a node, and makes that the key of the current member.
  mutating func beginMember(key: Int) {
    frames[frames.count - 1].key = key
    step()
    state = .memberValue
  }
}
