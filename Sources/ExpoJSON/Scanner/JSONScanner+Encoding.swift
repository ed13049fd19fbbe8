import ExpoBase

/// The encoding that ill-formed bytes belong to, if they make sense in one.
struct OtherEncoding {
  fileprivate var isCP949: Bool?
  /// Whether it has been reported: it explains all ill-formed bytes of the file.
  fileprivate(set) var isReported = false
}

extension JSONScanner {
  /// Steps over a UTF-8 byte order mark; false if the file is in UTF-16 or UTF-32.
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

  /// UTF-16 or UTF-32 by its byte order mark, or by the zeros beside ASCII (RFC 4627 §3).
  private static func wideEncoding(of head: Slice<SourceBytes>) -> DecodeError.TextEncoding? {
    // One of the first two bytes is zero, or of a byte order mark. A record of a stream has few more.
    guard head.count < 2 || head.prefix(2).contains(where: { $0 == 0 || $0 >= 0xFE }) else {
      return nil
    }
    return switch Array(head) {
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
    if memory.encoding.isReported { return end }
    if isCP949() {
      memory.encoding.isReported = true
      // What looked like suspicious characters before were halves of other characters.
      memory.point.forget()
      log.removeAll { if case .encoding(.suspiciousCharacter) = $0.kind { true } else { false } }
      report(.wrongEncoding(.cp949, conversion: nil), at: stringLocation(start..<end))
    } else {
      report(.invalidUTF8(bytes: Array(bytes[start..<end])), at: stringLocation(start..<end))
    }
    return end
  }

  private mutating func isCP949() -> Bool {
    let isCP949 = memory.encoding.isCP949 ?? CP949.explains(bytes)
    memory.encoding.isCP949 = isCP949
    return isCP949
  }
}
