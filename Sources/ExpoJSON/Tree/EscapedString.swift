import ExpoBase

/// Decodes strings as they are written in a document, with quotes and escapes.
enum EscapedString {
  /// The characters of a string, without quotes and escapes (RFC 8259 §7).
  ///
  /// `"a\n\ud83d\ude00"` → a, line feed, 😀. Invalid escapes stay as they are written; lone
  /// surrogates and ill-formed bytes become U+FFFD. The string need not have quotes.
  static func unescaped(_ file: SourceFile, _ range: Range<Int>) -> String {
    unescaped(file.bytes, withoutQuotes(file, range), isWellFormed: false)
  }

  /// The characters of the bytes between two quotes, without escapes.
  static func unescaped(
    _ bytes: SourceBytes, _ content: Range<Int>, isWellFormed: Bool = true
  ) -> String {
    unsafe withUnsafeTemporaryAllocation(byteCount: content.count, alignment: 1) { memory in
      unsafe unescaped(bytes, content, isWellFormed: isWellFormed, in: memory)
    }
  }

  /// The characters of the bytes between two quotes, without escapes.
  ///
  /// They are made in `memory`, which must have at least as many bytes as the content.
  @unsafe
  static func unescaped(
    _ bytes: SourceBytes, _ content: Range<Int>, isWellFormed: Bool = true,
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
      for byte in escape.units {
        unsafe memory[count] = byte
        isASCII = isASCII && byte < 0x80
        count += 1
      }
      index = end + escape.length
    }
    let text = unsafe UnsafeRawBufferPointer(rebasing: memory[..<count])
    return unsafe SourceBytes.text(
      text.assumingMemoryBound(to: UInt8.self), isTrusted: isWellFormed && bytes.isOwned,
      isKnownASCII: isASCII)
  }

  /// The bytes in the file of parts of a string, given in UTF-8 bytes of its characters.
  ///
  /// The parts must be in order and not overlap, so that all of them take one pass.
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
        count += escape?.units.count ?? 1
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

  /// The code unit of the `\uXXXX` at an offset; nil if there is none.
  static func codeUnit(in bytes: SourceBytes, at index: Int) -> UInt32? {
    guard index >= 0, index + 6 <= bytes.count, bytes[index] == .backslash,
      bytes[index + 1] == UInt8(ascii: "u")
    else { return nil }
    var unit: UInt32 = 0
    for place in index + 2..<index + 6 {
      guard let value = bytes[place].hexValue else { return nil }
      unit = unit << 4 | value
    }
    return unit
  }
}

extension EscapedString {
  /// The character of one escape sequence (RFC 8259 §7).
  ///
  /// An invalid escape stands for its own bytes, a lone surrogate for U+FFFD.
  struct Escape {
    /// The character in UTF-8.
    let units: UTF8Units
    /// The length of the escape sequence in bytes.
    let length: Int

    /// Creates the escape whose backslash is at `index`, in a string that ends at `end`.
    init(in bytes: borrowing SourceBytes, at index: Int, before end: Int) {
      guard index + 1 < end else {
        (units, length) = (UTF8Units(.backslash), 1)
        return
      }
      if let character = Self.character(bytes[index + 1]) {
        (units, length) = (UTF8Units(character), 2)
        return
      }
      switch bytes[index + 1] {
      case UInt8(ascii: "u") where index + 6 <= end:
        guard let unit = EscapedString.codeUnit(in: bytes, at: index) else { fallthrough }
        let (scalar, length) = Self.scalar(unit, in: bytes, at: index, before: end)
        (units, self.length) = (UTF8Units(scalar), length)
      default: (units, length) = (UTF8Units([.backslash, bytes[index + 1]]), 2)
      }
    }

    /// What an escape of two bytes means, by the second one; nil for any other escape.
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

    private static func scalar(
      _ unit: UInt32, in bytes: SourceBytes, at index: Int, before end: Int
    ) -> (Unicode.Scalar, length: Int) {
      if 0xD800...0xDBFF ~= unit, index + 12 <= end,
        let low = EscapedString.codeUnit(in: bytes, at: index + 6), 0xDC00...0xDFFF ~= low,
        let scalar = Unicode.Scalar(0x10000 + (unit - 0xD800) << 10 + (low - 0xDC00))
      {
        return (scalar, 12)
      }
      return (Unicode.Scalar(unit) ?? "\u{FFFD}", 6)
    }
  }

  /// Up to four bytes, in one word.
  struct UTF8Units: Sequence, IteratorProtocol {
    private var word: UInt32 = 0
    private(set) var count = 0

    init(_ bytes: some Sequence<UInt8>) {
      for byte in bytes {
        word |= UInt32(byte) << UInt32(8 * count)
        count += 1
      }
    }

    init(_ byte: UInt8) {
      word = UInt32(byte)
      count = 1
    }

    init(_ scalar: Unicode.Scalar) {
      self.init(UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
    }

    mutating func next() -> UInt8? {
      guard count > 0 else { return nil }
      defer {
        word >>= 8
        count -= 1
      }
      return UInt8(truncatingIfNeeded: word)
    }
  }
}
