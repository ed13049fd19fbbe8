package import ExpoBase

/// What is wrong with a text in a language, as far as a program can tell.
package enum LanguageCheck {
  /// A line for each fault of a text outside of quoted data; `data` are words of it without quotes.
  package static func faults(
    in text: String, _ language: Language, data: [String] = []
  ) -> [String] {
    let prose = data.reduce(withoutQuotes(text)) { $0.replacing($1, with: "…") }
    let faults =
      switch language {
      case .korean:
        (prose.contains(where: isHangul) ? [] : ["no Hangul"]) + doubleForms(in: text)
          + englishWords(in: prose) + wrongParticles(in: text) + padding(in: prose)
      default: prose.contains(where: isHangul) ? ["Hangul in English"] : []
      }
    return faults.map { "\(language): \($0) in: \(text)" }
  }

  /// The text without what is in quotes.
  private static func withoutQuotes(_ text: String) -> String {
    text.replacing(quotes, with: "…")
  }

  // Compiled once, for thousands of texts; a `Regex` may be shared, but is not `Sendable`.
  private nonisolated(unsafe) static let quotes = #/'[^']*'|"[^"]*"/#
  private nonisolated(unsafe) static let twoParticles =
    #/[은는이가을를과와]\([은는이가을를과와]\)|\(으\)로|\(이\)/#
  /// Names that are two English words, and commands.
  private nonisolated(unsafe) static let names =
    #/expo( [a-z]+)+|Test Anything Protocol|export (html|markdown)/#
  private nonisolated(unsafe) static let twoWords =
    #/(?:^|[^-\w])([A-Za-z]*[a-z][A-Za-z]+ [A-Za-z]*[a-z][A-Za-z]+)\b/#
  private nonisolated(unsafe) static let particle =
    #/([0-9A-Z]+|[가-힣0-9}\],:]+['"])(은|는|이|가|을|를|과|와|으로|로)(?= |$)/#

  private static func isHangul(_ character: Character) -> Bool {
    character.unicodeScalars.contains { 0xAC00...0xD7A3 ~= $0.value }
  }

  /// `을(를)`: the choice belongs to the program.
  private static func doubleForms(in text: String) -> [String] {
    text.matches(of: twoParticles).map { "'\($0.output)'" }
  }

  private static func englishWords(in prose: String) -> [String] {
    prose.replacing(names, with: "…").matches(of: twoWords).map { "English: \($0.1)" }
  }

  /// Particles behind a number, behind capitals, and behind data in quotes that ends in Hangul.
  private static func wrongParticles(in text: String) -> [String] {
    text.matches(of: particle).filter { match in
      let (word, particle) = (String(match.1), String(match.2))
      return !Particle.allCases.contains { $0.joined(to: word) == word + particle }
    }.map { "particle: \($0.output.0)" }
  }

  private static let badWords = ["성공적으로", "되어지", "에 대해", "에 의해", "유효하지 않", "실패", "당신", "!"]

  private static func padding(in prose: String) -> [String] {
    badWords.filter(prose.contains).map { "'\($0)'" }
  }
}
