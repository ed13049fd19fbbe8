/// What an exposition is published as.
enum ExportKind: String, CaseIterable {
  case markdown, html

  /// The options that mean nothing to it.
  var foreignOptions: [CommandOption] {
    switch self {
    case .markdown: CommandOption.html
    case .html: CommandOption.markdown
    }
  }
}
