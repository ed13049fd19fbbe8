import ExpoSource

/// Data that is no text in any encoding.
enum BinaryData {
  /// What compressed files begin with: gzip, zip, bzip2, xz, Zstandard.
  private static let signatures: [[UInt8]] = [
    [0x1F, 0x8B], [0x50, 0x4B, 0x03, 0x04], Array("BZh".utf8), [0xFD, 0x37, 0x7A, 0x58, 0x5A],
    [0x28, 0xB5, 0x2F, 0xFD],
  ]

  /// Whether the bytes begin as a compressed file does, or have a null character, or more than one
  /// control character in a hundred bytes.
  static func includes(_ bytes: SourceBytes) -> Bool {
    if signatures.contains(where: { bytes.starts(with: $0) }) { return true }
    var controls = 0
    for byte in bytes where byte < 0x20 || byte == 0x7F {
      if byte == 0 { return true }
      if !(0x09...0x0D).contains(byte) { controls += 1 }
    }
    return controls * 100 > bytes.count
  }
}
