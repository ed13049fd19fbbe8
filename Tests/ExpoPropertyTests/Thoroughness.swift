/// How much of a property is tried: all of it in a release build, a sample in a debug build.
enum Thoroughness {
  #if DEBUG
    static let stride = 101
    static let slipStride = 13
    static let rounds = 200
    static let widthStride = 31
    static let longText = 30_000
  #else
    static let stride = 1
    static let slipStride = 1
    static let rounds = 20_000
    static let widthStride = 1
    static let longText = 1_000_000
  #endif
}

/// A small generator with a fixed seed, so that a failure can be seen again.
struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  /// SplitMix64.
  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
