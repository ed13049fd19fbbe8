import ExpoBase

/// A part of a page of help, which is printed on a terminal or as a manual page.
struct HelpSection {
  var title: String?
  var blocks: [Block]

  init(_ title: String, _ blocks: [Block]) {
    self.title = title
    self.blocks = blocks
  }

  init(_ blocks: [Block]) { self.blocks = blocks }

  /// The parts of a text of Resources/help: `# ` begins a part with its title, an empty line a block;
  /// lines that begin with two spaces are code, and `- TERM: ` begins a row.
  static func parts(of text: String) -> [HelpSection] {
    var parts: [HelpSection] = []
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    for var group in lines.split(whereSeparator: \.isEmpty) {
      if let line = group.first, line.hasPrefix("# ") {
        parts.append(HelpSection(String(line.dropFirst(2)), []))
        group.removeFirst()
      }
      if !group.isEmpty { parts[parts.count - 1].blocks.append(Block(group)) }
    }
    return parts
  }

  /// Text, or rows of two columns.
  enum Block {
    case paragraph(String)
    /// A usage line; the lines that continue it are indented.
    case usage(String)
    /// Lines that are never broken.
    case code([String])
    /// Terms and what they mean.
    case rows([Row])
    /// Commands and what they do.
    case examples([Row])

    fileprivate init(_ lines: ArraySlice<Substring>) {
      if lines.allSatisfy({ $0.hasPrefix("  ") }) {
        self = .code(lines.map { String($0.dropFirst(2)) })
        return
      }
      var rows: [Row] = []
      for line in lines {
        let parts = line.split(separator: ":", maxSplits: 1)
        if line.hasPrefix("- "), parts.count == 2 {
          rows.append((.word(String(parts[0].dropFirst(2))), String(parts[1].dropFirst())))
        } else if !rows.isEmpty {
          rows[rows.count - 1].text += " " + line
        }
      }
      self = rows.isEmpty ? .paragraph(lines.joined(separator: " ")) : .rows(rows)
    }
  }

  typealias Row = (term: Term, text: String)

  enum Term {
    case option(any CommandOption)
    case variable(EnvironmentVariable)
    case command(String)
    case word(String)

    var text: String {
      switch self {
      case .option(let option): option.usage
      case .variable(let variable): variable.rawValue
      case .command(let text), .word(let text): text
      }
    }
  }
}

extension [HelpSection] {
  /// The page in lines of at most `width` cells.
  func text(width: Int, _ ambiguous: AmbiguousWidth) -> StyledText {
    var writer = HelpWriter(width: width, ambiguous: ambiguous)
    writer.alignRows(of: self)
    for section in self {
      writer.skipLine()
      if let title = section.title { writer.add(title + ":", .heading) }
      for (index, block) in section.blocks.enumerated() {
        switch block {
        case .paragraph where index > 0, .code where index > 0: writer.skipLine()
        case .paragraph, .usage, .code, .rows, .examples: break
        }
        writer.add(block, isTitled: section.title != nil)
      }
    }
    return writer.text
  }
}

/// Breaks the blocks of help into lines.
struct HelpWriter {
  /// The narrowest page with two columns.
  private static let twoColumns = 64
  /// The widest column of terms that a narrower page has beside their texts.
  private static let narrowColumn = 8
  /// The widest term beside its text; the text of a wider one begins on the next line.
  private static let widestTerm = 24

  /// The most cells of a line.
  let width: Int
  let ambiguous: AmbiguousWidth
  var text = StyledText()
  /// Where the texts of all rows begin.
  private(set) var column = 0

  /// Chooses the column where the texts of all rows of a page begin.
  mutating func alignRows(of page: [HelpSection]) {
    column = 4
    for case .rows(let rows) in page.flatMap(\.blocks) {
      for row in rows where cells(row.term.text) <= Self.widestTerm {
        column = max(column, cells(row.term.text) + 4)
      }
    }
  }

  /// Adds an empty line, but not at the start.
  mutating func skipLine() {
    if !text.string.isEmpty { text.endLine() }
  }

  /// Adds a paragraph; the first line goes on after `gap` spaces where one is open.
  mutating func add(
    _ prose: String, _ role: StyledText.Role = .plain, indent: Int = 0, hanging: Int = 0,
    behind gap: Int? = nil
  ) {
    let breaker = LineBreaker(width: width - indent, hangingIndent: hanging, ambiguous: ambiguous)
    for (number, line) in breaker.lines(of: prose).enumerated() {
      text.append(.spaces(number == 0 ? gap ?? indent : indent + line.indent))
      text.append(StyledText(String(line.text), role).ended)
    }
  }

  mutating func add(_ block: HelpSection.Block, isTitled: Bool) {
    let indent = isTitled ? 2 : 0
    switch block {
    case .paragraph(let prose): add(prose, indent: indent)
    case .usage(let usage): add(usage, indent: indent, hanging: 4)
    case .code(let lines):
      for line in lines { add(line, .faint, indent: 2, hanging: 2) }
    case .rows(let rows): addRows(rows)
    case .examples(let rows): addExamples(rows)
    }
  }

  private mutating func addRows(_ rows: [HelpSection.Row]) {
    let hasColumns = width >= Self.twoColumns || column <= Self.narrowColumn
    for row in rows {
      let term = row.term.text
      if !hasColumns {
        addStacked(row)
      } else if cells(term) <= Self.widestTerm {
        addBeside(term, row.text, column)
      } else {
        add(term, .heading, indent: 2, hanging: 4)
        add(row.text, indent: column)
      }
    }
  }

  /// Adds examples beside what they do if each fits on a line, else above it.
  private mutating func addExamples(_ rows: [HelpSection.Row]) {
    let column = (rows.map { cells($0.term.text) }.max() ?? 0) + 4
    let fits = rows.allSatisfy { column + cells($0.text) <= width }
    for row in rows {
      if fits { addBeside(row.term.text, row.text, column) } else { addStacked(row) }
    }
  }

  private mutating func addBeside(_ term: String, _ prose: String, _ column: Int) {
    text.append(.spaces(2))
    text.append(term, .heading)
    add(prose, indent: column, behind: column - 2 - cells(term))
    if prose.isEmpty { text.endLine() }
  }

  private mutating func addStacked(_ row: HelpSection.Row) {
    add(row.term.text.trimmingSpaces, .heading, indent: 2, hanging: 4)
    add(row.text, indent: 6)
  }

  private func cells(_ string: String) -> Int { DisplayWidth.of(string, ambiguous: ambiguous) }
}
