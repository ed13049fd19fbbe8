import ExpoText

/// How entries are listed.
enum ListFormat: String, CaseIterable, Sendable {
  case table, names, tsv, json
}

/// The options of `list`, checked.
struct ListSettings {
  let reading: ReadingSettings
  let format: ListFormat
  let fields: [EntryField]
  let search: SearchKey?
  let sort: EntryField?
  let range: PageRange
  let printsCount: Bool

  init(_ arguments: Arguments, _ console: Console) throws(UsageError) {
    reading = try ReadingSettings(arguments, console)
    let format: ListFormat = try arguments.choice(of: .listFormat) ?? .table
    self.format = format
    fields = try Self.fields(arguments) ?? Self.usualFields(format)
    search = arguments.value(of: .search).map(SearchKey.init)
    sort = try arguments.choice(of: .sort)
    range = try PageRange(arguments)
    printsCount = arguments.has(.count)
    if format == .names, arguments.has(.fields) {
      throw UsageError("--format names has no fields", help: "use --format tsv --fields …")
    }
  }

  private static func fields(_ arguments: Arguments) throws(UsageError) -> [EntryField]? {
    guard arguments.has(.fields) else { return nil }
    var fields: [EntryField] = []
    for name in arguments.list(of: .fields) {
      let field = try EntryField.named(name)
      if !fields.contains(field) { fields.append(field) }
    }
    if fields.isEmpty { throw UsageError("--fields names no field") }
    return fields
  }

  private static func usualFields(_ format: ListFormat) -> [EntryField] {
    switch format {
    case .table: [.number, .name, .shortDescription]
    case .names: [.name]
    case .tsv: EntryField.allCases
    case .json: EntryField.keys
    }
  }
}
