import ExpoSource

/// An option of a command, whatever the type of its value.
///
/// Parsing, help and suggestions read the tables of these; see `OptionID.swift`.
protocol CommandOption: Sendable {
  /// What tells it from options of other commands that have the same name.
  var id: OptionID { get }
  /// The long name.
  var name: OptionName { get }
  /// The letter of the short form.
  var letter: Character? { get }
  /// What its value is; nil for a flag.
  var value: ValueKind? { get }
  /// The name of its value in help; nil for a flag.
  var placeholder: String? { get }
  /// Whether it may be given more than once.
  var isRepeatable: Bool { get }
  /// Where help lists it.
  var group: OptionGroup { get }
  /// The kinds of export that it is for.
  var exportKinds: [ExportKind] { get }
}

extension CommandOption {
  /// As help writes it: `-f, --format FMT`.
  var usage: String {
    (letter.map { "-\($0), " } ?? "    ") + "\(name)" + (placeholder.map { " \($0)" } ?? "")
  }

  /// What it does, in one line: `markdown: a file for each entry`.
  func summary(in language: MessageLanguage) -> String {
    let isForAll = exportKinds.count == ExportKind.allCases.count
    let kinds = exportKinds.map(\.rawValue).joined(separator: ", ")
    return (isForAll ? "" : kinds + ": ") + words(in: language)
  }

  private func words(in language: MessageLanguage) -> String {
    switch language {
    case .english: id.englishSummary(choices: value?.choices ?? [])
    }
  }
}
