/// How entries are listed.
enum ListFormat: String, CaseIterable, Sendable {
  case table, names, tsv, json

  /// What is listed of each entry unless `--fields` says so.
  var usualFields: [EntryField] {
    switch self {
    case .table: [.number, .name, .shortDescription]
    case .names: [.name]
    case .tsv: EntryField.allCases
    case .json: EntryField.keys
    }
  }
}
