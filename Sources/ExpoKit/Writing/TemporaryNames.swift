/// Random numbers for the temporary names of many files, seeded by the system.
///
/// Each number from the system takes a system call, and a site has thousands of files. Names need
/// only be different: a file is never opened under a name that is in use. The algorithm is
/// SplitMix64.
///
/// ThreadSanitizer ends a program that passes a generator without stored properties on, as the
/// system's is (Swift 6.3): such a value has no address.
struct TemporaryNames: RandomNumberGenerator {
  private var state: UInt64

  /// Creates numbers that no other run has.
  init() {
    var system = SystemRandomNumberGenerator()
    state = system.next()
  }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var number = state
    number = (number ^ (number >> 30)) &* 0xBF58_476D_1CE4_E5B9
    number = (number ^ (number >> 27)) &* 0x94D0_49BB_1331_11EB
    return number ^ (number >> 31)
  }
}
