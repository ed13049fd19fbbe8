import ExpoBase
import ExpoSearch

extension Command {
  /// The command `expo list [PATH]`.
  static let list = Command(
    name: .list, operands: [.path],
    summary: ("list the entries of an exposition, one line each", "박람회의 항목을 한 줄에 하나씩 보여 줍니다"),
    findings: ("nothing found, or an unreadable document", "찾는 것이 없거나 읽을 수 없는 문서가 있음"),
    options: .list, topics: [.documents, .search],
    variables: [.pager],
    examples: [
      ("expo list --search ㅎㅂㅌ", "find 한빛탑 by initial consonants", "초성으로 항목을 찾습니다: 한빛탑"),
      ("expo list --page 2 --per-page 10", "list the entries 11 to 20", "11–20번 항목을 보여 줍니다"),
      (
        "expo list -f tsv --fields name", "print the names for another program",
        "다른 프로그램에서 쓸 이름을 출력합니다"
      ),
    ]
  ) { arguments, console in
    try ListRun(arguments, console).run()
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

extension [any CommandOption] {
  static let list =
    [
      Option.listFormat.daily(), Option.search.daily(), Option.fields.daily(), Option.sort.daily(),
      Option.page.daily(), Option.perPage.daily(), Option.count.daily(), Option.bom,
    ] as Self + documents
}

extension Option<ListFormat> {
  static var listFormat: Self {
    .choice("format", letter: "f", en: "format; default: table", ko: "형식을 고릅니다. 기본값: table")
  }
}

extension Option<SearchQuery> {
  static var search: Self {
    Option(
      "search", "TEXT", .text, in: .selection,
      en: "only entries with every word; \"a phrase\", -word",
      ko: "모든 단어가 있는 항목만 고릅니다: \"구절\", -단어"
    ) { SearchQuery($1) }
  }
}

extension Option<[EntryField]> {
  static var fields: Self {
    Option(
      "fields", "FIELDS", .list(EntryField.names), isRepeatable: true,
      in: .selection,
      en: "fields to print: \(EntryField.listed)", ko: "출력할 필드를 고릅니다: \(EntryField.listed)",
      parse: EntryField.list
    ).excluding(
      "format", where: { $0 == ListFormat.names.rawValue },
      hint: ("use --format tsv --fields …", "--format tsv --fields …를 쓰세요"))
  }
}

extension Option<EntryField> {
  static var sort: Self {
    .choice(
      "sort", "FIELD", in: .selection,
      en: "order: \(EntryField.listed); default: best match, or number",
      ko: "\(EntryField.listed) 가운데 하나로 정렬합니다. 기본값: 잘 맞는 순서, number"
    )
  }
}

extension Option<Int> {
  static var page: Self {
    .number(
      "page", atLeast: 1, in: .selection, en: "print one page, counted from 1",
      ko: "이 쪽만 출력합니다. 첫 쪽은 1"
    )
  }
  static var perPage: Self {
    .number(
      "per-page", atLeast: 1, in: .selection,
      en: "number of entries per page; default: \(ListRun.usualLength)",
      ko: "한 쪽에 나올 항목 수를 정합니다. 기본값: \(ListRun.usualLength)"
    )
  }
}

extension Option<Never> {
  static var count: Self {
    .flag("count", en: "print only the number of entries", ko: "항목 수만 출력합니다")
      .excluding("format", "fields", "sort", "page", "per-page")
  }
  static var bom: Self {
    .flag(
      "bom", en: "begin CSV with a byte order mark, for spreadsheets",
      ko: "스프레드시트가 UTF-8로 읽게 CSV를 BOM으로 시작합니다"
    ).needing(.option("format")).excluding(
      "format", where: { $0 != ListFormat.csv.rawValue },
      hint: ("use --format csv --bom", "csv 형식과 함께 쓰세요"))
  }
}
