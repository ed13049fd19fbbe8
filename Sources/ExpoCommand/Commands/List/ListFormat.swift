/// The output formats of `list`.
enum ListFormat: String, CaseIterable, Sendable {
  case table, names, tsv, json

  /// The fields that are listed without `--fields`.
  var usualFields: [EntryField] {
    switch self {
    case .table: [.number, .name, .shortDescription]
    case .names: [.name]
    case .tsv: EntryField.allCases
    case .json: EntryField.keys
    }
  }
}
