/// How much of a property is tried: all of it in a release build, a sample in a debug build.
///
/// `.ci/run` tries the sample, and `.ci/nightly` all.
package enum Thoroughness {
  package static let stride = sample(251, of: 1)
  package static let scalarStride = sample(7, of: 1)
  package static let slipStride = sample(13, of: 1)
  package static let rounds = sample(30, of: 20_000)
  package static let documents = sample(100, of: 100_000)
  package static let mutants = sample(400, of: 20_000)
  package static let catalogs = sample(20, of: 5_000)
  package static let trees = sample(15, of: 60)
  package static let pairs = sample(60, of: 1_000)
  package static let widthStride = sample(64, of: 1)
  package static let texts = sample(400, of: 20_000)
  package static let actions = sample(500, of: 1_000_000)
  package static let acceptance = sample(1_500, of: 1_000_000)
  package static let flickers = sample(300, of: 20_000)
  package static let frames = sample(6, of: 200)
  package static let letters = sample(3, of: 4)
  package static let optionPairs = sample(2, of: 40)
  package static let comparisons = sample(40, of: 100_000)
  package static let triesAll = sample(0, of: 1) == 1

  /// How often something is repeated in a long text: an eighth in a sample, which shows only work that is
  /// much more than linear.
  package static func long(_ count: Int) -> Int { sample(count / 8, of: count) }

  /// Where in a document something is tried: at all offsets of a range, or at some before, across and
  /// behind the ends of blocks of 16 bytes.
  package static func offsets(_ all: Range<Int>) -> [Int] {
    all.filter { triesAll || [0, 13, 14, 15].contains($0 % 16) }
  }

  private static func sample(_ sample: Int, of all: Int) -> Int {
    #if DEBUG
      sample
    #else
      all
    #endif
  }
}
