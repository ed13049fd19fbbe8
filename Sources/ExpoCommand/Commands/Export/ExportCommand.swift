extension Command {
  /// The command `expo export markdown|html [PATH]`.
  static let export = Command(
    name: "export", operands: "markdown|html [PATH]",
    summary: "publish an exposition as Markdown, or as a web site",
    options: CommandOption.export
  ) { arguments, console in
    let names = ExportKind.allCases.map(\.rawValue)
    guard let word = arguments.operands.first else {
      throw UsageError("export expects one of \(names.joined(separator: ", "))")
    }
    guard let kind = ExportKind(rawValue: word) else {
      throw UsageError("unknown kind of export '\(word)'", suggesting: word, among: names)
    }
    guard arguments.operands.count <= 2 else {
      throw UsageError("export expects one PATH, found \(arguments.operands.count - 1)")
    }
    let settings = try ExportSettings(kind, arguments, console)
    let reading = try ReadingSession(
      arguments.operands.dropFirst().first, arguments, console)
    return try ExportRun(settings, console).run(reading.source)
  }
}
