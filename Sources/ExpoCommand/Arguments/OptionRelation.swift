import ExpoBase

/// What an option needs or excludes.
enum OptionRelation: Sendable {
  /// Another option, and what messages advise.
  case option(OptionName, OptionHint? = nil)
  /// Another option with a value of some kind: `--format names`.
  case value(OptionName, OptionHint? = nil, @Sendable (String) -> Bool)
  /// The operand `-`.
  case standardInput
  /// The destination of an export, other than standard output.
  case destination
}

/// What an option does to the exit status of `validate`, which is 1 for a document with an error.
///
/// The options without an effect leave the exit status alone.
enum OptionEffect: Sendable {
  /// It chooses what is checked or reported.
  case selects
  /// It changes what counts as an error.
  case lowers
  /// It removes errors from documents.
  case repairs
}

/// The other side of an invalid combination, as messages name it.
enum OptionPartner: Equatable {
  /// An option, with its value if that matters: `--format names`.
  case option(String)
  /// The operand `-`.
  case standardInput
  /// An entry.
  case entry(String)
  /// A command.
  case command(String)
  /// A kind of export.
  case export([ExportKind])
  /// `-o FILE` or `-o DIR`.
  case destination
  /// More than one exposition.
  case severalExpositions
}

/// What to do instead of an invalid combination.
enum OptionHint: Equatable, Sendable {
  /// `--check` of `export` also exits with 1.
  case checkTells
  /// Fields are printed by `--format tsv`.
  case useTSV
  /// Fields of all entries are printed by `list`.
  case useList
  /// Reports can be written to files.
  case writeToFile
  /// Lines have the formats that are a sequence of findings.
  case useLines
}

/// The groups of options, in the order of help.
enum OptionGroup: CaseIterable, Sendable {
  /// The documents that are read.
  case documents
  /// The rules that are reported.
  case rules
  /// The pictures that are used.
  case pictures
  /// The fixes that are applied.
  case fixes
  /// The entries and fields that are shown.
  case selection
  /// What is printed or written.
  case output
  /// The exit status.
  case exitStatus
  /// The configuration.
  case configuration
  /// The options of every command.
  case common
}

// MARK: - Words

extension OptionGroup {
  /// The heading in help.
  func title(in language: Language) -> String {
    switch self {
    case .documents: language.pick(en: "documents", ko: "문서")
    case .rules: language.pick(en: "rules", ko: "규칙")
    case .pictures: language.pick(en: "pictures", ko: "그림")
    case .fixes: language.pick(en: "fixes", ko: "수정")
    case .selection: language.pick(en: "selection", ko: "고르기")
    case .output: language.pick(en: "output", ko: "출력")
    case .exitStatus: language.pick(en: "when a run fails", ko: "종료 상태가 1이 되는 조건")
    case .configuration: language.pick(en: "configuration", ko: "설정")
    case .common: language.pick(en: "common", ko: "공통")
    }
  }
}
