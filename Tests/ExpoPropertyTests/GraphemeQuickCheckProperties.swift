import ExpoBase
@testable import ExpoSearch
import ExpoTestSupport
import Testing

/// The quick check of grapheme boundaries against the rules of the standard library.
struct GraphemeQuickCheckProperties {
  private static var scalars: [Unicode.Scalar] {
    stride(from: UInt32(1), through: 0x10FFFF, by: Thoroughness.stride)
      .compactMap(Unicode.Scalar.init)
  }

  private static func isBoundary(_ first: Unicode.Scalar, _ second: Unicode.Scalar) -> Bool {
    var text = String.UnicodeScalarView()
    text.append(contentsOf: [first, second])
    return String(text).count == 2
  }

  @Test("every certain boundary is a boundary")
  func boundaries() {
    let ends: [Unicode.Scalar] = [
      "\n", " ", "é", "я", "’", "。", "か", "漢", "가", "한", "ㄱ", "\u{301}", "\u{1161}", "\u{11A8}",
    ]
    let begins: [Unicode.Scalar] = ["\n", " ", "é", "я", "’", "。", "か", "漢", "가", "ㄱ", "\u{1100}"]
    var wrong: [Unicode.Scalar] = []
    for scalar in Self.scalars {
      if GraphemeQuickCheck.canBegin(with: scalar.value),
        !ends.allSatisfy({ Self.isBoundary($0, scalar) })
      {
        wrong.append(scalar)
      }
      if GraphemeQuickCheck.canEnd(with: scalar.value),
        !begins.allSatisfy({ Self.isBoundary(scalar, $0) })
      {
        wrong.append(scalar)
      }
    }
    #expect(wrong == [])
  }

  @Test("every combining mark has its combining class and extends a cluster")
  func marks() {
    var wrong: [Unicode.Scalar] = []
    for scalar in Self.scalars where scalar.properties.canonicalCombiningClass != .notReordered {
      if SearchFolding.combiningClass(scalar.value) == 0 || Self.isBoundary("a", scalar) {
        wrong.append(scalar)
      }
    }
    #expect(wrong == [])
  }
}
