/// A small generator with a fixed seed, so that a failure can be seen again.
package struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  package init(seed: UInt64) { state = seed }

  /// The next number, by SplitMix64.
  public mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// Any of some texts.
  package mutating func any(of texts: [String]) -> String {
    texts.randomElement(using: &self) ?? ""
  }

  /// Any of some texts, one after another, as often as any number of a range says.
  package mutating func join(_ texts: [String], _ counts: ClosedRange<Int>) -> String {
    (0..<Int.random(in: counts, using: &self)).map { _ in any(of: texts) }.joined()
  }
}
