import ExpoBase

/// Converts files from the encodings that the standard library knows.
enum Transcoding {
  /// The whole of a file as text; nil for an unknown encoding, or if any of it would be lost.
  static func conversion(
    of bytes: SourceBytes, _ encoding: DecodeError.TextEncoding
  ) -> Fix.Edit? {
    let text =
      switch encoding {
      case .utf16LittleEndian: text(units(of: bytes, as: UInt16.self, isBigEndian: false))
      case .utf16BigEndian: text(units(of: bytes, as: UInt16.self, isBigEndian: true))
      case .utf32LittleEndian: text(units(of: bytes, as: UInt32.self, isBigEndian: false))
      case .utf32BigEndian: text(units(of: bytes, as: UInt32.self, isBigEndian: true))
      case .cp949: nil as String?
      }
    guard var text else { return nil }
    if text.unicodeScalars.first == "\u{FEFF}" { text.unicodeScalars.removeFirst() }
    return Fix.Edit(0..<bytes.count, text)
  }

  private static func units<Unit: FixedWidthInteger>(
    of bytes: SourceBytes, as type: Unit.Type, isBigEndian: Bool
  ) -> [Unit]? {
    let size = MemoryLayout<Unit>.size
    guard bytes.count.isMultiple(of: size) else { return nil }
    return stride(from: 0, to: bytes.count, by: size).map { start in
      let value = (0..<size).reduce(Unit(0)) { $0 | Unit(bytes[start + $1]) << Unit(8 * $1) }
      return isBigEndian ? value.byteSwapped : value
    }
  }

  private static func text(_ units: [UInt16]?) -> String? {
    units.flatMap { wellFormed($0, as: UTF16.self) }
  }

  private static func text(_ units: [UInt32]?) -> String? {
    units.flatMap { wellFormed($0, as: UTF32.self) }
  }

  /// The text of code units; nil if any is ill-formed.
  ///
  /// `String(validating:as:)` needs macOS 15.
  static func wellFormed<Codec: UnicodeCodec>(
    _ units: some Sequence<Codec.CodeUnit>, as codec: Codec.Type
  ) -> String? {
    var (text, codec, units) = (String.UnicodeScalarView(), Codec(), units.makeIterator())
    while true {
      switch codec.decode(&units) {
      case .scalarValue(let scalar): text.append(scalar)
      case .emptyInput: return String(text)
      case .error: return nil
      }
    }
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
      log.removeAll { if case .suspiciousCharacter = $0.kind { true } else { false } }
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
