import ExpoSource

extension ReportPhrase {
  var english: String {
    switch self {
    case .placeTitle: "at"
    case .helpTitle: "help:"
    case .place(let pointer, let width): Self.english(pointer, width: width)
    case .enclosedPlace(let pointer): "(at \(pointer))"
    case .columns: "| severity | place | finding | rule |"
    case .severity(let severity): severity.rawValue
    case .clean: "no findings"
    case .notAnnotated(let count, let severity):
      "not shown here: \(English.count(count, severity.rawValue)); see the log of this step"
    case .notListed(let count, let all):
      "\(count) of \(English.count(all, "finding")) \(count == 1 ? "is" : "are") not listed"
    case .noFindings(let files): "no findings in \(English.count(files, "file"))"
    case .counts(let counts): counts.englishShare
    case .more(let count): "… and \(count) more."
    case .exampleCommand(let rule): "For an example, run: expo rules \(rule)"
    }
  }

  /// The pointer in a sentence: the empty pointer has a name, a long one is cut in the middle.
  private static func english(_ pointer: JSONPointer, width: Int) -> String {
    if pointer.tokens.isEmpty { return "the root" }
    let (text, levels) = shortened(pointer, width: width)
    return text + (levels.map { " (\($0) levels)" } ?? "")
  }
}
