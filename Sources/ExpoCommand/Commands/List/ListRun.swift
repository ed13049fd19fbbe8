import ExpoKit
import ExpoSearch

/// One run of `list`: selects entries, prints a page, and returns the exit status.
struct ListRun {
  private let arguments: Arguments
  private let console: Console
  private var reading: ReadingSession
  private let settings: ReadingSettings
  private let format: ListFormat
  private let fields: [EntryField]
  private let search: SearchQuery?
  /// The page to print, from 1, and its length; nil for the whole list.
  private let page: (number: Int, length: Int)?
  /// The entries on the page; an index is a position among all selected entries, from 0.
  private let elements: ArraySlice<EntryList.Element>
  /// The number of selected entries on all pages.
  private let total: Int

  /// The length of a page without `--per-page`.
  static let usualLength = 20

  /// Reads the options, then the documents if that is not done yet, and selects the entries to list.
  ///
  /// - Throws: ``CommandError`` if a page does not exist, and the errors of ``ReadingSession``.
  init(_ arguments: Arguments, _ console: Console, _ reading: ReadingSession? = nil) throws {
    self.arguments = arguments
    self.console = console
    settings = try ReadingSettings(arguments, console)
    format = try arguments[.listFormat] ?? .table
    fields = try arguments[.fields] ?? format.usualFields
    search = try arguments[.search]
    let sort = try arguments[.sort]
    let number = try arguments[.page]
    let length = try arguments[.perPage]
    page = (number ?? length) == nil ? nil : (number ?? 1, length ?? Self.usualLength)
    let reading = try reading ?? ReadingSession(arguments.operands.first, arguments, console)
    self.reading = reading
    let selection = reading.documents.entries?.elements(matching: search, by: sort)
    total = selection?.count ?? 0
    var positions = 0..<total
    if let page, !arguments.has(.count), !reading.lacksEntries {
      let pages = Self.pages(of: total, page.length)
      guard page.number <= pages else {
        throw CommandError(
          .findings,
          en: "page \(page.number) is past the end (\(English.count(pages, "page")))",
          ko: "\(page.number)쪽은 없습니다. 마지막은 \(pages)쪽입니다")
      }
      // Both are at most the count, so that the product does not overflow.
      let start = (page.number - 1) * min(page.length, max(1, total))
      positions = start..<start + min(page.length, total - start)
    }
    elements = selection?[positions] ?? []
  }

  /// The number of pages; an empty list has one.
  private static func pages(of count: Int, _ length: Int) -> Int {
    max(1, count / length + (count.isMultiple(of: length) ? 0 : 1))
  }

  consuming func run() throws -> ExitCode {
    // Without them, neither their number nor the matches are known.
    if reading.lacksEntries, format != .json || arguments.has(.count) {
      return try reading.finish()
    }
    let matchesNothing = search != nil && total == 0
    if arguments.has(.count) {
      try console.print(line: String(total))
      return max(try reading.finish(), matchesNothing ? .findings : .success)
    }
    if matchesNothing, format != .json {
      let guess = search.flatMap { reading.documents.entries?.guess($0.text) }
      throw CommandError(
        .findings, en: "no entry matches the search", ko: "검색에 맞는 항목이 없습니다",
        help: guess.map { CommandError.didYouMean([VisibleText.quoted($0)]) })
    }
    var output = PagedOutput(
      console: console, choices: format == .table ? settings.pagers : [])
    switch format {
    case .table: try printTable(to: &output)
    case .names, .tsv: try printLines(to: &output)
    case .csv: try printCSV(to: &output)
    case .json:
      try reading.writeArray(of: elements, to: &output) { [fields] in $0.json(fields) }
      try output.write(document: "\n")
    }
    try output.finish()
    return max(try reading.finish(summary), output.status, matchesNothing ? .findings : .success)
  }

  /// Which part of the entries was printed; nil if all were and there are any.
  private var summary: String? {
    guard !arguments.has(.quiet), !reading.lacksEntries else { return nil }
    let language = console.language
    let part =
      elements.isEmpty
      ? language.pick(en: "no entries", ko: "항목 없음")
      : language.pick(
        en: "entries \(elements.startIndex + 1)–\(elements.endIndex) of \(total)",
        ko: "항목 \(total)개 중 \(elements.startIndex + 1)–\(elements.endIndex)")
    guard let page else { return total == 0 ? part : nil }
    let pages = Self.pages(of: total, page.length)
    return language.pick(
      en: "page \(page.number) of \(pages) · ", ko: "\(pages)쪽 중 \(page.number)쪽 · ") + part
  }

  private mutating func printLines(to output: inout PagedOutput) throws {
    let isTerminal = console.standardOutput.isTerminal
    try forEachEntry { [fields] entry in
      let texts = fields.map { $0.text(of: entry) ?? "" }
      try output.write(document: EntryTable.tabSeparated(texts, showsHidden: isTerminal) + "\n")
    }
  }

  private mutating func printCSV(to output: inout PagedOutput) throws {
    let isTerminal = console.standardOutput.isTerminal
    let row = { (cells: [String]) in EntryTable.commaSeparated(cells, showsHidden: isTerminal) }
    let mark = arguments.has(.bom) ? "\u{FEFF}" : ""
    try output.write(document: mark + row(fields.map(\.rawValue)))
    try forEachEntry { [fields] entry in
      let cells = fields.map { field in
        let text = field.text(of: entry) ?? ""
        return field == .number ? text : EntryTable.commaSeparatedCell(text)
      }
      try output.write(document: row(cells))
    }
  }

  private mutating func forEachEntry(_ body: (NumberedEntry) throws -> Void) throws {
    guard let list = reading.documents.entries else { return }
    for element in elements { try body(reading.entry(element, of: list)) }
  }

  /// The indent of a finding below its entry.
  private static let indent = "    "
  private static let mostFindings = 4

  /// Prints a row for each entry, and the findings of a damaged one below it.
  ///
  /// Reads each entry twice instead of keeping the strings of a long list.
  private mutating func printTable(to output: inout PagedOutput) throws {
    guard let list = reading.documents.entries else { return }
    let labels = settings.labels(of: reading.documents)
    let cells = EntryCells(
      fields: fields, search: search, showsExcerpts: !arguments.has(.fields), labels: labels)
    let (widths, areWhole, faulty) = survey(list, cells)
    let table = EntryTable(
      cells, widths: widths, fitting: settings.limit, ambiguous: settings.ambiguous)
    let style = FindingsBelow.Style(
      showsSource: false, language: console.language,
      width: settings.limit.map { $0 - Self.indent.utf8.count }, limit: Self.mostFindings,
      ambiguous: settings.ambiguous)
    let findings = FindingsBelow(faulty, of: list, style)
    let mark = "[\(Label.unreadable.text(in: labels))]"
    for (element, isWhole) in zip(elements, areWhole) {
      if output.isLeft { break }
      let entry = reading.entry(element, of: list, isWhole: isWhole)
      try output.write(
        line: entry.entry.hasContent
          ? table.line(entry) : table.line(element.number, unreadable: mark))
      for finding in findings[element.number] {
        var line = StyledText(Self.indent)
        line.append(finding)
        try output.write(line: line)
      }
    }
  }

  /// The most cells of a name that is far wider than others.
  private static let widestName = 32

  /// The width of the widest string of each field in cells, whether each entry is whole, and the entries whose
  /// findings are shown.
  ///
  /// Names are cut at twice their mean width unless they are the last field, so that one long name does not widen
  /// the column.
  private func survey(
    _ list: EntryList, _ cells: EntryCells
  ) -> (widths: [Int], areWhole: [Bool], faulty: [EntryList.Element]) {
    let last = elements.reduce(0) { max($0, $1.number) }
    var widths = cells.fields.map { $0 == .number ? String(last).utf8.count : 0 }
    var total = 0
    var areWhole: [Bool] = []
    var faulty: [EntryList.Element] = []
    for element in elements {
      let entry = NumberedEntry(element, of: list)
      areWhole.append(entry.isWhole)
      if !entry.isWhole, faulty.count < FindingsBelow.limit { faulty.append(element) }
      guard entry.entry.hasContent else { continue }
      for (index, field) in cells.fields.enumerated() {
        let width = DisplayWidth.of(
          cells.cell(field, of: entry).text, ambiguous: settings.ambiguous)
        widths[index] = max(widths[index], width)
        if field == .name { total += width }
      }
    }
    if settings.limit != nil, let name = cells.fields.dropLast().firstIndex(of: .name) {
      let limit = max(Self.widestName, 2 * total / max(1, elements.count))
      widths[name] = min(widths[name], limit)
    }
    return (widths, areWhole, faulty)
  }
}

extension EntryList {
  /// The elements that match a search, by rank or a given field.
  ///
  /// Entries are not decoded: a search reads the strings it compares, sorting one string per element.
  func elements(matching search: SearchQuery?, by sort: EntryField?) -> [Element] {
    guard let search else { return sorted(Array(elements), by: sort) }
    let found = elements.compactMap { element in match(element, for: search).map { (element, $0) } }
    let matches = found.map(\.1)
    return sort == nil
      ? matches.foundByScore.map { found[$0].0 }
      : sorted(matches.found.map { found[$0].0 }, by: sort)
  }

  /// Sorts by the text of a field; missing strings come last.
  private func sorted(_ elements: [Element], by field: EntryField?) -> [Element] {
    guard let key = field?.key else { return elements }
    return elements.map { member(key, of: $0).value }.inTextOrder.map { elements[$0] }
  }
}
