/// What recovery writes on the tape for what is missing or wrong.
extension JSONScanner {
  /// Something in the container was dropped or guessed.
  mutating func markDamaged() {
    if let frame = frames.last { tape.mark(frame.opener, .damaged) }
  }

  mutating func appendMissing() {
    markDamaged()
    tape.append(Tape.Node(.missing, at: lastEnd, end: lastEnd))
    guard isAtKey else { return finishValue() }
    frames[frames.count - 1].key = tape.count - 1
    state = .colon
  }

  /// Inserts a missing opening brace before the string at a node, which becomes a key.
  ///
  /// `offset` is at the colon after the string.
  mutating func insertObject(before index: Int) {
    let start = tape[index].start
    tape.insert(Tape.Node(.object, at: start, end: 0, flags: .damaged), at: index)
    frames.append(Frame(opener: index, isObject: true))
    beginMember(key: index + 1)
  }

  /// Steps over the colon after a node, which becomes the key of the current member.
  mutating func beginMember(key: Int) {
    frames[frames.count - 1].key = key
    step()
    state = .memberValue
  }
}
