import ExpoBase
import ExpoKit
import ExpoModel

extension Command {
  /// The command `expo show [PATH] [ENTRY…]`.
  static let show = Command(.show, [.path, .entries], options: .show) {
    arguments, console in
    let settings = try ShowSettings(arguments, console)
    let reading = try ReadingSession(settings.path, arguments, console)
    var run = try ShowRun(settings, reading, console)
    return try run.run()
  }
}

/// The output formats of `show`.
enum ShowFormat: String, CaseIterable, Sendable {
  case text, markdown, json
}

/// The options of `show`, checked.
struct ShowSettings {
  let reading: ReadingSettings
  let format: ShowFormat
  /// The path; nil for the current folder.
  let path: String?
  /// The words that name entries; none shows the poster.
  let entries: [String]
  let showsAll: Bool
  /// The name of the only field to print; nil for all.
  let field: String?

  init(_ arguments: Arguments, _ console: Console) throws(UsageError) {
    reading = try ReadingSettings(arguments, console)
    format = try arguments[.showFormat] ?? .text
    let first = arguments.operands.first
    path = first.flatMap { ReadingSettings.isPath($0) ? $0 : nil }
    entries = Array(arguments.operands.dropFirst(path == nil ? 0 : 1))
    showsAll = arguments.has(.all)
    field = try arguments[.field]
    // Which operand is an entry depends on the files that there are.
    if let entry = entries.first, showsAll {
      throw .excludes(Option.all.name, .entry(entry), nil)
    }
  }
}

extension [any CommandOption] {
  /// The options of `show`, in the order of help.
  static let show = [Option.showFormat, Option.all, Option.field] as Self + documents + paging
}

extension Option<ShowFormat> {
  static var showFormat: Self {
    .choice(
      "format", letter: "f", "FMT", in: .output,
      en: "\(choices.joined(separator: " ")); default: text",
      ko: "형식을 고릅니다: \(choices.joined(separator: ", ")). 기본값: text"
    ).excluding("field")
  }
}

extension Option<Never> {
  static var all: Self {
    .flag("all", in: .selection, en: "show the poster and every entry", ko: "포스터와 모든 항목을 보여 줍니다")
      .excluding(.option("field", .useList))
  }
}

extension Option<String> {
  static var field: Self {
    .text(
      "field", "FIELD", in: .selection, en: "print only this field, unchanged",
      ko: "이 필드만 그대로 출력합니다")
  }
}

/// Finds the entry that a command-line word names.
enum EntryLookup {
  /// How many of several matches are named.
  private static let namedLimit = 5

  /// The only element with that number, name, image name or JSON Pointer.
  ///
  /// - Throws: ``DataError`` if there is none or more than one.
  static func element(
    _ word: String, in list: EntryList?
  ) throws(DataError) -> EntryList.Element {
    guard let list else { throw .noEntries(word: word) }
    let found = list.elements(named: word)
    if found.count == 1, let element = found.first { return element }
    throw found.isEmpty ? missing(word, list) : ambiguous(word, found, list)
  }

  private static func missing(_ word: String, _ list: EntryList) -> DataError {
    .noEntry(
      word: word, entries: list.count, file: list.file.name,
      nearest: list.nearestName(to: word))
  }

  private static func ambiguous(
    _ word: String, _ found: [EntryList.Element], _ list: EntryList
  ) -> DataError {
    let entries = found.prefix(namedLimit).map { element in
      DataError.FoundEntry(
        pointer: element.pointer, name: list.text(.name, of: element) ?? "")
    }
    return .severalEntries(word: word, entries, more: found.count - entries.count)
  }
}
