@testable import ExpoText
import Testing

/// What a search believes of plain scalars, against the rules of the standard library.
struct PlainScalarProperties {
  private static var scalars: [Unicode.Scalar] {
    stride(from: UInt32(1), through: 0x10FFFF, by: Thoroughness.stride)
      .compactMap(Unicode.Scalar.init)
  }

  private static func isBoundary(_ first: Unicode.Scalar, _ second: Unicode.Scalar) -> Bool {
    var text = String.UnicodeScalarView()
    text.append(contentsOf: [first, second])
    return String(text).count == 2
  }

  @Test("there is a boundary between what plainly ends and what plainly begins a cluster")
  func boundaries() {
    let ends: [Unicode.Scalar] = [
      "\n", " ", "é", "я", "’", "。", "か", "漢", "가", "한", "ㄱ", "\u{301}", "\u{1161}", "\u{11A8}",
    ]
    let begins: [Unicode.Scalar] = ["\n", " ", "é", "я", "’", "。", "か", "漢", "가", "ㄱ", "\u{1100}"]
    var wrong: [Unicode.Scalar] = []
    for scalar in Self.scalars {
      if PlainScalar.begins(scalar.value), !ends.allSatisfy({ Self.isBoundary($0, scalar) }) {
        wrong.append(scalar)
      }
      if PlainScalar.ends(scalar.value), !begins.allSatisfy({ Self.isBoundary(scalar, $0) }) {
        wrong.append(scalar)
      }
    }
    #expect(wrong == [])
  }

  @Test("what is plain or below U+0300 is no mark, and marks extend clusters")
  func marks() {
    var wrong: [Unicode.Scalar] = []
    for scalar in Self.scalars where scalar.properties.canonicalCombiningClass != .notReordered {
      if LetterFolding.combiningClass(scalar.value) == 0 || Self.isBoundary("a", scalar) {
        wrong.append(scalar)
      }
    }
    #expect(wrong == [])
  }
}
