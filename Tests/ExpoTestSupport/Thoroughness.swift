/// How much of a property is tried: all of it in a release build, a sample in a debug build.
enum Thoroughness {
  #if DEBUG
    static let stride = 101
    static let slipStride = 13
    static let rounds = 200
    static let documents = 300
    static let catalogs = 300
    static let widthStride = 31
    static let longText = 30_000
    static let actions = 4_000
    static let acceptance = 3_000
  #else
    static let stride = 1
    static let slipStride = 1
    static let rounds = 20_000
    static let documents = 100_000
    static let catalogs = 5_000
    static let widthStride = 1
    static let longText = 1_000_000
    static let actions = 1_000_000
    static let acceptance = 1_000_000
  #endif
}
