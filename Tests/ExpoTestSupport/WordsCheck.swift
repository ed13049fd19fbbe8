package import ExpoJSON

/// What is wrong with the words of a kind of problem, in any language.
package enum WordsCheck {
  /// Compares the words of a problem with what they must show.
  ///
  /// - Parameters:
  ///   - problem: A problem made of sample values.
  ///   - arguments: The values that a reader must see, in any part of the words.
  /// - Returns: A line for each fault; none if the words are whole.
  package static func faults(in problem: some Problem, showing arguments: [String]) -> [String] {
    Language.allCases.flatMap { language in
      let words = problem.words(in: language)
      let parts =
        [words.message, words.help, words.fix].compactMap(\.self)
        + words.notes.map(\.message)
      let missing = arguments.filter { argument in !parts.contains { $0.contains(argument) } }
      return [
        parts.contains(where: \.isEmpty) ? "an empty part" : nil,
        missing.isEmpty ? nil : "not shown: \(missing)",
        words.message.contains("\n") ? "more than one line" : nil,
        words.message.hasSuffix(".") ? "a full stop" : nil,
        (words.fix == nil) == (problem.fix == nil) ? nil : "a fix without words, or the reverse",
        words.notes.compactMap(\.location) == problem.relatedLocations
          ? nil : "notes and related locations differ",
      ].compactMap(\.self).map { "\(language): \($0) in \(words)" }
        + parts.flatMap { LanguageCheck.faults(in: $0, language, data: arguments) }
    }
  }
}
