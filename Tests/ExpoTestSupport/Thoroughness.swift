/// How much of a property is tried: all of it in a release build, a sample in a debug build.
///
/// CI runs the suites that use it in both.
package enum Thoroughness {
  #if DEBUG
    package static let stride = 101
    package static let slipStride = 13
    package static let formatterStride = 5
    package static let rounds = 60
    package static let documents = 300
    package static let mutants = 1_200
    package static let catalogs = 60
    package static let trees = 15
    package static let pairs = 200
    package static let widthStride = 31
    package static let longText = 30_000
    package static let actions = 4_000
    package static let acceptance = 3_000
    package static let flickers = 2_000
    package static let letters = 3
    package static let optionPairs = 12
    package static let comparisons = 400
    package static let triesAll = false
  #else
    package static let stride = 1
    package static let slipStride = 1
    package static let formatterStride = 1
    package static let rounds = 20_000
    package static let documents = 100_000
    package static let mutants = 20_000
    package static let catalogs = 5_000
    package static let trees = 60
    package static let pairs = 1_000
    package static let widthStride = 1
    package static let longText = 1_000_000
    package static let actions = 1_000_000
    package static let acceptance = 1_000_000
    package static let flickers = 20_000
    package static let letters = 4
    package static let optionPairs = 40
    package static let comparisons = 100_000
    package static let triesAll = true
  #endif
}
