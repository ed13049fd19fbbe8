/// The kinds of export.
///
/// To add a kind, add a case and its form below, and its options to `OptionTable.swift`.
enum ExportKind: String, CaseIterable, Sendable {
  case markdown, html

  /// The form of the kind, with its options.
  ///
  /// - Throws: ``UsageError``, and `FileError` if a file that an option names cannot be read.
  func form(_ arguments: Arguments) throws -> any ExportForm {
    switch self {
    case .markdown: try MarkdownForm(arguments)
    case .html: try HTMLForm(arguments)
    }
  }
}
