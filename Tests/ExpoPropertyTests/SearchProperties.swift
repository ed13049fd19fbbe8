import ExpoInvariants
import ExpoSearch
import ExpoTestSupport
import Foundation
import Testing

/// Searches in random text, against what a search must keep whatever it finds.
struct SearchProperties {
  /// Scalars out of place.
  private static let hostile: [Unicode.Scalar] = [
    "\u{0}", "\u{301}", "\u{323}", "\u{345}", "\u{F73}", "\u{344}", "\u{3099}", "\u{FF9E}",
    "\u{1161}",
    "\u{11A8}", "\u{1100}", "\u{115F}", "\u{A960}", "\u{D7B0}", "\u{200D}", "\u{FE0F}", "\u{600}",
    "\u{E0020}", "\u{10FFFF}", "\u{1F1F0}", "\u{1F469}", "\u{915}", "\u{94D}", "\u{E33}", "\r",
    "\n", " ",
    "\u{85}", "\u{2028}", "\u{FEFF}", "a", "가", "각", "ㄳ", "ß", "\u{1F82}", "\u{1D15E}",
  ]

  /// A part of a text, from one boundary of clusters to another, without white space around it.
  private static func part(of text: String, _ random: inout SeededGenerator) -> String {
    let indices = Array(text.indices) + [text.endIndex]
    let ends = [0, 1].compactMap { _ in indices.randomElement(using: &random) }.sorted()
    let part = text[ends[0]..<ends[1]].drop(while: \.isWhitespace)
    return String(part.reversed().drop(while: \.isWhitespace).reversed())
  }

  @Test("hostile text never traps, and is found in whole clusters")
  func hostileText() {
    var random = SeededGenerator(seed: 1900)
    let pieces = Self.hostile.map { String($0) }
    var wrong: [String] = []
    for _ in 0..<Thoroughness.rounds {
      let text = random.join(pieces, 0...24)
      let part = Self.part(of: text, &random)
      let end = String(text.unicodeScalars.suffix(3))
      for query in [part, end, random.join(pieces, 0...24)] {
        let fault = Invariant.search.fault(in: Array("\(query)\n\(text)".utf8))
        if let fault {
          wrong.append("\(fault): \(query.debugDescription), \(text.debugDescription)")
        }
      }
    }
    #expect(wrong.prefix(3) == [])
  }
}
