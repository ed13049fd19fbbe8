import ExpoBase

extension Command {
  /// The command `expo list [PATH]`.
  static let list = Command(
    name: .list, operands: [.path], options: .list, topics: [.documents, .search],
    variables: [.pager]
  ) { arguments, console in
    var run = try ListRun(arguments, console)
    return try run.run()
  }
}

/// The output formats of `list`.
enum ListFormat: String, CaseIterable, Sendable {
  case table, names, tsv, csv, json

  /// The fields that are listed without `--fields`.
  var usualFields: [EntryField] {
    switch self {
    case .table: [.number, .name, .shortDescription]
    case .names: [.name]
    case .tsv, .csv: EntryField.allCases
    case .json: EntryField.keys
    }
  }
}
