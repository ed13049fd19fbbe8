import ExpoSource

extension JSONScanner {
  /// Steps over a UTF-8 byte order mark; false if the file is in another encoding altogether.
  mutating func readByteOrderMark() -> Bool {
    if let encoding = Self.wideEncoding(of: bytes.prefix(4)) {
      let place = location(0..<min(4, bytes.count), part: .file)
      report(
        .wrongEncoding(encoding, conversion: Transcoding.conversion(of: bytes, encoding)), at: place
      )
      return false
    }
    offset = file.byteOrderMarkLength
    if offset > 0 { report(.byteOrderMark, at: location(0..<offset, part: .file)) }
    return true
  }

  /// UTF-16 or UTF-32 by its byte order mark, or by where the zeros of ASCII stand (RFC 4627 §3).
  private static func wideEncoding(of head: Slice<SourceBytes>) -> DecodeError.TextEncoding? {
    switch Array(head) {
    case [0xFF, 0xFE, 0, 0]: .utf32LittleEndian
    case [0, 0, 0xFE, 0xFF]: .utf32BigEndian
    case let head where head.starts(with: [0xFF, 0xFE]): .utf16LittleEndian
    case let head where head.starts(with: [0xFE, 0xFF]): .utf16BigEndian
    case let head where head.count == 4:
      switch head.map({ $0 == 0 }) {
      case [true, true, true, false]: .utf32BigEndian
      case [false, true, true, true]: .utf32LittleEndian
      case [true, false, true, false], [true, false, false, false]: .utf16BigEndian
      case [false, true, false, true], [false, true, false, false]: .utf16LittleEndian
      default: nil
      }
    default: nil
    }
  }

  /// Reports neighbouring ill-formed sequences as one and returns where they end.
  mutating func reportInvalidUTF8(from start: Int) -> Int {
    var end = start
    while end < bytes.count, bytes[end] >= 0x80 {
      let next = UTF8Sequence(in: bytes, at: end)
      guard next.scalar == nil else { break }
      end += next.length
    }
    if isForeignReported { return end }
    if isForeignEncoding {
      isForeignReported = true
      // What looked like odd characters before were halves of others.
      errors.removeAll { if case .encoding(.suspiciousCharacter) = $0.kind { true } else { false } }
      report(.wrongEncoding(.cp949, conversion: nil), at: textSite(start..<end))
    } else {
      report(.invalidUTF8(bytes: Array(bytes[start..<end])), at: textSite(start..<end))
    }
    return end
  }
}

/// The encoding of Korean Windows, a superset of EUC-KR.
enum CP949 {
  /// Whether all bytes beyond ASCII make pairs of CP949, most of them common syllables.
  static func explains(_ bytes: SourceBytes) -> Bool {
    var pairs = 0
    var syllables = 0
    var index = bytes.startIndex
    while index < bytes.endIndex {
      guard bytes[index] >= 0x80 else {
        index += 1
        continue
      }
      guard index + 1 < bytes.endIndex, isPair(bytes[index], bytes[index + 1]) else { return false }
      if 0xB0...0xC8 ~= bytes[index], bytes[index + 1] >= 0xA1 { syllables += 1 }
      pairs += 1
      index += 2
    }
    return pairs >= 2 && syllables * 4 >= pairs * 3
  }

  private static func isPair(_ lead: UInt8, _ trail: UInt8) -> Bool {
    guard 0x81...0xFE ~= lead else { return false }
    return 0x41...0x5A ~= trail || 0x61...0x7A ~= trail || 0x81...0xFE ~= trail
  }
}
