extension CommandName {
  var englishSummary: String {
    switch self {
    case .validate: "check documents: files, folders, asset catalogs, or - for standard input"
    case .format: "pretty-print documents: to standard output, or in place with --write"
    case .list: "list the entries of an exposition, one line each"
    case .show: "show the poster, or entries by number, name, image name or JSON Pointer"
    case .browse: "read the poster and the entries on a full screen"
    case .export: "publish an exposition as Markdown or as a web site"
    case .rules: "list all rules, or explain the named ones"
    case .schema: "print the JSON Schema (draft 2020-12) of a kind of document"
    case .completions: "print the completion script of a shell"
    case .manual: "print a manual page (mdoc)"
    case .help: "show help for expo, a command or a topic"
    }
  }
}
