import ExpoSearch
import ExpoTestSupport
import Testing

/// Searches by the bytes of random documents, against searches that read every string.
struct SearchScanProperties {
  /// What may be searched for, and what folds to it or looks like it.
  private static let words = [
    "한국", "한", "국", "하", "나", "고", "광", "값", "갑사", "해금", "ㄱ", "ㅎ", "ㄱㅎ", "ㄳ", "ㅎㄱ", "連", "か", "が",
    "world", "World", "zebra", "two", "words", "s", "ss", "k", "fi", "e", "é", "é", "n", "u", "41",
    "я",
    "Я", "ß", ".", "·", "/", "\\", "world's", "a", "ab", "강", "ｗorld", "K",
  ]
  /// The same and more as it may stand in a document.
  private static let pieces =
    words.filter { !$0.contains("\\") }
    + [
      " ", " ", " ", "  ", "\\n", "\\t", "\\r", "\\b", "\\f", "\\\"", "\\\\", "\\\\n", "\\/",
      "\\\\u0041",
      "\\u0041", "\\u0301", "\\ud55c", "\\u0020", "w\\u006frld", "w\\/orld",
      "\u{1112}\u{1161}\u{11AB}",
      "하\u{11AB}", "가\u{11A8}", "\u{1100}\u{1161}", "\u{1112}", "\u{FFA1}", "\u{F99A}", "\u{3000}",
      "\u{A0}", "\u{2003}", "ſ", "\u{212A}", "ﬁ", "ｚebra", "e\u{301}", "\u{301}", "a\u{323}",
      "👩‍🔬", "🇰🇷", "\u{200D}", "“", "[", "가\u{302E}", "か\u{3099}", "국악", "한글과", "갑", "사",
    ]
  private static let keys = ["name", "image_name", "short_desc", "desc"]

  private static func member(_ key: String, _ random: inout SeededGenerator) -> String {
    let isLong = key == "desc" && Int.random(in: 0..<4, using: &random) == 0
    let text = random.join(pieces, isLong ? 20...60 : 0...5)
    switch Int.random(in: 0..<60, using: &random) {
    case 0: return "\"\(key)\": 3"
    case 1: return "\"\(key)\": \"\(text)\\x\(text)\""
    case 2: return "\"\(key)\": \"\(text)\u{1}\(text)\""
    case 3: return "\"\(key)\": \"\(text)\\ud800\""
    case 4: return "\"\(key)\" \"\(text)\""
    default: return "\"\(key)\": \"\(text)\""
    }
  }

  private static func entry(_ random: inout SeededGenerator) -> String {
    var members = keys
    switch Int.random(in: 0..<12, using: &random) {
    case 0: members.shuffle(using: &random)
    case 1: members.removeLast()
    case 2: members.append("name")
    case 3: members.append("한국")
    default: break
    }
    return "{" + members.map { member($0, &random) }.joined(separator: ", ") + "}"
  }

  private static func query(_ random: inout SeededGenerator) -> String {
    let words = (0..<Int.random(in: 1...3, using: &random)).map { number in
      let word = random.join(Self.words, 1...2)
      switch Int.random(in: 0..<8, using: &random) {
      case 0 where number > 0: return "-" + word
      case 1: return "\"\(word) \(random.any(of: Self.words))\""
      default: return word
      }
    }
    // Most words alone, so that many entries match.
    return Bool.random(using: &random) ? random.any(of: Self.words) : words.joined(separator: " ")
  }

  private static func list(_ random: inout SeededGenerator) throws -> EntryList {
    let entries = (0..<Int.random(in: 1...6, using: &random)).map { _ in entry(&random) }
    var finder = ExhibitionFinder()
    finder.workspace.overlay["-"] = SourceFile(
      name: "-", text: "[" + entries.joined(separator: ",\n") + "]")
    return try #require(try finder.find("-").entries)
  }

  private static func expected(
    _ query: SearchQuery, _ list: EntryList, _ element: EntryList.Element
  ) -> SearchMatch? {
    query.match { member in
      let text =
        switch member {
        case .name: list.member(.name, of: element).value
        case .imageName: list.member(.imageName, of: element).value
        case .shortDescription: list.member(.shortDescription, of: element).value
        case .description: list.member(.description, of: element).value
        }
      return text.map(SearchedText.init)
    }
  }

  @Test("a search in the bytes of a document has the same results as in its strings")
  func documents() throws {
    var random = SeededGenerator(seed: 1893)
    var wrong: [String] = []
    var found = 0
    for _ in 0..<Thoroughness.rounds {
      let list = try Self.list(&random)
      for _ in 0..<8 {
        let text = Self.query(&random)
        let query = SearchQuery(text)
        let elements = Array(list.elements)
        for element in Bool.random(using: &random) ? elements : elements.shuffled(using: &random) {
          let expected = Self.expected(query, list, element)
          if expected != nil { found += 1 }
          if list.match(element, for: query) != expected {
            wrong.append("\(text.debugDescription) in \(list.file.text(in: element.bytes))")
          }
        }
      }
    }
    #expect(wrong.prefix(3) == [])
    #expect(found > Thoroughness.rounds)
  }
}
