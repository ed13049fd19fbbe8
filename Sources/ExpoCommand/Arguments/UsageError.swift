import ExpoDiagnostics
import ExpoSource

/// A command line that cannot be carried out: exit status 2.
enum UsageError: Error, Equatable {
  /// A word that is not in a vocabulary; the nearest that is.
  case unknown(Vocabulary, String, nearest: String?)
  /// A value that an option does not take.
  case value(of: OptionName, ValueFault)
  /// Operands that a command does not take.
  case operands(OperandFault)
  /// Options that cannot be given together.
  case conflict(OptionConflict)
  /// A place where nothing can be exported to.
  case target(TargetFault)
  /// A configuration with findings, which are printed before.
  case unusableConfiguration(file: String)

  /// A word that is not in a vocabulary, and the words that are.
  static func unknown(_ vocabulary: Vocabulary, _ word: String, among known: [String]) -> Self {
    .unknown(vocabulary, word, nearest: EditDistance.nearest(to: word, among: known))
  }

  /// What is wrong and what to do.
  func words(in language: MessageLanguage) -> ErrorWords {
    switch language {
    case .english: english
    }
  }
}

/// What a word on the command line should name.
enum Vocabulary: Sendable {
  case option, command, rule, exportKind, schema
  /// A field of an entry.
  case field
  /// A field of the exposition.
  case expositionField
}

/// What is wrong with the value of an option.
enum ValueFault: Error, Equatable {
  /// There is none; the option as help writes it.
  case missing(usage: String)
  /// A flag has one.
  case notTaken
  /// There are two, and only one is taken.
  case givenTwice
  /// It is not a whole number, or too small.
  case notANumber(String, atLeast: Int)
  /// It is none of the choices; the nearest of them.
  case notAChoice(String, of: [String], nearest: String?)
  /// It names nothing.
  case namesNothing(Named)
  /// A format has `=` and no file after it.
  case noFile(ReportFormat)
  /// It is `-` where a file is read.
  case isStandardInput
  /// It is not `RULE=LEVEL`.
  case notRuleAndLevel(String)
  /// It is no severity; the nearest of them.
  case notALevel(String, nearest: String?)
  /// It is not the address of a folder on the web.
  case notAnAddress(String, AddressFault)
  /// It is not a language tag.
  case notALanguageTag(String)

  /// What a value should name.
  enum Named: Sendable {
    case file, fileOrFolder, rule, field
  }

  /// What is wrong with an address.
  enum AddressFault: Sendable {
    /// It does not have the form of one.
    case malformed
    /// Its host is not in ASCII.
    case hostNotASCII
    /// It has a user name.
    case userName
    /// It is the address of a page.
    case page
  }

  /// A word that is none of the choices.
  static func notAChoice(_ word: String, of names: [String]) -> Self {
    .notAChoice(word, of: names, nearest: EditDistance.nearest(to: word, among: names))
  }

  /// A word that is no severity.
  static func notALevel(_ word: String) -> Self {
    let names = Severity.allCases.map(\.rawValue)
    return .notALevel(word, nearest: EditDistance.nearest(to: word, among: names))
  }
}

/// What is wrong with operands.
enum OperandFault: Equatable {
  /// One of them is an empty word.
  case empty
  /// There are several paths where a command reads one.
  case several(CommandName, Int)
  /// The word is missing that says what to do.
  case missing(CommandName, oneOf: [String])
  /// There is no file for `--json-lines`.
  case noStream
}

/// Options that exclude each other, or an operand.
enum OptionConflict: Equatable {
  /// `--write`, and an option of `format` that writes nothing.
  case writing(OptionName)
  /// `--compact` and `--indent`.
  case compactAndIndent
  /// `--images` and `--no-images`.
  case imagesAndNoImages
  /// `--check` and `--dry-run` of `export`.
  case checkAndDryRun
  /// `--page` or `--per-page`, and `--offset` or `--limit`.
  case pageAndSlice
  /// `--format names` and `--fields`.
  case namesAndFields
  /// `--all` and an entry.
  case allAndEntry(String)
  /// `--all` and `--field`.
  case allAndField
  /// `--field` and `--format`.
  case fieldAndFormat
  /// `--json-lines`, and an option that needs whole documents.
  case jsonLines(OptionName)
  /// `--json-lines`, and a format or a file that it does not write; the formats that it does.
  case jsonLinesFormat([ReportFormat])
  /// An option of another kind of export.
  case exportKind(OptionName, ExportKind)
  /// Two formats for one file.
  case formatsForFile(String)
  /// Two formats for standard output.
  case formatsForStandardOutput
  /// An option that compares with an earlier export, and standard output.
  case comparison(OptionName)
}

/// Why nothing can be exported to a place.
enum TargetFault: Equatable {
  /// It is a file that is read.
  case isRead(file: String)
  /// It is inside a catalog or data set that is read.
  case isInside(folder: String)
  /// There must be a folder, and none is named.
  case needsFolder(FolderReason)
  /// There must be a folder, and this is a file.
  case isNoFolder(String, FolderReason)
}
