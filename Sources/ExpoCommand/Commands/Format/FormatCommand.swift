import ExpoBase
import ExpoJSON
import ExpoKit

extension Command {
  /// The command `expo format [PATH…]`.
  static let format = Command(.format, [.paths], options: .format) {
    arguments, console in
    var run = FormatRun(settings: try FormatSettings(arguments, console), console: console)
    return try run.run(arguments.operands.isEmpty ? ["."] : arguments.operands)
  }
}

/// The options of `format`, checked.
struct FormatSettings {
  /// What happens to a formatted document.
  enum Action {
    /// It is printed to standard output.
    case print
    /// It replaces the file.
    case write
    /// The name of a file that would change is printed.
    case check
    /// The difference is printed.
    case diff
  }

  let action: Action
  /// The formatter for documents of no known kind.
  let formatter: JSONFormatter
  /// The kind to read every document as; nil to detect it.
  let kind: DocumentKind?
  let standardInputName: String
  /// Which files are searched in folders.
  let files: FileChoice
  let isQuiet: Bool
  /// The reporter for documents that are refused.
  let reporter: any Reporter

  init(_ arguments: Arguments, _ console: Console) throws(UsageError) {
    action = Action(arguments)
    formatter = JSONFormatter(
      layout: try Self.layout(arguments), escaping: try arguments[.escape] ?? .keep,
      escapesHidden: action == .print && console.standardOutput.isTerminal)
    kind = try arguments[.kind]
    standardInputName = try (arguments[.stdinFilename] ?? .standardInput).string
    files = try FileChoice(arguments, console)
    isQuiet = arguments.has(.quiet)
    let format: ReportFormat = console.standardError.isTerminal ? .full : .concise
    reporter = format.reporter(
      width: try console.width(arguments), language: console.language)
  }

  private static func layout(_ arguments: Arguments) throws(UsageError) -> JSONFormatter.Layout {
    arguments.has(.compact) ? .compact : .indented(try arguments[.indent] ?? .two)
  }
}

extension FormatSettings.Action {
  /// Reads `--write`, `--check` and `--diff`.
  fileprivate init(_ arguments: Arguments) {
    self =
      arguments.has(.formatDiff)
      ? .diff : arguments.has(.check) ? .check : arguments.has(.write) ? .write : .print
  }

  /// Whether documents or differences are printed, without a closing line.
  var printsDocuments: Bool { self == .print || self == .diff }
}

/// The outcome of a run of `format`, in documents.
struct FormatTally {
  /// Documents that were changed, or would be.
  var changed = 0
  /// Documents that are already formatted.
  var unchanged = 0
  /// Documents with errors.
  var refused = 0
  /// JSON files that are not documents.
  var skipped = 0
  /// How many files and folders were skipped because their names are not UTF-8.
  var notUTF8 = 0

  /// The closing line; nil if documents are printed, or there were none.
  func words(of action: FormatSettings.Action, in language: Language) -> String? {
    // If nothing could be done, errors have been printed.
    if action.printsDocuments || changed + unchanged + refused == 0 { return nil }
    let isDone = action == .write
    return language.pick(en: english(isDone: isDone), ko: korean(isDone: isDone))
  }

  /// `2 files formatted, 1 file already formatted; 3 other JSON files skipped`.
  private func english(isDone: Bool) -> String {
    let verb = isDone ? "formatted" : "would be formatted"
    let parts = [
      changed > 0 ? "\(English.count(changed, "file")) \(verb)" : nil,
      unchanged > 0 ? "\(English.count(unchanged, "file")) already formatted" : nil,
      refused > 0 ? "\(English.count(refused, "file")) refused" : nil,
    ].compactMap(\.self)
    return parts.joined(separator: ", ")
      + (skipped > 0 ? "; \(English.count(skipped, "other JSON file")) skipped" : "")
      + (notUTF8 > 0 ? "; \(English.count(notUTF8, "name")) skipped, not UTF-8" : "")
  }

  private func korean(isDone: Bool) -> String {
    let counts = [
      (isDone ? "정리한 파일" : "정리할 파일", changed), ("이미 정리된 파일", unchanged),
      ("오류가 있어 정리하지 않은 파일", refused), ("건너뛴 다른 JSON 파일", skipped),
      ("UTF-8이 아니어서 건너뛴 이름", notUTF8),
    ]
    return counts.filter { $0.1 > 0 }.map { "\($0) \($1)개" }.joined(separator: ", ")
  }
}
