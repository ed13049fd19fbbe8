extension SearchQuery {
  /// What a query may have meant, as one of the texts has it, the first ones first.
  package static func guess(of query: String, among texts: AnySequence<String>) -> String? {
    guard var guess = SearchGuess(query) else { return nil }
    for text in texts {
      if let offer = guess.offer(from: text) { return offer }
    }
    return guess.nearWords
  }
}

/// What a query that finds nothing may have meant: Hangul with other spaces, Hangul typed on Latin
/// keys, or words with a slip.
///
/// `박람회기념주화` → `박람회 기념주화`; `gksqlcxkq` → `한빛탑`; `cristal palaces` → `Crystal Palace`.
struct SearchGuess {
  /// The query as Hangul; nil if it neither has nor types any.
  private let term: SearchTerm?
  private var words: [NearWord]

  /// Nil if the query is more than words.
  fileprivate init?(_ query: String) {
    let words = query.unicodeScalars.split(whereSeparator: \.properties.isWhitespace)
    // Quotes and hyphens ask for something exact.
    let isExact = words.contains {
      $0.first == "-" || $0.contains { SearchQuery.quotes[$0] != nil }
    }
    if isExact { return nil }
    let hangul =
      query.unicodeScalars.contains(where: \.isHangul)
      ? SqueezedText(query).text : TwoSetKeyboard.hangul(typedBy: words.map { String($0) }.joined())
    term = hangul.flatMap(SearchTerm.init)
    self.words = words.compactMap { NearWord(String($0)) }
  }

  /// What the query may have meant as Hangul; the text is also searched for ``nearWords``.
  fileprivate mutating func offer(from text: String) -> String? {
    let searched = SearchedText(text)
    for index in words.indices { words[index].look(in: searched) }
    guard let term else { return nil }
    let squeezed = SqueezedText(text)
    return term.byteRanges(in: squeezed.text).first.map {
      String(decoding: squeezed.bytes($0, of: text), as: UTF8.self)
    }
  }

  /// The words of the query, each as texts have it; nil if there is nothing for one of them.
  fileprivate var nearWords: String? {
    let found = words.compactMap(\.found)
    return found.count < words.count || words.allSatisfy(\.isExact)
      ? nil : found.joined(separator: " ")
  }
}

extension Unicode.Scalar {
  fileprivate var isHangul: Bool {
    0xAC00...0xD7A3 ~= value || 0x3131...0x318E ~= value || HangulSyllable.jamo ~= value
  }
}

/// Without the white space between syllables: `박람회 기념 of 1993` → `박람회기념 of 1993`.
private struct SqueezedText {
  let text: String
  /// Where white space was left out, in bytes of ``text``, and how many bytes.
  private var gaps: [(offset: Int, length: Int)] = []

  init(_ original: String) {
    var isBehindHangul = false
    var space = ""
    // Not the view of scalars, which would copy the text for each of them.
    var text = ""
    for scalar in original.unicodeScalars {
      if scalar.properties.isWhitespace {
        space.unicodeScalars.append(scalar)
        continue
      }
      if !space.isEmpty, isBehindHangul, scalar.isHangul {
        gaps.append((text.utf8.count, space.utf8.count))
      } else {
        text += space
      }
      space = ""
      text += String(scalar)
      isBehindHangul = scalar.isHangul
    }
    self.text = text + space
  }

  /// The bytes of the original text that a range of bytes was made of.
  func bytes(_ range: Range<Int>, of original: String) -> ArraySlice<UInt8> {
    let before = gaps.prefix { $0.offset <= range.lowerBound }.reduce(0) { $0 + $1.length }
    let within = gaps.prefix { $0.offset < range.upperBound }.reduce(0) { $0 + $1.length }
    return Array(original.utf8)[range.lowerBound + before..<range.upperBound + max(before, within)]
  }
}
