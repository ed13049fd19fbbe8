import ExpoCatalog
import ExpoModel

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
    format = try arguments[.showFormat] ?? .text
    let first = arguments.operands.first
    path = first.flatMap { Self.isPath($0) ? $0 : nil }
    entries = Array(arguments.operands.dropFirst(path == nil ? 0 : 1))
    showsAll = arguments.has(.all)
    field = try arguments[.field]
    if showsAll, let entry = entries.first { throw .conflict(.allAndEntry(entry)) }
    if showsAll, field != nil { throw .conflict(.allAndField) }
    if field != nil, arguments.has(.showFormat) { throw .conflict(.fieldAndFormat) }
  }

  /// Whether the first operand is a path: `-`, something that exists, or what is called like one.
  private static func isPath(_ word: String) -> Bool {
    word == "-" || FilePath.exists(word)
      || [".json", ".dataset", ".xcassets"].contains { word.hasSuffix($0) }
  }
}
