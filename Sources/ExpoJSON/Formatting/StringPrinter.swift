import ExpoBase

/// Prints strings of a document with the chosen escapes.
struct StringPrinter {
  private let escaping: JSONFormatter.Escaping
  private let escapesHidden: Bool
  private let writer: JSONStringWriter

  init(_ formatter: JSONFormatter) {
    escaping = formatter.escaping
    escapesHidden = formatter.escapesHidden
    var escaped: JSONStringWriter.Escaping = escaping == .ascii ? .ascii : .minimal
    if escapesHidden { escaped.insert(.visible) }
    writer = JSONStringWriter(escaped)
  }

  /// Prints a string, given by its bytes including quotes.
  @inline(__always)
  func print(
    _ bytes: SourceBytes, _ range: Range<Int>, _ flags: Tape.Flags, to output: inout ChunkedOutput
  ) throws {
    let isAsWanted =
      escaping == .keep || (escaping == .minimal && !flags.contains(.escaped))
    if isAsWanted, !escapesHidden { return try output.append(bytes, range) }
    try rewrite(bytes, range, to: &output)
  }

  private func rewrite(
    _ bytes: SourceBytes, _ range: Range<Int>, to output: inout ChunkedOutput
  ) throws {
    let end = range.upperBound - 1
    var index = range.lowerBound + 1
    try output.append(.quote)
    while index < end {
      let stop = endOfPlainRun(bytes, index..<end)
      try output.append(bytes, index..<stop)
      index = stop
      guard index < end else { break }
      index = try rewriteCharacter(bytes, at: index, before: end, to: &output)
    }
    try output.append(.quote)
  }

  /// The first byte that may be written differently.
  private func endOfPlainRun(_ bytes: SourceBytes, _ range: Range<Int>) -> Int {
    if escaping == .minimal, !escapesHidden { return bytes.firstIndex(of: .backslash, in: range) }
    return range.first { bytes[$0] == .backslash || bytes[$0] >= 0x7F } ?? range.upperBound
  }

  /// Prints one character or escape and returns the offset of the next.
  private func rewriteCharacter(
    _ bytes: SourceBytes, at index: Int, before end: Int, to output: inout ChunkedOutput
  ) throws -> Int {
    guard bytes[index] == .backslash else {
      let next = UTF8Sequence(in: bytes, at: index)
      try print(next.scalar ?? "\u{FFFD}", to: &output)
      return index + next.length
    }
    // The digits of a numeric escape are plain characters.
    if escaping == .keep {
      try output.append(bytes, index..<index + 2)
      return index + 2
    }
    let escape = EscapedString.Escape(in: bytes, at: index, before: end)
    try print(escape.scalar, to: &output)
    return index + escape.length
  }

  private func print(_ scalar: Unicode.Scalar, to output: inout ChunkedOutput) throws {
    guard writer.escapes(scalar) else {
      for byte in EscapedString.UTF8Units(scalar) { try output.append(byte) }
      return
    }
    let escape = JSONEscape(scalar)
    try output.append(word: escape.head, count: min(escape.count, 8))
    if escape.count > 8 { try output.append(word: escape.tail, count: escape.count - 8) }
  }
}

extension EscapedString.Escape {
  /// The character as a scalar.
  fileprivate var scalar: Unicode.Scalar {
    var units = units
    var decoder = Unicode.UTF8()
    if case .scalarValue(let scalar) = decoder.decode(&units) { return scalar }
    return "\u{FFFD}"
  }
}
