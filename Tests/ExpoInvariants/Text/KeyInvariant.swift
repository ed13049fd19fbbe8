import ExpoTerminal

/// Keys are the same however their bytes arrive, and none is left after a pause.
///
/// The first byte is the length of the pieces.
enum KeyInvariant {
  static func fault(in bytes: [UInt8]) -> String? {
    guard let first = bytes.first else { return nil }
    let input = Array(bytes.dropFirst())
    let (whole, pieces) = (
      keys(input, inPiecesOf: input.count), keys(input, inPiecesOf: Int(first))
    )
    if whole.keys != pieces.keys { return "\(whole.keys) in one piece, \(pieces.keys) in several" }
    if whole.isWaiting || pieces.isWaiting { return "waiting after a pause" }
    return whole.keys.count > input.count ? "more keys than bytes" : nil
  }

  private static func keys(
    _ bytes: [UInt8], inPiecesOf size: Int
  ) -> (keys: [Key], isWaiting: Bool) {
    var decoder = KeyDecoder()
    var keys: [Key] = []
    for start in stride(from: 0, to: bytes.count, by: max(1, size)) {
      keys += decoder.decode(Array(bytes[start..<min(bytes.count, start + max(1, size))]))
    }
    keys += decoder.flush()
    return (keys, decoder.patience != nil)
  }
}
