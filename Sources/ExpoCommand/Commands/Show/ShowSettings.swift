import ExpoCatalog
import ExpoModel

/// How what is shown is written.
enum ShowFormat: String, CaseIterable, Sendable {
  case text, markdown, json
}

/// The options of `show`, checked.
struct ShowSettings {
  let reading: ReadingSettings
  let format: ShowFormat
  /// The path, if one was given.
  let path: String?
  /// The words for entries; none for the poster.
  let entries: [String]
  let showsAll: Bool
  /// The name of the one field to print.
  let field: String?

  init(_ arguments: Arguments, _ console: Console) throws(UsageError) {
    reading = try ReadingSettings(arguments, console)
    format = try arguments.choice(of: .showFormat) ?? .text
    let first = arguments.operands.first
    path = first.flatMap { Self.isPath($0) ? $0 : nil }
    entries = Array(arguments.operands.dropFirst(path == nil ? 0 : 1))
    showsAll = arguments.has(.all)
    field = arguments.value(of: .field)
    if showsAll, let entry = entries.first {
      throw UsageError("--all shows every entry, '\(entry)' asks for one")
    }
    if showsAll, field != nil {
      throw UsageError(
        "--field prints one field of the poster or of entries", help: "use expo list --fields …")
    }
    if field != nil, arguments.has(.showFormat) {
      throw UsageError("--field prints a field as it is, without a --format")
    }
  }

  /// Whether the first operand is a path: `-`, something that exists, or what is called like one.
  private static func isPath(_ word: String) -> Bool {
    word == "-" || FileReader.exists(word)
      || [".json", ".dataset", ".xcassets"].contains { word.hasSuffix($0) }
  }
}
