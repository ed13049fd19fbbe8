import ExpoSource
import ExpoText

extension ReportPhrase {
  var english: String {
    switch self {
    case .place(let pointer, let width): Self.english(pointer, width: width)
    case .notAnnotated(let count, let severity):
      "not shown here: \(Self.english(count, severity)); see the log of this step"
    case .noFindings(let files): "no findings in \(Self.english(files: files))"
    case .counts(let counts, let files, let checked):
      counts.map { Self.english($0.count, $0.severity) }.joined(separator: ", ")
        + " in \(files == checked ? "" : "\(files) of ")\(Self.english(files: checked))"
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

  private static func english(_ count: Int, _ severity: Severity) -> String {
    "\(count) \(severity.rawValue)\(count == 1 ? "" : "s")"
  }

  private static func english(files: Int) -> String { "\(files) file\(files == 1 ? "" : "s")" }
}
