extension HelpNote {
  var english: String {
    switch self {
    case .startValidate: "check the documents in this folder"
    case .startBrowse: "read the exposition on a full screen"
    case .startExport: "publish it as a web site"
    case .moreCommands: "all commands: \(Self.helpLine(nil))"
    case .moreOptions: "options and examples of a command: expo COMMAND --help"
    case .more(let topics): "more: \(Self.helpLines(topics))"
    case .moreVariables: "colour, terminal and language: expo help environment"
    case .afterError(let command): "for help: \(Self.helpLine(command))"
    }
  }
}
