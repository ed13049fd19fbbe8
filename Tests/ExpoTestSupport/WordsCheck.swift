package import ExpoJSON

/// What is wrong with the words of a kind of problem, in any language.
package enum WordsCheck {
  /// Words for which there is another, or that make a sentence hard to read.
  private nonisolated(unsafe) static let unused =
    #/\b(claims?|colours?|director(y|ies)|lies|licences?|members?|names|obeys|pictures?|whose)\b/#

  /// A line for each fault in the words of a problem, which must show the arguments in some part.
  ///
  /// An instruction says what to do in its message, so that there is no help.
  package static func faults(
    in problem: some Problem, showing arguments: [String], isInstruction: Bool = false
  ) -> [String] {
    Language.allCases.flatMap { language in
      let words = problem.words(in: language)
      let parts =
        [words.message, words.help, words.fix].compactMap(\.self)
        + words.notes.map(\.message)
      let isOdd = parts.contains { $0.contains(unused) }
      let missing = arguments.filter { argument in !parts.contains { $0.contains(argument) } }
      return [
        parts.contains(where: \.isEmpty) ? "an empty part" : nil,
        (words.help == nil) == isInstruction ? nil : "no help, or one that is not needed",
        isOdd ? "a word that is not used" : nil,
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
