import ExpoBase

extension DecodeError.TextEncoding {
  /// Nil if the standard library does not know the encoding, or if anything would be lost.
  func conversion(of bytes: SourceBytes) -> Fix.Edit? {
    let decoded: String? =
      switch self {
      case .utf16LittleEndian: Self.text(of: bytes, as: UTF16.self, isBigEndian: false)
      case .utf16BigEndian: Self.text(of: bytes, as: UTF16.self, isBigEndian: true)
      case .utf32LittleEndian: Self.text(of: bytes, as: UTF32.self, isBigEndian: false)
      case .utf32BigEndian: Self.text(of: bytes, as: UTF32.self, isBigEndian: true)
      case .cp949: nil
      }
    guard var text = decoded else { return nil }
    if text.unicodeScalars.first == "\u{FEFF}" { text.unicodeScalars.removeFirst() }
    return Fix.Edit(0..<bytes.count, text)
  }

  private static func text<Codec: UnicodeCodec>(
    of bytes: SourceBytes, as codec: Codec.Type, isBigEndian: Bool
  ) -> String? where Codec.CodeUnit: FixedWidthInteger {
    typealias Unit = Codec.CodeUnit
    let size = MemoryLayout<Unit>.size
    guard bytes.count.isMultiple(of: size) else { return nil }
    let units = stride(from: 0, to: bytes.count, by: size).lazy.map { start in
      let value = (0..<size).reduce(Unit(0)) { $0 | Unit(bytes[start + $1]) << Unit(8 * $1) }
      return isBigEndian ? value.byteSwapped : value
    }
    return String(wellFormed: units, as: codec)
  }
}

extension String {
  /// Nil if any code unit is ill-formed; `String(validating:as:)` needs macOS 15.
  init?<Codec: UnicodeCodec>(
    wellFormed units: some Sequence<Codec.CodeUnit>, as codec: Codec.Type
  ) {
    var bytes: [UInt8] = []
    let isIllFormed = transcode(
      units.makeIterator(), from: Codec.self, to: UTF8.self, stoppingOnError: true
    ) { bytes.append($0) }
    if isIllFormed { return nil }
    self.init(decoding: bytes, as: UTF8.self)
  }
}

extension SourceBytes {
  /// Whether all bytes beyond ASCII are pairs of CP949 (Korean Windows, includes EUC-KR), mostly common syllables.
  fileprivate var isCP949: Bool {
    var pairs = 0
    var syllables = 0
    var index = 0
    while index < count {
      guard self[index] >= 0x80 else {
        index += 1
        continue
      }
      guard index + 1 < count, Self.isCP949Pair(self[index], self[index + 1]) else { return false }
      if 0xB0...0xC8 ~= self[index], self[index + 1] >= 0xA1 { syllables += 1 }
      pairs += 1
      index += 2
    }
    return pairs >= 2 && syllables * 4 >= pairs * 3
  }

  private static func isCP949Pair(_ lead: UInt8, _ trail: UInt8) -> Bool {
    guard 0x81...0xFE ~= lead else { return false }
    return 0x41...0x5A ~= trail || 0x61...0x7A ~= trail || 0x81...0xFE ~= trail
  }
}

extension JSONScanner {
  /// Reads a byte order mark; returns false if the file is in UTF-16 or UTF-32.
  mutating func readByteOrderMark() -> Bool {
    if let encoding = Self.wideEncoding(of: bytes.prefix(4)) {
      report(
        .wrongEncoding(encoding, conversion: encoding.conversion(of: bytes)),
        at: location(0..<min(4, bytes.count), part: .file))
      return false
    }
    offset = file.byteOrderMarkLength
    if offset > 0 { report(.byteOrderMark, at: location(0..<offset, part: .file)) }
    return true
  }

  /// UTF-16 or UTF-32, told by the byte order mark, or by zeros beside ASCII (RFC 4627 §3); nil for other encodings.
  private static func wideEncoding(of head: Slice<SourceBytes>) -> DecodeError.TextEncoding? {
    // One of the first two bytes is zero or of a mark; a record of a stream has few more bytes.
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

  /// Reports adjacent ill-formed sequences as one; returns where they end.
  mutating func reportInvalidUTF8(from start: Int) -> Int {
    var end = start
    while end < bytes.count, bytes[end] >= 0x80 {
      let next = UTF8Sequence(in: bytes, at: end)
      guard next.scalar == nil else { break }
      end += next.length
    }
    if memory.isOtherEncodingReported { return end }
    let isCP949 = memory.isCP949 ?? bytes.isCP949
    memory.isCP949 = isCP949
    if isCP949 {
      memory.isOtherEncodingReported = true
      // What looked like suspicious characters were halves of other characters.
      memory.point.forget()
      log.removeAll { if case .suspiciousCharacter = $0.fault { true } else { false } }
      report(.wrongEncoding(.cp949, conversion: nil), at: stringLocation(start..<end))
    } else {
      report(.invalidUTF8(bytes: Array(bytes[start..<end])), at: stringLocation(start..<end))
    }
    return end
  }
}
