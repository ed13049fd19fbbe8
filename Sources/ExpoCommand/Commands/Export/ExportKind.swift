import ExpoBase

/// The kinds of export.
///
/// To add a kind, add a case and its form below, and its options to `ExportOptions.swift`.
enum ExportKind: String, CaseIterable, Sendable {
  case markdown, html

  /// The form of the kind, with its options.
  ///
  /// - Parameters:
  ///   - arguments: The command line.
  ///   - labels: The language of labels; nil for that of the data.
  /// - Returns: The form.
  /// - Throws: ``UsageError``, and `FileError` if a file that an option names cannot be read.
  func form(_ arguments: Arguments, labels: Language?) throws -> any ExportForm {
    switch self {
    case .markdown: try MarkdownForm(arguments, labels: labels)
    case .html: try HTMLForm(arguments, labels: labels)
    }
  }
}
