import ExpoBase

/// Converts files from the encodings that the standard library knows.
enum Transcoding {
  /// The whole of a file as text; nil for an unknown encoding, or if any of it would be lost.
  static func conversion(
    of bytes: SourceBytes, _ encoding: DecodeError.TextEncoding
  ) -> DecodeError.Conversion? {
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
    return DecodeError.Conversion(length: bytes.count, text: text)
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
