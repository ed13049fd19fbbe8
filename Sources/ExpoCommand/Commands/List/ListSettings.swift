import ExpoText

/// The options of `list`, checked.
struct ListSettings {
  let reading: ReadingSettings
  let format: ListFormat
  let fields: [EntryField]
  /// The cells of a table.
  let cells: EntryCells
  let search: SearchQuery?
  let sort: EntryField?
  let range: PageRange
  let printsCount: Bool

  init(_ arguments: Arguments, _ console: Console) throws(UsageError) {
    reading = try ReadingSettings(arguments, console)
    format = try arguments[.listFormat] ?? .table
    fields = try arguments[.fields] ?? format.usualFields
    search = try arguments[.search]
    cells = EntryCells(
      fields: fields, search: search, showsExcerpts: !arguments.has(.fields))
    sort = try arguments[.sort]
    range = try PageRange(arguments)
    printsCount = arguments.has(.count)
    if format == .names, arguments.has(.fields) { throw .conflict(.namesAndFields) }
  }
}
