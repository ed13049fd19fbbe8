import ExpoJSON
import ExpoBase
import ExpoKit

/// An invalid command line: exit status 2.
enum UsageError: Error, Equatable {
  /// An unknown word, and what may have been meant.
  case unknown(Vocabulary, String, Suggestion?)
  /// A path in place of a command.
  case pathAsCommand(String)
  /// An invalid value of an option.
  case value(of: OptionName, ValueFault)
  /// An invalid value of an environment variable.
  case variable(EnvironmentVariable, ValueFault)
  /// Invalid operands.
  case operands(OperandFault)
  /// An option that cannot be used with something that is given.
  case excludes(OptionName, OptionPartner, OptionHint?)
  /// An option without something that it needs.
  case needs(OptionName, OptionPartner)
  /// An invalid destination of an export.
  case target(TargetFault)
  /// An invalid configuration or baseline; its findings are printed first.
  case unusable(ConfigurationError.Purpose, file: String)

  /// Creates the error for an unknown word, with the nearest of the known ones, or else with all if
  /// they are few.
  static func unknown(_ vocabulary: Vocabulary, _ word: String, among known: [String]) -> Self {
    let nearest = NearWords.nearest(to: word, among: known).map(Suggestion.nearest)
    return .unknown(vocabulary, word, nearest ?? (known.count <= 6 ? .oneOf(known) : nil))
  }
}

/// What may have been meant by an unknown word.
enum Suggestion: Equatable {
  /// The nearest known word.
  case nearest(String)
  /// Any of the known words.
  case oneOf([String])
}

/// What a command-line word should name.
enum Vocabulary: Sendable {
  case option, command, rule, exportKind, schema, shell
  /// A command, or a topic of help.
  case topic
  /// A field of an entry.
  case field
  /// A field of the exposition.
  case expositionField
}

/// What is wrong with the value of an option.
enum ValueFault: Error, Equatable {
  /// It is missing; the option as help shows it.
  case missing(usage: String)
  /// The option is a flag.
  case notTaken
  /// The option is given twice.
  case givenTwice
  /// It is not a whole number, or too small.
  case notANumber(String, atLeast: Int)
  /// It is none of the choices; the nearest one.
  case notAChoice(String, of: [String], nearest: String?)
  /// It is empty.
  case namesNothing(Named)
  /// It is a folder, and a file is expected.
  case namesFolder(String)
  /// A format has `=` without a file.
  case noFile(ReportFormat)
  /// It is `-`, which is standard input only as PATH.
  case isStandardInput
  /// It is `-`, which is standard output only of `export -o -`; the format that it is of.
  case isStandardOutput(ReportFormat?)
  /// It is the name of another option, or `--`.
  case isOption(String)
  /// It follows the letter of an option and `=`.
  case afterEquals(String, String)
  /// It is not `FMT` or `FMT=FILE`.
  case notAReport(String)
  /// There are two formats for one file; nil for standard output.
  case twoFormats(file: String?)
  /// It is not `RULE=LEVEL`.
  case notRuleAndLevel(String)
  /// It is not a severity; the nearest one.
  case notALevel(String, nearest: String?)
  /// It is not the address of a folder on the web.
  case notAnAddress(String, AddressFault)
  /// It is not a language tag.
  case notALanguageTag(String)
  /// It is a command whose program is missing.
  case notInstalled(String)

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

  /// Creates the fault of a word that is none of the choices.
  static func notAChoice(_ word: String, of names: [String]) -> Self {
    .notAChoice(word, of: names, nearest: NearWords.nearest(to: word, among: names))
  }

  /// Creates the fault of a word that is not a severity.
  static func notALevel(_ word: String) -> Self {
    let names = Severity.allCases.map(\.rawValue)
    return .notALevel(word, nearest: NearWords.nearest(to: word, among: names))
  }
}

/// What is wrong with operands.
enum OperandFault: Equatable {
  /// One of them is empty.
  case empty
  /// An operand is the file whose name standard input has.
  case namedTwice(String)
  /// A word is not UTF-8; its bytes, with escapes for those that are not.
  case notUTF8(String)
  /// There are several of an operand that a command takes once.
  case several(CommandName, Operand, Int)
  /// The first word is missing, which must be one of these.
  case missing(CommandName, oneOf: [String])
  /// There is no file, and `--json-lines` needs one.
  case noStream
}

/// Why a destination of an export is invalid.
enum TargetFault: Equatable {
  /// It is an input file.
  case isRead(file: String)
  /// It is inside a catalog or data set that is read.
  case isInside(folder: String)
  /// A folder is needed, and none is named.
  case needsFolder(FolderReason)
  /// A folder is needed, and this is a file.
  case isNoFolder(String, FolderReason)
}
