/// Writes strings as JSON spells them (RFC 8259 §7): `한 "A"` and a line feed → `"한 \"A\"\n"`.
///
/// Quotes, backslashes and U+0000 to U+001F are always escaped, in their shortest form.
@usableFromInline
package struct JSONStringWriter: Sendable {
  /// Whether characters that a terminal would interpret or hide are escaped too.
  @usableFromInline let escapesHidden: Bool
  /// Whether characters beyond ASCII are escaped too.
  @usableFromInline let escapesNonASCII: Bool

  package init(escapesHidden: Bool = false, escapesNonASCII: Bool = false) {
    self.escapesHidden = escapesHidden
    self.escapesNonASCII = escapesNonASCII
  }

  package func quoted(_ string: String) -> String {
    var bytes: [UInt8] = []
    append(string, to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Appends the string with quotes around it.
  package func append(_ string: String, to bytes: inout [UInt8]) {
    bytes.append(UInt8(ascii: "\""))
    var string = string
    string.withUTF8 { unsafe appendContent($0, to: &bytes) }
    bytes.append(UInt8(ascii: "\""))
  }

  @inlinable
  package func escapes(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "\u{0}"..."\u{1F}", "\"", "\\": true
    default: escapesNonASCII && !scalar.isASCII || escapesHidden && scalar.isHidden
    }
  }

  /// Copies runs of characters that stay as they are, and escapes the others.
  private func appendContent(_ content: UnsafeBufferPointer<UInt8>, to bytes: inout [UInt8]) {
    var copied = 0
    var index = 0
    while index < content.count {
      guard unsafe mayEscape(content[index]) else {
        index += 1
        continue
      }
      let (value, length) = UTF8.scalar(at: index) { unsafe content[$0] }
      let next = index + length
      if let scalar = Unicode.Scalar(value), escapes(scalar) {
        unsafe bytes.append(contentsOf: UnsafeBufferPointer(rebasing: content[copied..<index]))
        bytes.append(contentsOf: JSONEscape(scalar))
        copied = next
      }
      index = next
    }
    unsafe bytes.append(contentsOf: UnsafeBufferPointer(rebasing: content[copied...]))
  }

  /// Whether a character with this first byte in UTF-8 may be escaped; false for continuation bytes.
  private func mayEscape(_ byte: UInt8) -> Bool {
    switch byte {
    case 0..<0x20, UInt8(ascii: "\""), UInt8(ascii: "\\"): true
    // The first bytes of all hidden characters.
    case 0x7F, 0xC2, 0xD8, 0xE1, 0xE2, 0xEF: escapesHidden || escapesNonASCII
    case 0xC0...: escapesNonASCII
    default: false
    }
  }
}

/// The bytes of one character written as an escape in a JSON string (RFC 8259 §7).
///
/// U+000A → `\n`; U+001B → `\u001b`; U+1F600 → `\ud83d\ude00`.
@usableFromInline
package struct JSONEscape: Sequence, IteratorProtocol, Sendable {
  /// The first eight bytes, the first one lowest.
  @usableFromInline package private(set) var head: UInt64
  /// The other bytes, at most four, the first one lowest.
  @usableFromInline package private(set) var tail: UInt64
  /// The number of bytes: 2, 6 or 12.
  @usableFromInline package private(set) var count: Int

  /// The form of two bytes if the character has one, else `\u` with hexadecimal digits.
  @inlinable
  package init(_ scalar: Unicode.Scalar) {
    if let letter = Self.letter(of: scalar) {
      self.init(letter: letter)
    } else {
      self.init(codeUnitsOf: scalar)
    }
  }

  /// One UTF-16 code unit, or the two of a surrogate pair.
  @inlinable
  package init(codeUnitsOf scalar: Unicode.Scalar, isUppercase: Bool = false) {
    let firstLetter = UInt8(ascii: isUppercase ? "A" : "a")
    guard scalar.value > 0xFFFF else {
      head = Self.bytes(of: scalar.value, firstLetter)
      tail = 0
      count = 6
      return
    }
    let offset = scalar.value - 0x10000
    let low = Self.bytes(of: 0xDC00 + offset & 0x3FF, firstLetter)
    head = Self.bytes(of: 0xD800 + offset >> 10, firstLetter) | low << 48
    tail = low >> 16
    count = 12
  }

  @inlinable
  init(letter: UInt8) {
    head = UInt64(letter) << 8 | UInt64(UInt8(ascii: "\\"))
    tail = 0
    count = 2
  }

  /// The byte after the backslash of a two-byte escape; nil if the character has none.
  @inlinable
  static func letter(of scalar: Unicode.Scalar) -> UInt8? {
    switch scalar {
    case "\"", "\\": UInt8(truncatingIfNeeded: scalar.value)
    case "\u{8}": UInt8(ascii: "b")
    case "\t": UInt8(ascii: "t")
    case "\n": UInt8(ascii: "n")
    case "\u{C}": UInt8(ascii: "f")
    case "\r": UInt8(ascii: "r")
    default: nil
    }
  }

  /// The six bytes of a code unit's escape, the first one lowest.
  @inlinable
  static func bytes(of unit: UInt32, _ firstLetter: UInt8) -> UInt64 {
    // All four digits at once: one in each byte, the highest digit in the lowest byte.
    let values = unit >> 12 & 0xF | unit & 0xF00 | (unit & 0xF0) << 12 | (unit & 0xF) << 24
    let letters = (values + 0x0606_0606) >> 4 & 0x0101_0101
    let digits = values + 0x3030_3030 + letters * (UInt32(firstLetter) - 0x3A)
    return UInt64(digits) << 16 | UInt64(UInt8(ascii: "u")) << 8 | UInt64(UInt8(ascii: "\\"))
  }

  @inlinable
  package mutating func next() -> UInt8? {
    guard count > 0 else { return nil }
    defer {
      head = head >> 8 | tail << 56
      tail >>= 8
      count -= 1
    }
    return UInt8(truncatingIfNeeded: head)
  }
}
