import ExpoText

/// The text that a string of the document stands for.
enum JSONText {
  /// Takes off the quotes and resolves the escapes (RFC 8259 §7).
  ///
  /// `"a\n\ud83d\ude00"` → a, line feed, 😀. What is not valid is kept as it is written; half a
  /// surrogate pair and ill-formed bytes become U+FFFD. Text without quotes is taken whole.
  static func unescaped(_ file: SourceFile, _ range: Range<Int>) -> String {
    let content = withoutQuotes(file, range)
    guard file.bytes[content].contains(.backslash) else { return file.text(in: content) }
    var units: [UInt8] = []
    units.reserveCapacity(content.count)
    var index = content.lowerBound
    while index < content.upperBound {
      let byte = file.bytes[index]
      guard byte == .backslash, index + 1 < content.upperBound else {
        units.append(byte)
        index += 1
        continue
      }
      index = appendEscape(in: file.bytes[content], at: index, to: &units)
    }
    return String(decoding: units, as: UTF8.self)
  }

  /// Where a part of the unescaped text, given in UTF-8 bytes, stands in the file.
  static func source(
    of part: Range<Int>, in file: SourceFile, _ range: Range<Int>
  ) -> Range<Int> {
    let content = withoutQuotes(file, range)
    let bytes = file.bytes[content]
    var index = content.lowerBound
    var units: [UInt8] = []
    var start = index
    while index < content.upperBound, units.count < part.upperBound {
      if units.count <= part.lowerBound { start = index }
      if bytes[index] == .backslash, index + 1 < content.upperBound {
        index = appendEscape(in: bytes, at: index, to: &units)
      } else {
        units.append(bytes[index])
        index += 1
      }
    }
    return min(start, index)..<index
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

  /// Adds what the escape at `index` stands for and returns where it ends.
  private static func appendEscape(
    in bytes: ArraySlice<UInt8>, at index: Int, to units: inout [UInt8]
  ) -> Int {
    switch bytes[index + 1] {
    case UInt8(ascii: "b"): units.append(0x08)
    case UInt8(ascii: "f"): units.append(0x0C)
    case UInt8(ascii: "n"): units.append(0x0A)
    case UInt8(ascii: "r"): units.append(0x0D)
    case UInt8(ascii: "t"): units.append(0x09)
    case .quote, .backslash, .slash: units.append(bytes[index + 1])
    case UInt8(ascii: "u"):
      guard let unit = codeUnit(in: bytes, at: index) else { fallthrough }
      let (scalar, length) = scalar(unit, in: bytes, at: index)
      units.append(contentsOf: Array(String(scalar).utf8))
      return index + length
    default: units.append(contentsOf: [.backslash, bytes[index + 1]])
    }
    return index + 2
  }

  private static func scalar(
    _ unit: UInt32, in bytes: ArraySlice<UInt8>, at index: Int
  ) -> (Unicode.Scalar, length: Int) {
    if 0xD800...0xDBFF ~= unit, let low = codeUnit(in: bytes, at: index + 6),
      0xDC00...0xDFFF ~= low,
      let scalar = Unicode.Scalar(0x10000 + (unit - 0xD800) << 10 + (low - 0xDC00))
    {
      return (scalar, 12)
    }
    return (Unicode.Scalar(unit) ?? "\u{FFFD}", 6)
  }

  /// The code unit of a whole `\uXXXX` at an offset.
  static func codeUnit(in bytes: ArraySlice<UInt8>, at index: Int) -> UInt32? {
    guard index + 6 <= bytes.endIndex, bytes[index] == .backslash,
      bytes[index + 1] == UInt8(ascii: "u")
    else { return nil }
    return bytes[index + 2..<index + 6].reduce(0 as UInt32?) { unit, digit in
      guard let unit, let value = digit.hexValue else { return nil }
      return unit << 4 | value
    }
  }
}
