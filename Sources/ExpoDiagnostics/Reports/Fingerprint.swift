import ExpoSource
import ExpoText

/// The identity of a finding across runs: its file, rule and JSON Pointer, not its line.
///
/// Formatting a document or adding lines above a finding does not change it; several findings of
/// one rule at one value are told apart by their order. 32 hexadecimal digits of a fast hash (two
/// FNV-1a of 64 bits), not of cryptography.
struct Fingerprint {
  private var counts: [String: Int] = [:]

  /// The fingerprint of the next finding of a file.
  ///
  /// `file` is what the file is called, where that is not what the finding calls it.
  mutating func next(_ diagnostic: Diagnostic, file: String? = nil) -> String {
    let location = diagnostic.location
    let key = [file ?? location.file, diagnostic.rule.code, location.pointer.description].joined(
      separator: "\0")
    let ordinal = counts[key, default: 0]
    counts[key] = ordinal + 1
    return Self.hash("\(key)\0\(ordinal)")
  }

  private static func hash(_ text: String) -> String {
    // The second starts from the first one's offset basis, reversed.
    [0xCBF2_9CE4_8422_2325, 0x5232_2248_4EC9_2FBC].map { (basis: UInt64) in
      let hash = text.utf8.reduce(basis) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
      let digits = String(hash, radix: 16)
      return String(repeating: "0", count: 16 - digits.utf8.count) + digits
    }.joined()
  }
}
