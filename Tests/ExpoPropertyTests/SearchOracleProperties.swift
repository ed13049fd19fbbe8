import ExpoSearch
import ExpoTestSupport
import Foundation
import Testing

/// Searches against what the standard library and Foundation make of the same text.
struct SearchOracleProperties {
  /// Clusters of which none is a syllable, a consonant or white space, and none folds to several.
  private static let pieces = [
    "a", "b", "é", "e\u{301}", "e", "ậ", "a\u{323}\u{302}", "a\u{302}\u{323}", "連", "\u{F99A}", "が",
    "か\u{3099}", "か", "й", "и\u{306}", "👩‍🔬", "👩", "👍🏽", "👍", "🇰🇷", "🇰", "q\u{307}\u{323}",
    "q\u{323}\u{307}", "и\u{307}\u{323}", "и\u{323}\u{307}", "и",
  ]

  private static func letters(_ text: String) -> [Character] {
    text.map { cluster in
      let scalars = String(cluster).decomposedStringWithCanonicalMapping.unicodeScalars
      guard let first = scalars.first, first.isASCII else { return cluster }
      return scalars.allSatisfy {
        $0 == first || $0.properties.canonicalCombiningClass.rawValue > 0
      }
        ? Character(first) : cluster
    }
  }

  /// The searched-for clusters, compared one by one as the standard library compares them.
  private static func ranges(of query: [Character], in text: String) -> [Range<Int>] {
    let offsets = text.reduce(into: [0]) { $0.append($0[$0.count - 1] + $1.utf8.count) }
    let letters = letters(text)
    var found: [Range<Int>] = []
    var start = 0
    while start + query.count <= letters.count {
      if Array(letters[start..<start + query.count]) == query {
        found.append(offsets[start]..<offsets[start + query.count])
        start += query.count
      } else {
        start += 1
      }
    }
    return found
  }

  @Test("clusters are compared by canonical equivalence, as the standard library does it")
  func clusters() {
    var random = SeededGenerator(seed: 1867)
    var wrong: [String] = []
    var found = 0
    for _ in 0..<Thoroughness.rounds {
      let (text, query) = (random.join(Self.pieces, 0...30), random.join(Self.pieces, 1...2))
      let expected = Self.ranges(of: Self.letters(query), in: text)
      if SearchTerm(query)?.byteRanges(in: text) ?? [] != expected {
        wrong.append("\(query.debugDescription) in \(text.debugDescription)")
      }
      found += expected.count
    }
    #expect(wrong.prefix(3) == [])
    #expect(found > Thoroughness.rounds / 4)
  }

  /// Whether the tables know a scalar, and it is worth a try: no ideograph but those that fold.
  private static func isKnown(_ scalar: Unicode.Scalar) -> Bool {
    let properties = scalar.properties
    guard let age = properties.age, age.major <= 15, !properties.isWhitespace else { return false }
    return !properties.isUnifiedIdeograph && properties.generalCategory != .privateUse
  }

  /// A scalar as it is, decomposed, composed, in small letters and in capitals.
  private static func forms(of scalar: Unicode.Scalar) -> [String] {
    let text = String(scalar)
    let decomposed = text.decomposedStringWithCanonicalMapping
    let forms = [text, decomposed, text.precomposedStringWithCanonicalMapping, text.lowercased()]
    // Case folding keeps the dotless i apart, and the table makes no letter of the iota below.
    let apart: [Unicode.Scalar] = ["\u{131}", "\u{345}"]
    let capitals = text.uppercased()
    let hasCapitals =
      capitals.unicodeScalars.allSatisfy(isKnown)
      && !decomposed.unicodeScalars.contains { apart.contains($0) }
    return hasCapitals ? forms + [capitals] : forms
  }

  @Test("every scalar finds its decomposition, its composition, its capitals and its small letters")
  func everyScalar() {
    var wrong: [String] = []
    for value in stride(from: UInt32(0x21), through: 0x10FFFF, by: Thoroughness.stride) {
      guard let scalar = Unicode.Scalar(value), Self.isKnown(scalar) else { continue }
      let key = SearchTerm(String(scalar))
      let isFound = Self.forms(of: scalar).allSatisfy {
        key?.byteRanges(in: $0) == [0..<$0.utf8.count]
      }
      if !isFound { wrong.append(VisibleText.codePoint(scalar)) }
    }
    #expect(wrong.prefix(20) == [])
  }
}
