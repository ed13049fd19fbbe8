import ExpoBase

extension Command {
  /// The command `expo list [PATH]`.
  static let list = Command(
    name: .list, operands: [.path],
    summary: ("list the entries of an exposition, one line each", "박람회의 항목을 한 줄에 하나씩 보여 줍니다"),
    findings: ("nothing found, or an unreadable document", "찾는 것이 없거나 읽을 수 없는 문서가 있음"),
    options: .list, topics: [.documents, .search],
    variables: [.pager]
  ) { arguments, console in
    var run = try ListRun(arguments, console)
    return try run.run()
  }
}

enum ListFormat: String, CaseIterable, Sendable {
  case table, names, tsv, csv, json

  /// The fields without `--fields`.
  var usualFields: [EntryField] {
    switch self {
    case .table: [.number, .name, .shortDescription]
    case .names: [.name]
    case .tsv, .csv: EntryField.allCases
    case .json: EntryField.keys
    }
  }
}
