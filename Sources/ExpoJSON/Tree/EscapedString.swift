import ExpoBase

extension Tape.Node {
  /// The unescaped characters of a valid string; nil for other values.
  @inline(__always)
  func soundString(in bytes: SourceBytes) -> String? {
    guard isSoundString else { return nil }
    return flags.contains(.escaped)
      ? EscapedString.unescaped(bytes, content) : bytes.wellFormedText(in: content)
  }
}

/// Decodes strings with quotes and escapes.
enum EscapedString {
  /// Removes quotes and escapes (RFC 8259 §7).
  ///
  /// `"a\n\ud83d\ude00"` → a, line feed, 😀. Invalid escapes stay; lone surrogates and ill-formed bytes become U+FFFD.
  /// The string need not have quotes.
  static func unescaped(_ file: SourceFile, _ range: Range<Int>) -> String {
    unescaped(file.bytes, withoutQuotes(file, range), isWellFormed: false)
  }

  /// `content` are the bytes between the quotes.
  static func unescaped(
    _ bytes: SourceBytes, _ content: Range<Int>, isWellFormed: Bool = true
  ) -> String {
    unsafe withUnsafeTemporaryAllocation(byteCount: content.count, alignment: 1) { memory in
      unsafe unescaped(bytes, content, isWellFormed: isWellFormed, in: memory)
    }
  }

  /// `memory` must have at least as many bytes as the content.
  @unsafe
  private static func unescaped(
    _ bytes: SourceBytes, _ content: Range<Int>, isWellFormed: Bool,
    in memory: UnsafeMutableRawBufferPointer
  ) -> String {
    var count = 0
    var index = content.lowerBound
    var isASCII = true
    while true {
      let (end, isPartASCII) = unsafe bytes.copy(
        index..<content.upperBound, before: .backslash, to: memory, at: count)
      count += end - index
      isASCII = isASCII && isPartASCII
      guard end < content.upperBound else { break }
      // A character is never longer than its escape.
      if end + 1 < content.upperBound, let character = Escape.character(bytes[end + 1]) {
        unsafe memory[count] = character
        count += 1
        index = end + 2
        continue
      }
      let escape = Escape(in: bytes, at: end, before: content.upperBound)
      index = end + escape.length
      guard let scalar = escape.scalar else {
        for byte in bytes[end..<index] {
          unsafe memory[count] = byte
          isASCII = isASCII && byte < 0x80
          count += 1
        }
        continue
      }
      isASCII = isASCII && scalar.isASCII
      for byte in UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter {
        unsafe memory[count] = byte
        count += 1
      }
    }
    let text = unsafe UnsafeRawBufferPointer(rebasing: memory[..<count])
    return unsafe SourceBytes.text(
      text.assumingMemoryBound(to: UInt8.self), isTrusted: isWellFormed && bytes.isOwned,
      isKnownASCII: isASCII)
  }

  /// From UTF-8 ranges of the characters to bytes in the file.
  ///
  /// The parts are in order and do not overlap, so all of them take one pass.
  static func sources(
    of parts: [Range<Int>], in file: SourceFile, _ range: Range<Int>
  ) -> [Range<Int>] {
    let content = withoutQuotes(file, range)
    var index = content.lowerBound
    var count = 0
    // The start of the last byte or escape.
    var last = index
    return parts.map { part in
      var start = count <= part.lowerBound ? index : last
      while index < content.upperBound, count < part.upperBound {
        if count <= part.lowerBound { start = index }
        let escape =
          file.bytes[index] == .backslash
          ? Escape(in: file.bytes, at: index, before: content.upperBound) : nil
        last = index
        count += escape?.count ?? 1
        index += escape?.length ?? 1
      }
      return min(start, index)..<index
    }
  }

  private static func withoutQuotes(_ file: SourceFile, _ range: Range<Int>) -> Range<Int> {
    guard range.count >= 1 else { return range }
    let bytes = file.bytes
    if bytes[range.lowerBound] == .quote {
      let isClosed = range.count >= 2 && bytes[range.upperBound - 1] == .quote
      return range.lowerBound + 1..<range.upperBound - (isClosed ? 1 : 0)
    }
    let text = file.text(in: range)
    guard let first = text.unicodeScalars.first, let last = text.unicodeScalars.last,
      WrongQuotes.contains(first), WrongQuotes.contains(last), text.unicodeScalars.count >= 2
    else { return range }
    return range.lowerBound + first.utf8.count..<range.upperBound - last.utf8.count
  }

  /// Reads the UTF-16 code unit of the `\uXXXX` at an offset; nil if there is none.
  static func codeUnit(in bytes: SourceBytes, at index: Int) -> UInt32? {
    guard index >= 0, index + 6 <= bytes.count, bytes[index] == .backslash,
      bytes[index + 1] == UInt8(ascii: "u")
    else { return nil }
    var unit: UInt32 = 0
    for offset in index + 2..<index + 6 {
      guard let value = bytes[offset].hexValue else { return nil }
      unit = unit << 4 | value
    }
    return unit
  }
}

extension EscapedString {
  /// The character of a `\uXXXX` or surrogate pair, and its length; the character is nil for a lone surrogate.
  ///
  /// Nil if there is no such escape before `end`.
  static func unicodeEscape(
    in bytes: SourceBytes, at index: Int, before end: Int
  ) -> (scalar: Unicode.Scalar?, length: Int)? {
    guard index + 6 <= end, let unit = codeUnit(in: bytes, at: index) else { return nil }
    if 0xD800...0xDBFF ~= unit, index + 12 <= end, let low = codeUnit(in: bytes, at: index + 6),
      0xDC00...0xDFFF ~= low
    {
      return (Unicode.Scalar(0x10000 + (unit - 0xD800) << 10 + (low - 0xDC00)), 12)
    }
    return (Unicode.Scalar(unit), 6)
  }

  /// RFC 8259 §7.
  struct Escape {
    /// U+FFFD for a lone surrogate; nil for an invalid escape, which stays as it is.
    let scalar: Unicode.Scalar?
    /// The size of the escape sequence in bytes.
    let length: Int

    /// The size of its character in UTF-8, in bytes.
    var count: Int { scalar.map { UTF8.width($0) } ?? length }

    /// The backslash is at `index`, the end of the string at `end`.
    init(in bytes: SourceBytes, at index: Int, before end: Int) {
      if index + 1 >= end {
        scalar = nil
        length = 1
      } else if let character = Self.character(bytes[index + 1]) {
        scalar = Unicode.Scalar(character)
        length = 2
      } else if let escape = EscapedString.unicodeEscape(in: bytes, at: index, before: end) {
        scalar = escape.scalar ?? "\u{FFFD}"
        length = escape.length
      } else {
        scalar = nil
        length = 2
      }
    }

    /// The character of an escape of two bytes, by its second byte; nil for others.
    @inline(__always)
    static func character(_ letter: UInt8) -> UInt8? {
      switch letter {
      case UInt8(ascii: "n"): 0x0A
      case .quote, .backslash, .slash: letter
      case UInt8(ascii: "t"): 0x09
      case UInt8(ascii: "r"): 0x0D
      case UInt8(ascii: "b"): 0x08
      case UInt8(ascii: "f"): 0x0C
      default: nil
      }
    }
  }
}
