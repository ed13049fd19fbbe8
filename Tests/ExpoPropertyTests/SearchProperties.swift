import ExpoSearch
import ExpoTestSupport
import Foundation
import Testing

/// Searches in random text, against what a search must keep whatever it finds.
struct SearchProperties {
  /// Pieces that people write, and some that they do not.
  private static let pieces = [
    "a", "b", "E", "é", "e\u{301}", "É", "ß", "ﬁ", "Ａ", "ｶﾞ", "ガ", "Σ", "ς", "Ж", "ậ",
    "a\u{323}\u{302}",
    " ", " ", "\n", "\r\n", "\u{3000}", ".", "1", "한", "하", "나", "값", "갑", "사", "고", "광", "있",
    "\u{1112}\u{1161}", "\u{1112}\u{1161}\u{11AB}", "가\u{11A8}", "\u{1100}", "ㄱ", "ㅎ", "ㄳ", "ㅏ",
    "\u{FFA1}",
    "連", "\u{F99A}", "😀", "👩‍🔬", "👩", "👍🏽", "🇰🇷", "🇰", "❤️", "가\u{302E}",
  ]
  /// Scalars out of place.
  private static let hostile: [Unicode.Scalar] = [
    "\u{0}", "\u{301}", "\u{323}", "\u{345}", "\u{F73}", "\u{344}", "\u{3099}", "\u{FF9E}",
    "\u{1161}",
    "\u{11A8}", "\u{1100}", "\u{115F}", "\u{A960}", "\u{D7B0}", "\u{200D}", "\u{FE0F}", "\u{600}",
    "\u{E0020}", "\u{10FFFF}", "\u{1F1F0}", "\u{1F469}", "\u{915}", "\u{94D}", "\u{E33}", "\r",
    "\n", " ",
    "\u{85}", "\u{2028}", "\u{FEFF}", "a", "가", "각", "ㄳ", "ß", "\u{1F82}", "\u{1D15E}",
  ]

  private static func text(of pieces: [String], _ random: inout SeededGenerator) -> String {
    (0..<Int.random(in: 0...24, using: &random)).reduce(into: "") { text, _ in
      text += pieces.randomElement(using: &random) ?? ""
    }
  }

  /// A part of a text, from one boundary of clusters to another, without white space around it.
  private static func part(of text: String, _ random: inout SeededGenerator) -> String {
    let places = Array(text.indices) + [text.endIndex]
    let ends = [0, 1].compactMap { _ in places.randomElement(using: &random) }.sorted()
    let part = text[ends[0]..<ends[1]].drop(while: \.isWhitespace)
    return String(part.reversed().drop(while: \.isWhitespace).reversed())
  }

  /// A text with every Hangul syllable taken apart.
  private static func decomposed(_ text: String) -> String {
    var scalars = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      guard 0xAC00...0xD7A3 ~= scalar.value else {
        scalars.append(scalar)
        continue
      }
      let index = scalar.value - 0xAC00
      let jamo = [0x1100 + index / 588, 0x1161 + index % 588 / 28, 0x11A7 + index % 28]
      scalars.append(
        contentsOf: jamo.filter { $0 > 0x11A7 || $0 < 0x11A7 }.compactMap(Unicode.Scalar.init))
    }
    return String(scalars)
  }

  /// Which clusters of a text are found, from 0; nil where a range ends inside of one.
  private static func clusters(_ key: SearchTerm?, _ text: String) -> [Range<Int>]? {
    let places = Array(text.indices) + [text.endIndex]
    var end = text.startIndex
    var found: [Range<Int>] = []
    for range in key?.ranges(in: text) ?? [] {
      guard range.lowerBound >= end, let first = places.firstIndex(of: range.lowerBound),
        let last = places.firstIndex(of: range.upperBound), first < last
      else { return nil }
      end = range.upperBound
      found.append(first..<last)
    }
    return found
  }

  @Test("a part of a text finds itself, decomposed and in capitals too")
  func parts() {
    var random = SeededGenerator(seed: 1851)
    var wrong: [String] = []
    for _ in 0..<Thoroughness.rounds {
      let text = Self.text(of: Self.pieces, &random)
      let part = Self.part(of: text, &random)
      let key = SearchTerm(part)
      let found = Self.clusters(key, text)
      let whole = part.isEmpty ? [] : [0..<part.count]
      let isRight =
        key?.matches(text) != false && found != nil && Self.clusters(key, part) == whole
        && Self.clusters(SearchTerm(Self.decomposed(part)), text) == found
        && Self.clusters(key, Self.decomposed(text)) == found
        && Self.clusters(SearchTerm(part.uppercased()), text) == found
        && Self.clusters(SearchTerm(part.lowercased()), text) == found
      if !isRight { wrong.append("\(part.debugDescription) in \(text.debugDescription)") }
    }
    #expect(wrong.prefix(3) == [])
  }

  @Test("hostile text never traps, and is found in whole clusters")
  func hostileText() {
    var random = SeededGenerator(seed: 1900)
    let pieces = Self.hostile.map { String($0) }
    var wrong: [String] = []
    for _ in 0..<Thoroughness.rounds {
      let text = Self.text(of: pieces, &random)
      let part = Self.part(of: text, &random)
      for query in [part, String(text.unicodeScalars.suffix(3)), Self.text(of: pieces, &random)] {
        let key = SearchTerm(query)
        let found = Self.clusters(key, text)
        if found == nil || key?.matches(text) ?? false != (found != []) {
          wrong.append("\(query.debugDescription) in \(text.debugDescription)")
        }
      }
      // A sign that takes the space after it into its cluster loses it in a query.
      let isTrimmed = part.unicodeScalars.last?.properties.isWhitespace != true
      if isTrimmed, SearchTerm(part)?.matches(text) == false {
        wrong.append("\(part.debugDescription) not in \(text.debugDescription)")
      }
    }
    #expect(wrong.prefix(3) == [])
  }
}
