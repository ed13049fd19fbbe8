/// A fast, non-cryptographic 64-bit hash (FNV-1a), equal in every run and on every machine.
struct StableHash: Sendable {
  /// The hash of all added bytes.
  private(set) var value: UInt64

  /// Creates the hash of no bytes; another basis gives another hash of the same bytes.
  init(basis: UInt64 = 0xCBF2_9CE4_8422_2325) {
    value = basis
  }

  /// Adds the bytes of a text.
  mutating func add(_ text: String) {
    for byte in text.utf8 { add(byte) }
  }

  /// Adds a byte.
  mutating func add(_ byte: UInt8) {
    value = (value ^ UInt64(byte)) &* 0x100_0000_01B3
  }

  /// A hash as 16 hexadecimal digits.
  static func digits(of value: UInt64) -> String {
    let digits = String(value, radix: 16)
    return String(repeating: "0", count: 16 - digits.utf8.count) + digits
  }
}
