extension Command {
  /// The command `expo export markdown|html [PATH…]`.
  static let export = Command(.export, [.exportKind, .paths], options: .export) {
    arguments, console in
    let names = ExportKind.allCases.map(\.rawValue)
    guard let word = arguments.operands.first else {
      throw UsageError.operands(.missing(.export, oneOf: names))
    }
    guard let kind = ExportKind(rawValue: word) else {
      throw UsageError.unknown(.exportKind, word, among: names)
    }
    let paths = Array(arguments.operands.dropFirst())
    let isGiven = arguments.has(.entries) || arguments.has(.exposition)
    guard paths.count <= 1 || !isGiven else {
      throw UsageError.operands(.several(.export, .path, paths.count))
    }
    let settings = try ExportSettings(kind, arguments, console)
    let sources = try ReadingSession.sources(paths, arguments, console)
    return try ExportRun(settings, console).run(sources)
  }
}
