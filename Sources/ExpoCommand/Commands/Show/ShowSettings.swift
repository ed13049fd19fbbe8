import ExpoKit
import ExpoModel

/// The options of `show`, checked.
struct ShowSettings {
  let reading: ReadingSettings
  let format: ShowFormat
  /// The path; nil for the current folder.
  let path: String?
  /// The words that name entries; none shows the poster.
  let entries: [String]
  let showsAll: Bool
  /// The name of the only field to print; nil for all.
  let field: String?

  init(_ arguments: Arguments, _ console: Console) throws(UsageError) {
    reading = try ReadingSettings(arguments, console)
    format = try arguments[.showFormat] ?? .text
    let first = arguments.operands.first
    path = first.flatMap { ReadingSettings.isPath($0) ? $0 : nil }
    entries = Array(arguments.operands.dropFirst(path == nil ? 0 : 1))
    showsAll = arguments.has(.all)
    field = try arguments[.field]
    // Which operand is an entry depends on the files that there are.
    if let entry = entries.first, showsAll {
      throw .excludes(Option.all.name, .entry(entry), nil)
    }
  }
}
