import ExpoSource
import ExpoText

/// Prints strings of a document, quotes included, with the escapes that are asked for.
struct StringPrinter {
  private let escaping: JSONFormatter.Escaping
  private let escapesHidden: Bool

  init(_ formatter: JSONFormatter) {
    escaping = formatter.escaping
    escapesHidden = formatter.escapesHidden
  }

  /// Prints a string whose bytes, with its quotes, are given.
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

  /// The first byte that may have to be written otherwise.
  private func endOfPlainRun(_ bytes: SourceBytes, _ range: Range<Int>) -> Int {
    if escaping == .minimal, !escapesHidden { return bytes.firstIndex(of: .backslash, in: range) }
    return range.first { bytes[$0] == .backslash || bytes[$0] >= 0x7F } ?? range.upperBound
  }

  /// Prints one character or escape; gives back where the next one begins.
  private func rewriteCharacter(
    _ bytes: SourceBytes, at index: Int, before end: Int, to output: inout ChunkedOutput
  ) throws -> Int {
    guard bytes[index] == .backslash else {
      let next = UTF8Sequence(in: bytes, at: index)
      try print(next.scalar ?? "\u{FFFD}", to: &output)
      return index + next.length
    }
    // What follows the sign behind a backslash is plain.
    if escaping == .keep {
      try output.append(bytes, index..<index + 2)
      return index + 2
    }
    let escape = EscapedString.Escape(in: bytes, at: index, before: end)
    try print(escape.scalar, to: &output)
    return index + escape.length
  }

  private func print(_ scalar: Unicode.Scalar, to output: inout ChunkedOutput) throws {
    guard let short = shortEscape(of: scalar) else {
      if isEscaped(scalar) { return try printUnits(of: scalar, to: &output) }
      for byte in EscapedString.UTF8Units(scalar) { try output.append(byte) }
      return
    }
    try output.append(.backslash)
    try output.append(short)
  }

  private func isEscaped(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value < 0x20 || (escaping == .ascii && !scalar.isASCII)
      || (escapesHidden && VisibleText.isHidden(scalar))
  }

  /// The sign behind the backslash of an escape of two bytes (RFC 8259 §7).
  private func shortEscape(of scalar: Unicode.Scalar) -> UInt8? {
    switch scalar {
    case "\"": .quote
    case "\\": .backslash
    case "\u{8}": UInt8(ascii: "b")
    case "\t": UInt8(ascii: "t")
    case "\n": UInt8(ascii: "n")
    case "\u{C}": UInt8(ascii: "f")
    case "\r": UInt8(ascii: "r")
    default: nil
    }
  }

  /// Prints `\uXXXX` for each of one or two UTF-16 code units.
  private func printUnits(of scalar: Unicode.Scalar, to output: inout ChunkedOutput) throws {
    guard scalar.value > 0xFFFF else {
      return try output.append(word: Self.escape(of: scalar.value), count: 6)
    }
    let offset = scalar.value - 0x10000
    try output.append(word: Self.escape(of: 0xD800 + offset >> 10), count: 6)
    try output.append(word: Self.escape(of: 0xDC00 + offset & 0x3FF), count: 6)
  }

  /// The six bytes of a code unit's escape, the first one lowest.
  private static func escape(of unit: UInt32) -> UInt64 {
    var word: UInt64 = 0
    for shift in [0, 4, 8, 12] as [UInt32] {
      let digit = UInt8(truncatingIfNeeded: unit >> shift & 0xF)
      let sign = digit + (digit < 10 ? UInt8(ascii: "0") : UInt8(ascii: "a") - 10)
      word = word << 8 | UInt64(sign)
    }
    return word << 16 | UInt64(UInt8(ascii: "u")) << 8 | UInt64(UInt8.backslash)
  }
}

extension EscapedString.Escape {
  /// The one character it stands for.
  fileprivate var scalar: Unicode.Scalar {
    var units = units
    var decoder = Unicode.UTF8()
    if case .scalarValue(let scalar) = decoder.decode(&units) { return scalar }
    return "\u{FFFD}"
  }
}
