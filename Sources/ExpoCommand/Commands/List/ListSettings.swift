import ExpoBase

/// The options of `list`, checked.
struct ListSettings {
  let reading: ReadingSettings
  let format: ListFormat
  let fields: [EntryField]
  /// Whether a table shows the text that a search matched.
  let showsExcerpts: Bool
  let search: SearchQuery?
  let sort: EntryField?
  let range: PageRange
  let printsCount: Bool

  init(_ arguments: Arguments, _ console: Console) throws(UsageError) {
    reading = try ReadingSettings(arguments, console)
    format = try arguments[.listFormat] ?? .table
    fields = try arguments[.fields] ?? format.usualFields
    search = try arguments[.search]
    showsExcerpts = !arguments.has(.fields)
    sort = try arguments[.sort]
    range = try PageRange(arguments)
    printsCount = arguments.has(.count)
  }
}
