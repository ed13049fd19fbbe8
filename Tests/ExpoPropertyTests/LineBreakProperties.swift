import ExpoInvariants
import ExpoTestSupport
import Foundation
import Testing

/// Lines of texts good and bad at every width.
struct LineBreakProperties {
  /// What hostile texts are made of; each has a reason to be awkward beside some other.
  private static let pieces = [
    "가", "나다", "漢", "カ", "a", "Zeit", "1,851", "90%", " ", " ", "  ", "\t", "\u{3000}", "\n",
    "\r", "\r\n", "\u{2028}", "(", ")", "「", "」", "“", "”", "‘", "’", "·", "/", "-", "~", ".", ",",
    "!", "?", "…", "。", "\u{A0}", "\u{2060}", "\u{200B}", "\u{200D}", "\u{AD}", "\u{301}",
    "\u{302E}",
    "\u{1112}", "\u{1161}", "\u{11AB}", "👩‍🔬", "🇰", "🇰🇷", "❤️", "1️⃣", "①", "\u{0}", "\u{1B}",
    "https://example.org/a-b", "((((", "))))", "가나다라마바사아자차카타파하", "\u{FEFF}",
  ]

  private static func sampleTexts() throws -> [String] {
    try Repository.soundSamples().flatMap { path in
      JSONTree(reading: try Repository.file(path)).root.map(texts) ?? []
    }
  }

  private static func texts(in node: JSONNode) -> [String] {
    let children = Array(node.elements) + node.members.map(\.value)
    return (node.string.map { [$0] } ?? []) + children.flatMap(texts)
  }

  @Test(
    "the lines of the samples join to their texts and fit every width",
    arguments: AmbiguousWidth.allCases)
  func samples(ambiguous: AmbiguousWidth) throws {
    let texts = try Self.sampleTexts()
    #expect(texts.count > 100)
    for width in stride(from: 8, through: 200, by: Thoroughness.widthStride) {
      let breaker = LineBreaker(width: width, ambiguous: ambiguous)
      for text in texts { #expect(LineInvariant.fault(in: text, brokenBy: breaker) == nil) }
    }
  }

  @Test("the lines of hostile texts join to the texts and fit any width and indent")
  func hostile() {
    var random = SeededGenerator(seed: 1851)
    for _ in 0..<Thoroughness.rounds {
      let text = random.join(Self.pieces, 0...60)
      for width in [1, 2, 3, 8, 23, 24, 25, .random(in: 8...200, using: &random)] {
        let breaker = LineBreaker(
          width: width, hangingIndent: .random(in: -1...30, using: &random),
          ambiguous: .allCases.randomElement(using: &random) ?? .narrow)
        let fault = LineInvariant.fault(in: text, brokenBy: breaker)
        #expect(fault == nil, "\(breaker): \(text.debugDescription)")
      }
    }
  }
}
