import ExpoJSON

/// A manual page: made of the pages of help, printed as text or as mdoc.
///
/// The names of its standard sections are English in every language, as mandoc expects.
struct ManualPage {
  /// Such as `expo-list`.
  let name: String
  /// Without the name.
  let summary: String
  let usage: String
  let description: [HelpSection]
  let environment: [HelpSection.Block]
  let statuses: [HelpSection.Row]
  let examples: [HelpSection.Row]
  let seeAlso: [String]
  let language: Language

  private var sections: [(title: String, parts: [HelpSection])] {
    [
      ("DESCRIPTION", description), ("ENVIRONMENT", [HelpSection(environment)]),
      ("EXIT STATUS", [HelpSection([.rows(statuses)])]),
      ("EXAMPLES", [HelpSection([.examples(examples)])]),
    ]
  }

  var help: [HelpSection] {
    let head = [
      HelpSection("NAME", [.paragraph("\(name) – \(summary)")]),
      HelpSection("SYNOPSIS", [.usage(usage)]),
    ]
    let body = sections.flatMap { section in
      section.parts.first?.title == nil
        ? section.parts.prefix(1).map { HelpSection(section.title, $0.blocks) }
          + section.parts.dropFirst()
        : [HelpSection(section.title, [])] + section.parts
    }
    let references = seeAlso.map { "\($0)(1)" }.joined(separator: ", ")
    return head + body + [HelpSection("SEE ALSO", [.paragraph(references)])]
  }

  var mdoc: String {
    var writer = MdocWriter()
    writer.macro(
      "Dd \(ToolVersion.date)", "Dt \(name.uppercased()) 1", "Os expo \(ToolVersion.current)", "nh")
    // Korean has one space between sentences.
    if language == .korean { writer.macro("ss 12 0") }
    let description = writer.escaped(summary, isArgument: true)
    writer.macro("Sh NAME", "Nm \(name)", "Nd \(description)", "Sh SYNOPSIS", "Nm expo")
    for word in usage.split(separator: " ").dropFirst() {
      let isName = word.allSatisfy(\.isLowercase)
      writer.macro((isName ? "Cm " : "Ar ") + writer.escaped(String(word), isArgument: true))
    }
    for section in sections {
      writer.macro("Sh \(section.title)")
      for part in section.parts { writer.add(part) }
    }
    writer.macro("Sh SEE ALSO")
    for name in seeAlso { writer.macro("Xr \(name) 1" + (name == seeAlso.last ? "" : " ,")) }
    return writer.page
  }
}

extension HelpText {
  var manual: ManualPage {
    ManualPage(
      name: "expo",
      summary: language.pick(
        en: "check, explain and present exposition JSON", ko: "박람회 JSON을 검사하고 보여 주는 도구"),
      usage: "expo COMMAND [OPTION…] [PATH…]",
      description: [HelpSection([.paragraph(introduction)])] + tables,
      environment: [.rows(EnvironmentVariable.Group.allCases.flatMap(self.variables))],
      statuses: exitCodes(ExitCode.allCases), examples: firstCommands,
      seeAlso: CommandName.allCases.map { "expo-\($0.rawValue)" }.sorted(), language: language)
  }

  /// The manual page of a command, such as `expo-list(1)`.
  func manual(_ command: Command) -> ManualPage {
    let name = command.name
    let variables = command.variables.flatMap(self.variables)
    return ManualPage(
      name: "expo-\(name.rawValue)", summary: name.summary(in: language), usage: command.synopsis,
      description: optionGroups(command) + keys(command) + sections(command)
        + command.topics.flatMap { page($0) },
      environment: (variables.isEmpty ? [] : [.rows(variables)]) + [.paragraph(moreVariables)],
      statuses: exitCodes(of: command), examples: examples(of: name),
      seeAlso: ["expo"], language: language)
  }
}

extension Command {
  /// The command `expo manual [COMMAND]`: the page on a terminal, and its source elsewhere.
  static let manual = Command(
    name: .manual, operands: [.command],
    summary: (
      "show a manual page; into a pipe, print its mdoc source",
      "매뉴얼 페이지를 보여 주고, 파이프에는 mdoc 소스를 출력합니다"
    ),
    examples: [
      ("expo manual", "show the manual page of expo", "expo의 매뉴얼 페이지를 보여 줍니다"),
      ("expo manual validate", "show that of a command", "명령 하나의 매뉴얼 페이지를 보여 줍니다"),
      ("expo manual list >expo-list.1", "write its source, for man", "man이 읽을 소스를 파일에 씁니다"),
    ]
  ) { arguments, console in
    let help = HelpText(language: console.language)
    let command = try arguments.operands.first.map(Command.named)
    let page = command.map { help.manual($0) } ?? help.manual
    if console.standardOutput.isTerminal { return try console.page(page.help, arguments) }
    try console.print(document: page.mdoc)
    return .success
  }
}

/// Writes mdoc source, in lines of at most 78 bytes.
struct MdocWriter {
  private static let longestLine = 78
  private static let escapes: [Character: String] = [
    "\\": "\\e", "-": "\\-", "\"": "\\(dq", "'": "\\(aq", "`": "\\(ga", "^": "\\(ha", "~": "\\(ti",
  ]

  private(set) var page = ""

  /// Adds macros with their arguments, which are escaped already.
  mutating func macro(_ lines: String...) {
    for line in lines { page += ".\(line)\n" }
  }

  /// Adds text, broken at spaces; a sentence begins a line.
  mutating func text(_ text: String) {
    var lines: [String] = []
    for word in text.split(separator: " ").map({ escaped(String($0)) }) {
      if let line = lines.last, !line.hasSuffix("."),
        line.utf8.count + 1 + word.utf8.count <= Self.longestLine
      {
        lines[lines.count - 1] += " " + word
      } else {
        lines.append(word)
      }
    }
    for line in lines { addLine(line) }
  }

  /// Adds a section of help as a subsection; one without a title continues its section.
  mutating func add(_ section: HelpSection) {
    if let title = section.title { macro("Ss " + escaped(title, isArgument: true)) }
    for (index, block) in section.blocks.enumerated() {
      if index > 0, case .paragraph = block { macro("Pp") }
      add(block)
    }
  }

  mutating func add(_ block: HelpSection.Block) {
    switch block {
    case .paragraph(let text), .usage(let text): self.text(text)
    case .code(let lines):
      macro("Bd -literal -offset 2n")
      for line in lines { addLine(escaped(line)) }
      macro("Ed")
    case .rows(let rows): addList(rows, width: "6n")
    case .examples(let rows): addList(rows, width: "4n")
    }
  }

  private mutating func addList(_ rows: [HelpSection.Row], width: String) {
    macro("Bl -tag -width \(width)")
    for row in rows {
      macro("It " + term(row.term))
      text(row.text)
    }
    macro("El")
  }

  private func term(_ term: HelpSection.Term) -> String {
    switch term {
    case .option(let option):
      (option.letter.map { "Fl \($0) , " } ?? "") + "Fl " + escaped("-\(option.name.text)")
        + (option.placeholder.map { " Ar " + escaped($0, isArgument: true) } ?? "")
    case .variable(let variable): "Ev \(variable.rawValue)"
    case .command(let text): "Ic " + escaped(text, isArgument: true)
    case .word(let text): "Sy " + escaped(text, isArgument: true)
    }
  }

  private mutating func addLine(_ line: String) {
    let isMacro = line.hasPrefix(".") || line.hasPrefix("'")
    page += (isMacro ? "\\&" : "") + line + "\n"
  }

  /// Text that mdoc does not interpret; an argument of a macro is in quotes.
  func escaped(_ text: String, isArgument: Bool = false) -> String {
    let escaped = text.map { Self.escapes[$0] ?? String($0) }.joined()
    // In quotes, words and punctuation are not macros and delimiters.
    return isArgument ? "\"" + (escaped.count == 1 ? "\\&" : "") + escaped + "\"" : escaped
  }
}
