/// What an exposition is published as.
///
/// To add a kind, add a case, its form below, and its name to the options that are for it.
enum ExportKind: String, CaseIterable, Sendable {
  case markdown, html

  /// Reads the options of the kind.
  ///
  /// - Throws: ``UsageError``, and `FileError` if a file that an option names cannot be read.
  func form(_ arguments: Arguments) throws -> any ExportForm {
    switch self {
    case .markdown: try MarkdownForm(arguments)
    case .html: try HTMLForm(arguments)
    }
  }
}
