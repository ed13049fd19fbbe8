import ExpoBase
import ExpoJSON

// Manual pages (mdoc) from the pages of  The names of the standard sections are English in every
// language, as mandoc expects.

extension HelpText {
  /// The manual page `expo(1)`.
  var manual: String {
    var writer = MdocWriter()
    addHead("expo", introduction, &writer)
    writer.macro("Nm")
    writer.macro("Ar command")
    writer.macro("Op Ar option ...")
    writer.macro("Op Ar path ...")
    writer.macro("Sh DESCRIPTION")
    writer.text(introduction)
    for section in tables { addSubsection(section, &writer) }
    writer.macro("Sh ENVIRONMENT")
    writer.add(.rows(EnvironmentVariable.Group.allCases.flatMap(self.variables)))
    addExitStatus(ExitCode.allCases, &writer)
    writer.macro("Sh EXAMPLES")
    writer.add(.examples(firstCommands))
    addReferences(CommandName.allCases.map { "expo-\($0.rawValue)" }, &writer)
    return writer.page
  }

  /// The manual page of a command, such as `expo-list(1)`.
  func manual(_ command: Command) -> String {
    var writer = MdocWriter()
    addHead("expo-\(command.name.rawValue)", command.name.summary(in: language), &writer)
    writer.macro("Nm expo")
    writer.macro("Cm \(command.name.rawValue)")
    writer.macro("Op Ar option ...")
    for operand in command.operands {
      writer.macro("Ar " + writer.escaped(operand.usage, isArgument: true))
    }
    writer.macro("Sh DESCRIPTION")
    writer.text(command.name.summary(in: language))
    for section in optionGroups(command) + keys(command) {
      addSubsection(section, &writer)
    }
    for topic in command.name.topics { addTopic(topic, &writer) }
    writer.macro("Sh ENVIRONMENT")
    let variables = variables(command)
    if !variables.isEmpty { writer.add(.rows(variables)) }
    writer.text(moreVariables)
    addExitStatus([.success, .findings, .failure], &writer)
    writer.macro("Sh EXAMPLES")
    writer.add(.examples(command.name.examples(in: language)))
    addReferences(["expo"], &writer)
    return writer.page
  }

  private func addHead(_ name: String, _ summary: String, _ writer: inout MdocWriter) {
    writer.macro("Dd \(ToolVersion.date)")
    writer.macro("Dt \(name.uppercased()) 1")
    writer.macro("Os expo \(ToolVersion.current)")
    writer.macro("nh")
    writer.macro("Sh NAME")
    writer.macro("Nm \(name)")
    writer.macro("Nd " + writer.escaped(summary, isArgument: true))
    writer.macro("Sh SYNOPSIS")
  }

  private func addSubsection(_ section: HelpSection, _ writer: inout MdocWriter) {
    guard let title = section.title else { return }
    writer.macro("Ss " + writer.escaped(title, isArgument: true))
    for block in section.blocks { writer.add(block) }
  }

  /// Adds a topic of help as one subsection, with those that have a title of their own behind it.
  private func addTopic(_ topic: HelpTopic, _ writer: inout MdocWriter) {
    let sections = page(topic)
    let title = topic.title(in: language)
    writer.macro("Ss " + writer.escaped(title, isArgument: true))
    for (index, section) in sections.enumerated() {
      if let own = section.title, own != title {
        addSubsection(section, &writer)
      } else {
        if index > 0, section.title == nil { writer.macro("Pp") }
        for block in section.blocks { writer.add(block) }
      }
    }
  }

  private func addExitStatus(_ codes: [ExitCode], _ writer: inout MdocWriter) {
    writer.macro("Sh EXIT STATUS")
    writer.add(.rows(exitCodes(codes)))
  }

  private func addReferences(_ names: [String], _ writer: inout MdocWriter) {
    writer.macro("Sh SEE ALSO")
    let sorted = names.sorted()
    for name in sorted { writer.macro("Xr \(name) 1" + (name == sorted.last ? "" : " ,")) }
  }
}

extension Command {
  /// The command `expo manual [COMMAND]`.
  static let manual = Command(.manual, [.command]) { arguments, console in
    let help = HelpText(language: console.language)
    let command = try arguments.operands.first.map(Command.named)
    try console.print(document: command.map { help.manual($0) } ?? help.manual)
    return .success
  }
}
