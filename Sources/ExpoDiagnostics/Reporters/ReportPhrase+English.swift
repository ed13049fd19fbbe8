import ExpoSource
import ExpoText

extension ReportPhrase {
  var english: String {
    switch self {
    case .place(let pointer, let width): Self.english(pointer, width: width)
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

  /// The pointer as read aloud: the empty one is named, a long one cut in the middle.
  private static func english(_ pointer: JSONPointer, width: Int) -> String {
    let tokens = pointer.tokens
    if tokens.isEmpty { return "the root" }
    let text = pointer.description
    guard DisplayWidth.of(text) > width, tokens.count > 4 else { return text }
    let head = JSONPointer(Array(tokens.prefix(2)))
    let tail = JSONPointer(Array(tokens.suffix(2)))
    return "\(head)/…\(tail) (\(tokens.count) levels)"
  }
}
